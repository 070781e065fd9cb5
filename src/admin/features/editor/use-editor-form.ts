import { createFormHook } from '@tanstack/react-form';
import { CheckField } from './check-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { fieldContext, formContext } from './form-context.ts';
import { ImageField } from './image-field.tsx';
import { LineField } from './line-field.tsx';
import { ListField } from './list-field.tsx';
import { TextField } from './text-field.tsx';

/** The form of an editor, with the fields of the house: `<form.AppField name="…">{(field) => <field.LineField …/>}`. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { LineField, TextField, ChoiceField, CheckField, ImageField, ListField },
  formComponents: {},
});
