// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useListSearch } from '#admin/features/list/use-list-search.ts';

afterEach(cleanup);

const read = ({ q, etat }: Record<string, unknown>) => ({
  ...(typeof q === 'string' && q ? { q } : {}),
  ...(typeof etat === 'string' ? { etat } : {}),
});

/** A list, whose records are on a page that takes a while to load. */
async function openList() {
  vi.stubGlobal('scrollTo', () => undefined);
  const loaded = Promise.withResolvers<void>();
  const found: { change?: (part: Record<string, string>) => void } = {};
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: read,
    component: () => {
      [, found.change] = useListSearch(list, read);
      return null;
    },
  });
  const record = createRoute({
    getParentRoute: () => root,
    path: '/fiche',
    loader: () => loaded.promise,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, record]),
    history: createMemoryHistory(),
  });
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  const change = (part: Record<string, string>) => act(async () => found.change?.(part));
  return { router, loaded, change };
}

test('a search changes the address of its list', async () => {
  const { router, change } = await openList();
  await change({ q: 'lac' });
  expect(router.state.location.href).toBe('/?q=lac');
});

test('a search that comes while a record is being opened does not keep it from opening', async () => {
  const { router, loaded, change } = await openList();
  await act(async () => void router.history.push('/fiche'));
  await change({ q: 'lac' });
  loaded.resolve();
  await vi.waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/fiche'));
});

test('a filter that is chosen while a record is being opened is the last wish, and stays', async () => {
  const { router, loaded, change } = await openList();
  await act(async () => void router.history.push('/fiche'));
  await change({ etat: 'brouillon' });
  loaded.resolve();
  await vi.waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/?etat=brouillon'));
});
