import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTagList, parseTagList } from '#domain/admin/typed-values.ts';

describe('tag lists', () => {
  it('are trimmed, empties dropped', () => {
    expect(parseTagList(' spa , piscine,, vue mer ,')).toEqual(['spa', 'piscine', 'vue mer']);
    expect(parseTagList(' , ,')).toEqual([]);
    expect(parseTagList('')).toEqual([]);
  });

  it('are written with commas', () => {
    expect(formatTagList(['spa', 'vue mer'])).toBe('spa, vue mer');
    expect(formatTagList(null)).toBe('');
  });

  it('come back as they were from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a é,\n\u00A0') }), (text) => {
        const tags = parseTagList(text);
        expect(parseTagList(formatTagList(tags))).toEqual(tags);
        for (const tag of tags) expect(tag).toMatch(/^[^\s,](?:[^,]*[^\s,])?$/);
      }),
    );
  });
});
