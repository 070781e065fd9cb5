// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError } from '#features/site/load-error.tsx';
import { takeReports } from '../../../support/reported.ts';

const UNREACHABLE = 'Cette page n’a pas pu être chargée';
const OFFLINE = 'Cette page demande une connexion';

const load = vi.fn<() => Promise<string>>();
const failure = new Error('unreachable');

function Page() {
  if (load.mock.calls.length === 0) throw failure;
  return <h1>Les hôtels</h1>;
}

/** Opens a page whose loader is `load`; a fragile page has no loader and throws while rendering. */
async function openPage({ fragile = false } = {}) {
  const root = createRootRoute({ errorComponent: () => <p>Plantage</p> });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: Page,
    ...(fragile ? {} : { loader: load }),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: LoadError,
  });
  await act(async () => {
    render(<RouterProvider router={router} />, { onCaughtError: () => undefined });
  });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  load.mockReset();
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  // In development the router logs a warning for each route that an error reaches.
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('Error in route match');
  vi.mocked(console.warn).mockClear();
  takeReports();
});

test('a page whose data could not be read says so, reports the failure, and retries on demand', async () => {
  load.mockRejectedValueOnce(failure).mockResolvedValue('hôtels');
  await openPage();
  expect(title()).toBe(UNREACHABLE);
  expect(screen.queryByRole('link')).toBeNull();
  expect(takeReports()).toContain('La page n’a pas pu être chargée');

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
  expect(title()).toBe('Les hôtels');
});

test('a page whose retry fails says again that it could not be loaded', async () => {
  load.mockRejectedValue(failure);
  await openPage();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
  expect(load).toHaveBeenCalledTimes(2);
  expect(title()).toBe(UNREACHABLE);
});

test('offline, a page that was never opened says that it needs a connection, and links to the favourites', async () => {
  onlineManager.setOnline(false);
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue('hôtels');
  await openPage();
  expect(title()).toBe(OFFLINE);
  const way = screen.getByRole('link', { name: 'Voir mes favoris' });
  expect(way.getAttribute('href')).toBe('/favoris');

  await act(async () => onlineManager.setOnline(true));
  expect(title()).toBe('Les hôtels');
});

test('the servers are blamed only when the retry once back online fails too', async () => {
  onlineManager.setOnline(false);
  let fail: (error: Error) => void = () => undefined;
  load.mockRejectedValueOnce(new Error('no network')).mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await openPage();
  await act(async () => onlineManager.setOnline(true));
  expect(load).toHaveBeenCalledTimes(2);
  expect(title()).toBe(OFFLINE);
  await act(async () => fail(new Error('unreachable again')));
  expect(title()).toBe(UNREACHABLE);
});

test('a rendering error is left to the crash screen', async () => {
  await openPage({ fragile: true });
  expect(screen.getByText('Plantage')).toBeTruthy();
  expect(takeReports()).toEqual([]);
});
