// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationFocus } from '#features/site/navigation-focus.tsx';

async function openSite() {
  const root = createRootRoute({
    component: () => (
      <main id="contenu" tabIndex={-1}>
        <Outlet />
        <NavigationFocus />
      </main>
    ),
  });
  const page = (path: string, content: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (content === '' ? <p>Sans titre</p> : <h1>{content}</h1>),
    });
  const history = createMemoryHistory();
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'Accueil'), page('/blog', 'Blog'), page('/nu', '')]),
    history,
  });
  await act(async () => void render(<RouterProvider router={router} />));
  return { go: (path: string) => act(async () => history.push(path)) };
}

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the first load of the site does not move the focus', async () => {
  await openSite();
  expect(document.activeElement).toBe(document.body);
});

test('a navigation to a page without a title moves the focus to the content', async () => {
  const { go } = await openSite();
  await go('/nu');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus does not move when only the search or the hash changes', async () => {
  const { go } = await openSite();
  await go('/?q=nice');
  await go('/?q=nice#hotels-list');
  expect(document.activeElement).toBe(document.body);
});
