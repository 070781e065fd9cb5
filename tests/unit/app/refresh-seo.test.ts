// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { refreshPageSeoIfStale } from '#app/first-view/refresh-seo.later.ts';
import { createAppRouter } from '#app/router.tsx';
import { pageSeoQuery } from '#data/queries/page-seo-query.ts';
import { createQueryClient, STALE_TIMES_MS } from '#data/queries/query-client.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { publish, readsOf } from '../../support/fake-firestore.ts';

test('when the visitor comes back to the browser tab, the SEO texts of its page are read again if they are stale', async () => {
  const fields = { page_slug: 'contact', page_name: 'Contact' };
  publish('page_content', [{ id: 'contact', ...fields, seo_title: 'Après' }]);
  history.replaceState(null, '', '/contact');
  const client = createQueryClient();
  const { queryKey } = pageSeoQuery('contact');
  client.setQueryData(queryKey, {});
  const router = createAppRouter(client);
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
  await refreshPageSeoIfStale(router);
  expect(readsOf('page_content')).toBe(0);
  client.setQueryData(queryKey, {}, { updatedAt: Date.now() - STALE_TIMES_MS.pageSeo - 1 });
  await refreshPageSeoIfStale(router);
  expect(pageSeo('contact', client.getQueryData(queryKey) ?? {}).title).toContain('Après');
  expect(invalidate).toHaveBeenCalledOnce();
});
