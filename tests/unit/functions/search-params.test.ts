// @vitest-environment node

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/query-client.ts';
import { readAddress, SEARCH_PARAMS } from '../../../functions/src/site/address.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from '../domain/any-text.ts';

it('every search parameter that a route reads is passed to the page', () => {
  const { routesById } = createAppRouter(createQueryClient());
  const names = Object.values(routesById).flatMap(({ options }) => {
    const { validateSearch } = options;
    return typeof validateSearch === 'function' ? Object.keys(validateSearch({})) : [];
  });
  expect(names).toContain('region');
  // `page` is read by the components that show long lists, not by a route.
  expect(new Set([...names, 'page'])).toEqual(new Set(SEARCH_PARAMS));
});

it('unknown search parameters are dropped, and known parameters get a fixed order', () => {
  const page = readAddress('/destinations?utm_source=x&region=Asie&q=lac&fbclid=1');
  expect(page).toMatchObject({ kind: 'page', url: { search: '?q=lac&region=Asie' } });
  expect(readAddress('/?utm_source=x')).toMatchObject({ url: { search: '' } });
});

it('every route accepts any search parameters, and parses its own result unchanged', () => {
  const { routesById } = createAppRouter(createQueryClient());
  const readers = Object.values(routesById).flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? [validateSearch] : [],
  );
  expect(readers.length).toBeGreaterThan(3);
  const value = fc.oneof(fc.anything(), anyText(), fc.constantFrom(...HOSTILE_HTML));
  const search = fc.dictionary(fc.constantFrom(...SEARCH_PARAMS, 'jeton', 'etat'), value);
  fc.assert(
    fc.property(search, (given) => {
      for (const read of readers) {
        const known = read(given);
        expect(read({ ...known })).toEqual(known);
        for (const one of Object.values(known)) {
          expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof one);
        }
      }
    }),
  );
});

it('a newsletter token is passed to its page, which is private', () => {
  const page = readAddress('/newsletter/confirmation?jeton=abc');
  expect(page).toMatchObject({ isPrivate: true, url: { search: '?jeton=abc' } });
});
