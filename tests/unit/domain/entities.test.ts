import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ENTITY_LIST, VISITOR_DATA_ENTITIES } from '#domain/admin/entities.ts';
import { type FieldMetadata, fieldMetadataOf } from '#domain/schema/field.ts';
import { firstErrors } from '../../support/first-errors.ts';

/** The entities that an editor writes whole, without the fields that code sets. */
const EDITED = ENTITY_LIST.filter(
  (one) => one.kind === 'content' || (one.kind === 'fixed' && one.opensAt === 'search'),
).map(({ noun, fields: all, schema }) => {
  const edited = Object.entries(all).filter(
    ([, field]) => fieldMetadataOf(field)?.kind !== 'other',
  );
  const fields = Object.fromEntries(edited);
  return { noun, fields, read: schema, write: v.strictObject(fields) };
});

const OFF_SITE = [
  'javascript:alert(1)',
  'ftp://images.example/a.jpg',
  'ftp://a.example/x.jpg',
  'a b',
];
const HOSTILE = [null, '', 7, '  ', { a: 1 }, [7], 'javascript:alert(1)', Number.NaN];

/** Returns values that a field of this kind stores unchanged. */
function validValues(field: FieldMetadata): unknown[] {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'html':
    case 'slug':
      return [...(field.isRequired ? [] : [field.empty]), 'a', 'a'.repeat(field.max)];
    case 'link':
      return [''];
    case 'number':
      return [...(field.isOptional ? [0] : []), field.min, field.max, field.min + field.step];
    case 'choice':
      return [...(field.isRequired ? [] : [null]), ...field.options.map(({ value }) => value)];
    case 'list':
      return [field.empty, ['a'], Array(field.max).fill('a')];
    case 'gallery':
      return [[], Array(field.max).fill({ url: '/art/hotel-kyoto-1280.webp', alt: 'Le jardin' })];
    case 'flag':
      return [true, false];
    case 'day':
      return ['', '2026-02-28'];
    case 'picture':
      return [null, '/art/hotel-kyoto-1280.webp', 'https://images.example/a.jpg'];
    case 'url':
      return [null, 'https://partenaire.example/?id=1'];
    case 'place':
      return [null, { lat: -90, lng: 180 }];
    case 'months':
      return [[], [12], [1, 7]];
    case 'instant':
      return [null, '2026-12-01T08:00:00.000Z'];
    case 'rows':
      return [[], Array(field.max).fill({ path: '/hotels/kyoto', text: 'Le jardin', picture: '' })];
    case 'other':
      return [];
  }
}

/** Returns values that a field of this kind refuses to store. */
function invalidValues(field: FieldMetadata): unknown[] {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'html':
    case 'slug':
      return ['a'.repeat(field.max + 1), ['a'], ...(field.isRequired ? ['', ' \n', null, 3] : [])];
    case 'number':
      return [
        (field.isOptional ? 0 : field.min) - 1,
        field.max + 1,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        '1',
        null,
      ];
    case 'choice':
      return ['autre', 3, ...(field.isRequired ? ['', null] : [])];
    case 'list':
      return [Array(field.max + 1).fill('a'), ['a'.repeat(121)], [7], 'a'];
    case 'gallery':
      return [
        Array(field.max + 1).fill({ url: '/art/a.webp', alt: '' }),
        [{ url: '/art/a.webp', alt: 'a'.repeat(301) }],
        ...OFF_SITE.map((url) => [{ url, alt: '' }]),
      ];
    case 'flag':
      return ['oui', 1];
    case 'day':
      return ['2026-02-30', 'demain', 12];
    case 'picture':
    case 'url':
      return OFF_SITE;
    case 'place':
      return [{ lat: 91, lng: 0 }, { lat: 0, lng: -181 }, { lat: 0 }];
    case 'months':
      return [[0], [13], [1.5], ['mai'], 'mai'];
    case 'instant':
      return ['hier', 12];
    case 'rows':
      return [
        Array(field.max + 1).fill({ path: '/hotels/kyoto', text: '', picture: '' }),
        ...['//a.example', '/\\\\a.example', ...OFF_SITE].map((path) => [
          { path, text: '', picture: '' },
        ]),
        ...OFF_SITE.map((picture) => [{ path: '', text: '', picture }]),
      ];
    case 'link':
    case 'other':
      return [];
  }
}

it.each(VISITOR_DATA_ENTITIES)(
  'the declaration of personal data in $collection names only fields that exist',
  ({ fields, personal: { by, withheld = [], retention } }) => {
    const dates = retention.flatMap(({ since, unless = [], where = {} }) => [
      since,
      ...unless,
      ...Object.keys(where),
    ]);
    const known = ['created_at', ...Object.keys(fields)];
    expect(known).toEqual(expect.arrayContaining([by, ...withheld, ...dates]));
  },
);

describe.each(EDITED)('the entity $noun', ({ noun: entity, fields, read, write }) => {
  const known = Object.entries(fields).flatMap(([name, schema]) => {
    const field = fieldMetadataOf(schema);
    return field ? [{ name, field }] : [];
  });
  const least = Object.fromEntries(
    known.map(({ name, field }) => [name, validValues(field).at(-1)]),
  );
  const stamps = { id: 'x', created_at: '2026-03-01T10:00:00.000Z', updated_at: null };
  const anyDocument = fc.dictionary(
    fc.constantFrom(...Object.keys(fields), ...Object.keys(stamps), '__proto__', 'other'),
    fc.oneof(fc.constantFrom(...HOSTILE), fc.anything(), fc.array(fc.string(), { maxLength: 3 })),
  );

  const without = (...kinds: FieldMetadata['kind'][]) =>
    known.filter(({ field }) => !kinds.includes(field.kind));

  it.each(without('other'))(
    `a valid value of the field $name of ${entity} is read back as it was written`,
    ({ name, field }) => {
      const values = validValues(field);
      expect(values).not.toEqual([]);
      for (const value of values) {
        const record = { ...least, [name]: value };
        expect(v.parse(write, record)).toEqual(record);
        expect(v.parse(read, { ...stamps, ...record })).toMatchObject(record);
      }
    },
  );

  it.each(without('link', 'other'))(
    `the field $name of ${entity} refuses to store values of a wrong type, format, length or range`,
    ({ name, field }) => {
      const values = invalidValues(field);
      expect(values).not.toEqual([]);
      for (const value of values) {
        const [path = ''] = Object.keys(firstErrors(write, { ...least, [name]: value }));
        expect(path.split('.')[0], JSON.stringify(value)).toBe(name);
      }
    },
  );

  const texts = without('number', 'gallery', 'rows', 'slug').filter(({ field }) => 'max' in field);

  it.each(texts)(
    `the field $name of ${entity} is stored without control characters and lone surrogates`,
    ({ name, field }) => {
      const typed = ' a\r\nb\ud800\u0000 ';
      const isList = field.kind.endsWith('list');
      const written = v.parse(
        v.record(v.string(), v.unknown()),
        v.parse(write, { ...least, [name]: isList ? [typed, ' '] : typed }),
      );
      const text = field.kind === 'text' || field.kind === 'html' ? 'a\nb\ufffd' : 'a b';
      expect(written[name]).toEqual(isList ? [text] : text);
    },
  );

  it.each(known)(
    `the field $name of ${entity} is read as missing when its value has another type`,
    ({ name, field }) => {
      const readWith = (value: unknown) => {
        const { success, output } = v.safeParse(read, { ...stamps, ...least, [name]: value });
        return success ? output : 'refused';
      };
      const unsafe = field.kind === 'picture' || field.kind === 'url' ? OFF_SITE : [];
      for (const value of [{ a: 1 }, [77], ...unsafe]) {
        expect(readWith(value)).toEqual(readWith(undefined));
      }
    },
  );

  it(`a record of ${entity} with an unknown key is refused when written`, () => {
    expect(Object.keys(firstErrors(write, { ...least, id: 'x', admin: true }))).toContain('id');
  });

  it(`a stored record of ${entity} is refused when read if its id or a required text is missing`, () => {
    const required = known.filter(({ field }) => 'isRequired' in field && field.isRequired);
    for (const { name, field } of [...required, { name: 'id', field: { kind: 'line' } }]) {
      // An option may have been removed since: the schema for reading defines the fallback.
      if (field.kind === 'choice') continue;
      for (const value of [undefined, null, '', '  ', 3]) {
        expect(v.safeParse(read, { ...stamps, ...least, [name]: value }).success).toBe(false);
      }
    }
  });

  it(`a stored record of ${entity} with any values is refused when read, or read into a record that does not change when read again`, () => {
    fc.assert(
      fc.property(anyDocument, (part) => {
        const { success, output } = v.safeParse(read, { ...stamps, ...least, ...part });
        if (success) expect(v.parse(read, output)).toEqual(output);
      }),
    );
  });

  it(`two records of ${entity} read with defaults share no default object`, () => {
    const required = known.filter(({ field }) => 'isRequired' in field && field.isRequired);
    const bare = Object.fromEntries(required.map(({ name }) => [name, least[name]]));
    const [one, other] = [v.parse(read, { id: 'x', ...bare }), v.parse(read, { id: 'x', ...bare })];
    const objects = (record: unknown) =>
      Object.values(Object(record)).filter((value) => value instanceof Object);
    for (const [index, value] of objects(one).entries())
      expect(objects(other)[index]).not.toBe(value);
  });
});
