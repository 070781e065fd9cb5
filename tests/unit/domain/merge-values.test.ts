import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeConcurrentEdits } from '#domain/admin/merge-values.ts';

const BASE = {
  name: 'Ryokan',
  price: '300',
  published: false,
  publish_at: '',
  gallery: [{ url: '/a.jpg', alt: 'Cour' }],
  destinations: ['asie', 'japon'],
};
type Values = typeof BASE;

/** Merges the changes of both sides to the same record. */
function merged(mine: Partial<Values>, theirs: Partial<Values>) {
  const versions = { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } };
  return mergeConcurrentEdits(versions);
}

describe('two versions of a record', () => {
  it('two versions of a record are merged where they change different fields', () => {
    expect(merged({ name: 'Ryokan du Lac' }, { price: '320', published: true })).toEqual({
      values: { ...BASE, name: 'Ryokan du Lac', price: '320', published: true },
      disputed: [],
    });
  });

  it('two versions of a record with the same change merge without a conflict', () => {
    const same = { name: 'Momiji', gallery: [] };
    expect(merged(same, same)).toEqual({ values: { ...BASE, ...same }, disputed: [] });
  });

  it('two versions of a record that changed the same field conflict, and the merged version keeps the user’s own value of the field', () => {
    expect(merged({ name: 'Le mien' }, { name: 'Le leur', price: '320' })).toEqual({
      values: { ...BASE, name: 'Le mien', price: '320' },
      disputed: ['name'],
    });
  });

  it('merging two versions of a record treats an emptied field as a change, and a list as a single value', () => {
    expect(merged({}, { name: '' })).toMatchObject({ values: { name: '' }, disputed: [] });
    const rows = [...BASE.gallery, { url: '/b.jpg', alt: '' }];
    const merge = merged({ gallery: [] }, { gallery: rows });
    expect(merge).toMatchObject({ values: { gallery: [] }, disputed: ['gallery'] });
  });

  it('merging two versions of a record keeps every change of either side or lists it as a conflict, whatever fields both change', () => {
    const text = fc.constantFrom('un', 'deux', 'trois', '');
    const values = fc.record({ a: text, b: text, c: text });
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const merge = mergeConcurrentEdits({ base, mine, theirs });
        for (const name of ['a', 'b', 'c'] as const) {
          const kept = mine[name] === base[name] ? theirs[name] : mine[name];
          expect(merge.values[name]).toBe(kept);
          const isLost = ![base[name], kept].includes(theirs[name]);
          expect(merge.disputed.includes(name)).toBe(isLost);
        }
      }),
    );
  });
});
