import { createFormHookContexts } from '@tanstack/react-form';

export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts();

/** The error message of the surrounding field, if any. */
export function useFieldError(): string | undefined {
  const [error] = useFieldContext().state.meta.errors;
  return typeof error === 'string' ? error : undefined;
}
