import { expect, test } from 'vitest';
import { parseLinkSearch } from '#features/newsletter-link/link-search.ts';

test.each([
  [
    { jeton: 'v1.a', etat: 'confirmed' },
    { jeton: 'v1.a', etat: 'confirmed' },
  ],
  [{ jeton: 'v1.a', autre: 1 }, { jeton: 'v1.a' }],
  [{ jeton: 12, etat: 'autre' }, {}],
  [{ jeton: ['v1.a'], etat: null }, {}],
  [{ jeton: 'a'.repeat(301) }, {}],
  [{}, {}],
])('%o is read as %o', (search, expected) => {
  expect(parseLinkSearch(search)).toEqual(expected);
});
