import * as v from 'valibot';
import type { ChoiceOption } from './field.ts';
import { withFieldMetadata } from './fields.ts';

/** Returns a schema that accepts only the values of the given options. */
export const picklistOfOptions = <TValue extends string>(
  options: readonly ChoiceOption<TValue>[],
  message: string,
) =>
  v.picklist(
    options.map(({ value }) => value),
    message,
  );

export const requiredChoiceField = <TValue extends string>(
  label: string,
  options: readonly ChoiceOption<TValue>[],
  message: string,
) =>
  withFieldMetadata(
    { kind: 'choice', label, options, isRequired: true },
    picklistOfOptions(options, message),
  );

export const choiceField = <TValue extends string>(
  label: string,
  options: readonly ChoiceOption<TValue>[],
  message: string,
) =>
  withFieldMetadata(
    { kind: 'choice', label, options, isRequired: false },
    v.nullish(picklistOfOptions(options, message), null),
  );
