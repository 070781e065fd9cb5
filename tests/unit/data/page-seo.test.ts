import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageSeoQueries } from '#data/page-seo.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { BRAND } from '#domain/site/brand.ts';

const getPageContent = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
vi.mock('#data/read-page-content.ts', () => ({ getPageContent }));
vi.mock('#data/report.ts', () => ({ report }));
vi.mock('#data/query-persister.ts', () => ({ OFFLINE: {}, persistOffline: undefined }));

beforeEach(() => void vi.clearAllMocks());

it('spec 8: an error of a page’s SEO is swallowed, its defaults stand in', async () => {
  getPageContent.mockRejectedValue(new Error('provoked'));
  const content = await new QueryClient().fetchQuery(pageSeoQueries.bySlug('home'));
  expect(content).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  expect(pageSeo('home', content).title).toContain(BRAND);
});

it('spec 2: what administrators wrote is read', async () => {
  getPageContent.mockResolvedValue({ seo_title: 'Titre' });
  expect(await new QueryClient().fetchQuery(pageSeoQueries.bySlug('home'))).toEqual({
    seo_title: 'Titre',
  });
  expect(getPageContent).toHaveBeenCalledExactlyOnceWith('home');
});
