// @vitest-environment happy-dom

import { focusManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { refreshSeoOnFocus } from '#app/after-idle.later.ts';
import { createAppRouter } from '#app/router.tsx';
import { pageSeoQueries } from '#data/queries.ts';
import { createQueryClient, FRESH_MS } from '#data/query-client.ts';
import { pageSeo } from '#domain/seo/seo.ts';
import { publish, readsOf } from '../../support/fake-firestore.ts';

afterEach(() => focusManager.setFocused(undefined));

test('coming back to the tab reads the SEO texts of its page again once they are stale', async () => {
  const fields = { page_slug: 'contact', page_name: 'Contact' };
  publish('page_content', [{ id: 'contact', ...fields, seo_title: 'Après' }]);
  history.replaceState(null, '', '/contact');
  const client = createQueryClient();
  const { queryKey } = pageSeoQueries.bySlug('contact');
  client.setQueryData(queryKey, null);
  const router = createAppRouter(client);
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
  const stop = refreshSeoOnFocus(router);
  const comeBack = () => [false, true].map((isFocused) => focusManager.setFocused(isFocused));
  comeBack();
  await Promise.resolve();
  expect(readsOf('page_content')).toBe(0);
  client.setQueryData(queryKey, null, { updatedAt: Date.now() - FRESH_MS.pageSeo - 1 });
  comeBack();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
  expect(pageSeo('contact', client.getQueryData(queryKey) ?? null).title).toContain('Après');
  stop();
});
