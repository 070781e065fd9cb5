import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageSeoQueries } from '#data/queries.ts';
import { getPageContent } from '#data/read-page-content.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('#data/report.ts', () => ({ report }));
vi.mock('#data/stored-queries.ts', () => ({
  restoreOrFetch: (queryFn: (context: object) => unknown, context: object) => queryFn(context),
}));

beforeEach(() => void vi.clearAllMocks());

it('an error is logged and the page’s default SEO is used', async () => {
  vi.mocked(getPageContent).mockRejectedValueOnce(new Error('provoked'));
  const content = await new QueryClient().fetchQuery(pageSeoQueries.bySlug('home'));
  expect(content).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  expect(pageSeo('home', content).title).toContain(BRAND);
});

it('what administrators wrote is read', async () => {
  const written = v.parse(PageContent, { id: 'home', page_slug: 'home', page_name: 'Accueil' });
  vi.mocked(getPageContent).mockResolvedValueOnce(written);
  expect(await new QueryClient().fetchQuery(pageSeoQueries.bySlug('home'))).toEqual(written);
  expect(getPageContent).toHaveBeenCalledExactlyOnceWith('home');
});
