import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ENTITY_LIST } from '#domain/admin/entities.ts';
import { fieldMetadataOf } from '#domain/schema/field.ts';
import { numberField } from '#domain/schema/fields.ts';
import { fromFormValue, toFormValue, unreadableFieldHint } from '#domain/schema/typed-fields.ts';

const TYPED = ['list', 'number', 'place'];
const typedFields = ENTITY_LIST.flatMap(({ section, fields }) =>
  Object.entries(fields)
    .map(([name, schema]) => ({
      title: `${section}.${name}`,
      schema,
      kind: fieldMetadataOf(schema)?.kind,
    }))
    .filter(({ kind }) => kind !== undefined && TYPED.includes(kind)),
);

it('the fields typed as text that the next tests use are of each such kind: list, number and place', () => {
  expect([...new Set(typedFields.map(({ kind }) => kind))].sort()).toEqual(TYPED);
});

describe.each(typedFields)('$title', ({ title, schema, kind }) => {
  it(`the form shows an unreadable text in the field ${title} as it was typed, and the text is refused when stored`, () => {
    const text = 'environ douze';
    expect(toFormValue(schema, text)).toBe(text);
    expect(v.is(schema, text)).toBe(false);
    if (!kind?.endsWith('list')) expect(fromFormValue(schema, text)).toBe(text);
  });
});

it('an empty optional number field is stored as 0, even below the minimum; the error for an unreadable number has an example within the limits', () => {
  const year = numberField('Ouvert en', { min: 1800, max: 2100, step: 1 }, 'Année invalide');
  expect(fromFormValue(year, '')).toBe(0);
  expect([0, 1850].map((value) => toFormValue(year, value))).toEqual(['', '1850']);
  expect([0, 1799, 1800].map((value) => v.is(year, value))).toEqual([true, false, true]);
  expect(unreadableFieldHint(fieldMetadataOf(year), 'ancien')).toContain('par exemple 1800');
});

it('an editor’s number field with a default value shows a stored 0 as 0, and refuses an empty input', () => {
  const order = numberField('Ordre', { min: 0, max: 9, step: 1, missing: 3 }, 'Ordre invalide');
  expect(toFormValue(order, 0)).toBe('0');
  expect(v.is(order, fromFormValue(order, ''))).toBe(false);
});
