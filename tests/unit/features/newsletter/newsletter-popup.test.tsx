// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

const openNewsletter = vi.hoisted(() => vi.fn());
vi.mock('#features/newsletter/open-newsletter.tsx', () => ({ openNewsletter }));

const WINDOW_HEIGHT = 1000;
const PAGE_HEIGHT = 6000;

/** A page scrolled by that ratio, 0 to 1. */
function scrollTo(ratio: number) {
  vi.stubGlobal('scrollY', ratio * (PAGE_HEIGHT - WINDOW_HEIGHT));
  return act(async () => void window.dispatchEvent(new Event('scroll')));
}

/** The popup of a freshly loaded page, with nothing left in memory. */
async function renderPopup() {
  vi.resetModules();
  const { NewsletterPopup } = await import('#features/newsletter/newsletter-popup.tsx');
  const memory = await import('#features/newsletter/popup-memory.ts');
  await act(async () => void render(<NewsletterPopup />));
  return memory;
}

beforeEach(() => {
  openNewsletter.mockClear();
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { value: PAGE_HEIGHT, configurable: true });
  Object.defineProperty(page, 'clientHeight', { value: WINDOW_HEIGHT, configurable: true });
  vi.stubGlobal('scrollY', 0);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('newsletter popup', () => {
  it('opens for visitors who are at the end before its code is', async () => {
    vi.stubGlobal('scrollY', PAGE_HEIGHT - WINDOW_HEIGHT);
    await renderPopup();
    expect(openNewsletter).toHaveBeenCalledOnce();
  });
});

test('a page that does not scroll never opens it', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: WINDOW_HEIGHT });
  await renderPopup();
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  expect(openNewsletter).not.toHaveBeenCalled();
});

test('it does not open over another dialog', async () => {
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  await renderPopup();
  await scrollTo(1);
  expect(openNewsletter).not.toHaveBeenCalled();
});

test('a visitor who has signed up is not asked, even where storage is blocked', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { rememberPopupClosed } = await renderPopup();
  rememberPopupClosed();
  await scrollTo(1);
  expect(openNewsletter).not.toHaveBeenCalled();
});

test('stops listening when unmounted', async () => {
  await renderPopup();
  cleanup();
  await scrollTo(1);
  expect(openNewsletter).not.toHaveBeenCalled();
});
