// @vitest-environment node

import { expect, it } from 'vitest';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/query-client.ts';
import { readAddress, SEARCH_PARAMS } from '../../../functions/src/site/page-address.ts';

it('every parameter that a route reads reaches the page', () => {
  const { routesById } = createAppRouter(createQueryClient());
  const names = Object.values(routesById).flatMap(({ options }) => {
    const { validateSearch } = options;
    return typeof validateSearch === 'function' ? Object.keys(validateSearch({})) : [];
  });
  expect(names).toContain('region');
  expect(new Set(names)).toEqual(new Set(SEARCH_PARAMS));
});

it('others do not, whatever their order', () => {
  const page = readAddress('/destinations?utm_source=x&region=Asie&q=lac&fbclid=1');
  expect(page).toMatchObject({ kind: 'page', url: { search: '?q=lac&region=Asie' } });
  expect(readAddress('/?utm_source=x')).toMatchObject({ url: { search: '' } });
});

it('a token reaches its page', () => {
  const page = readAddress('/newsletter/confirmation?jeton=abc');
  expect(page).toMatchObject({ isPrivate: true, url: { search: '?jeton=abc' } });
});
