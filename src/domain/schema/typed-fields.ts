import * as v from 'valibot';
import {
  formatCoordinatesInput,
  parseCoordinates,
  unreadableCoordinatesHint,
} from '#domain/map/typed-place.ts';
import {
  formatNumberInput,
  formatTagList,
  parseTagList,
  parseTypedNumber,
  unreadableNumberHint,
} from '#domain/text/typed-values.ts';
import {
  type FieldMetadata,
  type FieldSchemas,
  fieldMetadataOf,
  mapFieldSchemas,
} from './field.ts';

// In a form, numbers, lists and coordinates are typed as text. This file converts stored values to this text and back.

/** Example number in the error on an unreadable number; another number is used if the field's limits exclude it. */
const EXAMPLE = 420;

type TypedKind = 'number' | 'list' | 'place';

/** A field's value in a form: text for numbers, lists and coordinates, else the stored value; null if empty. */
export type FormValue<TSchema extends v.GenericSchema> =
  v.InferMetadata<TSchema> extends { kind: TypedKind } ? string : v.InferOutput<TSchema> | null;

const List = v.fallback(v.array(v.string()), []);
const Place = v.fallback(v.nullable(v.object({ lat: v.number(), lng: v.number() })), null);

export const decimalsOfStep = (step: number): number => String(step).split('.')[1]?.length ?? 0;

type NumberField = Extract<FieldMetadata, { kind: 'number' }>;

function numberText(value: unknown, { isOptional }: NumberField): string {
  const isKnown = typeof value === 'number' && Number.isFinite(value);
  return isKnown && !(isOptional && value === 0) ? formatNumberInput(value) : '';
}

/** Returns the form's value for a stored value; a stored text stays, even where a number, list or place is expected. */
export function toFormValue(schema: v.GenericSchema, value: unknown): unknown {
  if (typeof value === 'string') return value;
  const field = fieldMetadataOf(schema);
  switch (field?.kind) {
    case 'number':
      return numberText(value, field);
    case 'list':
      return formatTagList(v.parse(List, value));
    case 'place':
      return formatCoordinatesInput(v.parse(Place, value));
    default:
      return value;
  }
}

function numberIn(text: string, { isOptional, step, max }: NumberField): number | string {
  if (text.trim() === '') return isOptional ? 0 : text;
  // Drops the maximum that « 4,8/5 » and « 4,8 sur 5 » contain after the number.
  const [typed = ''] = text.split(new RegExp(`\\s*(?:/|\\bsur\\b)\\s*${max}\\s*$`));
  const value = parseTypedNumber(typed, decimalsOfStep(step));
  return Number.isNaN(value) ? text : value;
}

/** Returns the value to store for a form's value. An unreadable text is returned as it is, for the schema to refuse. */
export function fromFormValue(schema: v.GenericSchema, held: unknown): unknown {
  const field = fieldMetadataOf(schema);
  if (typeof held !== 'string') return held;
  switch (field?.kind) {
    case 'number':
      return numberIn(held, field);
    case 'list':
      return parseTagList(held);
    case 'place':
      return parseCoordinates(held);
    default:
      return held;
  }
}

/**
 * Returns a French sentence on why fromFormValue cannot parse a text, and what to type instead; undefined if the
 * schema's error suffices.
 */
export function unreadableFieldHint(
  field: FieldMetadata | undefined,
  text: unknown,
): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  if (field?.kind === 'place') return unreadableCoordinatesHint(text);
  if (field?.kind !== 'number') return undefined;
  const example = Math.max(field.min, Math.min(field.max, EXAMPLE));
  return unreadableNumberHint(text, decimalsOfStep(field.step), example);
}

/** No value has this property: it keeps the values of a form from being taken for those of a record, and vice versa. */
declare const isTyped: unique symbol;
/** A form's values by field name: the text that was typed for a number, list or place; null if the field is empty. */
export type FormValues = Readonly<Record<string, unknown>> & { readonly [isTyped]?: true };
/** A record's values by field name, in the types that Firestore stores. */
export type RecordValues = Readonly<Record<string, unknown>> & { readonly [isTyped]?: false };

/** Returns the values of a form for those of a record; values that a form held before stay. */
export const toFormValues = (fields: FieldSchemas, values: RecordValues | FormValues): FormValues =>
  mapFieldSchemas(fields, (schema, name) => toFormValue(schema, values[name]));

export const fromFormValues = (fields: FieldSchemas, held: FormValues): RecordValues =>
  mapFieldSchemas(fields, (schema, name) => fromFormValue(schema, held[name]));
