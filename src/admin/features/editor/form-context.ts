import { createFormHookContexts } from '@tanstack/react-form';

/** How the fields of an editor find their form. */
export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts();
