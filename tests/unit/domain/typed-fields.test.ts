import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { parseTagList } from '#domain/admin/typed-values.ts';
import { type Field, fieldOf } from '#domain/schema/field.ts';
import { fromFormValue, toFormValue } from '#domain/schema/typed-fields.ts';

/** Only what somebody can have typed: a tag with a comma, written by a script, becomes two tags. */
const tags = fc.string({ unit: fc.constantFrom(...'a1 é,;()-•') }).map(parseTagList);

/** Returns the values of a typed kind; null for a kind whose form holds the value itself. */
function valuesOf(field: Field): fc.Arbitrary<unknown> | null {
  switch (field.kind) {
    case 'number': {
      const { min, max, step } = field;
      const decimals = String(step).split('.')[1]?.length ?? 0;
      const steps = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
      return steps.map((count) => Number((count * step).toFixed(decimals)));
    }
    case 'list':
    case 'optional list':
      return tags;
    case 'place': {
      const angle = (max: number) =>
        fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((n) => n / 1e6);
      return fc.option(fc.record({ lat: angle(90), lng: angle(180) }));
    }
    default:
      return null;
  }
}

const typedFields = ALL_ENTITIES.flatMap(({ section, fields }) =>
  Object.entries(fields).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    const values = field && valuesOf(field);
    return values ? [{ title: `${section}.${name}`, schema, field, values }] : [];
  }),
);

it('the entities have typed fields of every typed kind', () => {
  const kinds = new Set(typedFields.map(({ field }) => field.kind));
  expect([...kinds].sort()).toEqual(['list', 'number', 'optional list', 'place']);
});

describe.each(typedFields)('$title', ({ schema, field, values }) => {
  it('keeps its value when its editor is opened and saved', () => {
    fc.assert(
      fc.property(values, (value) => {
        const stored = v.parse(schema, value);
        const held = toFormValue(schema, stored);
        expect(held).toBeTypeOf('string');
        expect(v.parse(schema, fromFormValue(schema, held))).toEqual(stored);
      }),
    );
  });

  it.runIf(['number', 'place'].includes(field.kind))('keeps a text that is no value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-d ,.]*[a-d][a-d ,.]*$/), (text) => {
        expect(fromFormValue(schema, text)).toBe(text);
        expect(toFormValue(schema, text)).toBe(text);
        expect(v.is(schema, text)).toBe(false);
      }),
    );
  });
});
