import { useFieldContext } from './form-context.ts';

/** What is wrong with the field that surrounds this, if anything. */
export function useFieldError(): string | undefined {
  const [error] = useFieldContext().state.meta.errors;
  return typeof error === 'string' ? error : undefined;
}
