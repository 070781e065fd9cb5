// @vitest-environment jsdom

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { HeroPicture } from '#features/shell/page-hero.tsx';

function heroPage(isServer: boolean) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    isServer,
  });
  return (
    <RouterContextProvider router={router}>
      <HeroPicture src="/art/page-home-1920.webp" alt="" sizes="50vw" loading={TEXT} />
    </RouterContextProvider>
  );
}

const renderOnServer = () => renderToString(heroPage(true));

/** Returns the hero and its loading overlay; jsdom loads no pictures. */
function heroParts() {
  const hero = document.querySelector('img');
  const overlay = screen.getByText(TEXT).closest<HTMLElement>('.bg-sand');
  if (!hero || !overlay) throw new Error('The overlay is incomplete.');
  return { hero, overlay };
}

/** Inserts the server-rendered HTML and runs its script, as a parser would. */
function arrive({ complete }: { complete: boolean }) {
  document.body.innerHTML = renderOnServer();
  const inert = document.querySelector('script');
  if (!inert) throw new Error('The page has no script.');
  const { hero, overlay } = heroParts();
  Object.defineProperty(hero, 'complete', { value: complete });
  const script = document.createElement('script');
  script.textContent = inert.textContent;
  inert.replaceWith(script);
  return { hero, overlay };
}

/** Renders the page as after a navigation from another page of the site. */
function navigate({ complete }: { complete: boolean }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1280);
  render(heroPage(false));
  return heroParts();
}

const TEXT = "Chargement de la page d'accueil...";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe.each([
  ['of a server-rendered page', arrive],
  ['of a page reached within the site', navigate],
])('the loading overlay %s', (where, open) => {
  it.each(['load', 'error'])(
    `the loading overlay ${where} covers the hero picture until the picture’s %s event`,
    (event) => {
      const { hero, overlay } = open({ complete: false });
      expect(overlay.textContent).toBe(TEXT);
      expect(overlay.hidden).toBe(false);
      fireEvent(hero, new Event(event));
      expect(overlay.hidden).toBe(true);
    },
  );

  it(`the loading overlay ${where} covers the hero for 4 s at most`, () => {
    const { overlay } = open({ complete: false });
    vi.advanceTimersByTime(3_999);
    expect(overlay.hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(overlay.hidden).toBe(true);
  });

  it(`the loading overlay ${where} stays hidden when the hero picture has already loaded`, () => {
    const { overlay } = open({ complete: true });
    expect(overlay.hidden).toBe(true);
  });
});

test('hydration does not show again the loading overlay that an inline script has hidden', async () => {
  const { overlay } = arrive({ complete: false });
  vi.advanceTimersByTime(4_000);
  await act(async () => void hydrateRoot(document.body, heroPage(false)));
  expect(overlay.isConnected).toBe(true);
  expect(overlay.hidden).toBe(true);
});

test('the hero’s loading overlay has an inline script only when server-rendered, and the script is the same each time', () => {
  expect(renderToString(heroPage(false))).not.toContain('<script');
  expect(renderOnServer()).toBe(renderOnServer());
});
