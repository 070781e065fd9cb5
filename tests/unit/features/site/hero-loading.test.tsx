// @vitest-environment jsdom

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeroLoading } from '#features/site/hero-loading.tsx';
import { Picture } from '#ui/pictures/picture.tsx';

function render(isServer: boolean) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    isServer,
  });
  return renderToString(
    <RouterContextProvider router={router}>
      <Picture src="/art/page-home-1920.webp" alt="" sizes="50vw" elementTiming="hero" priority />
      <HeroLoading>Chargement de la page d'accueil...</HeroLoading>
    </RouterContextProvider>,
  );
}

/** Puts the server's HTML into the page and runs its script, as a parser would. */
function arrive({ complete }: { complete: boolean }) {
  document.body.innerHTML = render(true);
  const hero = document.querySelector('img');
  const overlay = document.querySelector<HTMLElement>('[hidden]');
  const inert = document.querySelector('script');
  if (!hero || !overlay || !inert) throw new Error('The overlay is incomplete.');
  Object.defineProperty(hero, 'complete', { value: complete });
  const script = document.createElement('script');
  script.textContent = inert.textContent;
  inert.replaceWith(script);
  return { hero, overlay };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test.each(['load', 'error'])('covers the hero until the %s event of its image', (event) => {
  const { hero, overlay } = arrive({ complete: false });
  expect(overlay.textContent).toBe("Chargement de la page d'accueil...");
  expect(overlay.hidden).toBe(false);
  fireEvent(hero, new Event(event));
  expect(overlay.hidden).toBe(true);
});

test('covers it for 4 s at most', () => {
  const { overlay } = arrive({ complete: false });
  vi.advanceTimersByTime(3_999);
  expect(overlay.hidden).toBe(false);
  vi.advanceTimersByTime(1);
  expect(overlay.hidden).toBe(true);
});

test('never shows when the image has loaded already', () => {
  const { overlay } = arrive({ complete: true });
  expect(overlay.hidden).toBe(true);
});

test('has no script where the browser renders it, and the same text on every page', () => {
  expect(render(false)).not.toContain('<script');
  expect(render(true)).toBe(render(true));
});
