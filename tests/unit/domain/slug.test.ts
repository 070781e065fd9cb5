import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isSlug, slugify } from '#domain/text/fold-text.ts';
import { anyText } from './any-text.ts';

describe('slugify', () => {
  it.each([
    ['Japon', 'japon'],
    ['Côte d’Azur', 'cote-d-azur'],
    ['  Île -- Maurice !  ', 'ile-maurice'],
    ['Cœur & Æther', 'coeur-aether'],
    ['Straße Łódź Ørsted Đà', 'strasse-lodz-orsted-da'],
    ['Afrique de l’Est (2026)', 'afrique-de-l-est-2026'],
    ['日本', ''],
    ['---', ''],
  ])('turns « %s » into « %s »', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('returns a slug or an empty string for any text, and leaves slugs unchanged', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('keeps every plain letter and digit', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = text.toLowerCase().replace(/[^a-z0-9]/g, '');
        expect(slugify(text).replaceAll('-', '')).toBe(kept);
      }),
    );
  });
});

describe('foldText', () => {
  it('lowercases and removes accents and ligatures', () => {
    expect(foldText('ASCII')).toBe('ascii');
    expect(foldText('Cœur d’Été')).toBe("coeur d'ete");
    expect(foldText('Iıİ ΣΑΣ')).toBe('iii σασ');
  });
});
