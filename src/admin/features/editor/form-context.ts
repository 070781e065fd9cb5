import { createFormHookContexts } from '@tanstack/react-form';

/** How the fields of an editor find their form. */
export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts();

/** What is wrong with the field that surrounds this, if anything. */
export function useFieldError(): string | undefined {
  const [error] = useFieldContext().state.meta.errors;
  return typeof error === 'string' ? error : undefined;
}
