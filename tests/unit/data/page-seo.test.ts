import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageSeoQueries } from '#data/queries.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';

const getPageContent = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
vi.mock('#data/read-page-content.ts', () => ({ getPageContent }));
vi.mock('#data/report.ts', () => ({ report }));
vi.mock('#data/stored-queries.ts', () => ({
  restoreOrFetch: (queryFn: (context: object) => unknown, context: object) => queryFn(context),
}));

beforeEach(() => void vi.clearAllMocks());

it('an error is logged and the page’s default SEO is used', async () => {
  getPageContent.mockRejectedValue(new Error('provoked'));
  const content = await new QueryClient().fetchQuery(pageSeoQueries.bySlug('home'));
  expect(content).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  expect(pageSeo('home', content).title).toContain(BRAND);
});

it('what administrators wrote is read', async () => {
  getPageContent.mockResolvedValue({ seo_title: 'Titre' });
  expect(await new QueryClient().fetchQuery(pageSeoQueries.bySlug('home'))).toEqual({
    seo_title: 'Titre',
  });
  expect(getPageContent).toHaveBeenCalledExactlyOnceWith('home');
});
