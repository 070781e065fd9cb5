// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { teachDialogs } from '../../../support/dialog-element.ts';

const WINDOW_HEIGHT = 1000;
const PAGE_HEIGHT = 6000;

/** Scrolls the page to a ratio, 0 (top) to 1 (bottom). */
function scrollTo(ratio: number) {
  vi.stubGlobal('scrollY', ratio * (PAGE_HEIGHT - WINDOW_HEIGHT));
  return act(async () => void window.dispatchEvent(new Event('scroll')));
}

/** Renders the popup of a newly loaded page, with fresh modules. */
async function renderPopup() {
  vi.resetModules();
  const { NewsletterPopup } = await import('#features/newsletter/newsletter-popup.tsx');
  await act(async () => void render(<NewsletterPopup />));
}

/** Waits for the dialog's code, which is loaded on demand, before looking for the dialog. */
async function expectClosed() {
  await import('#features/newsletter/newsletter-dialog.tsx');
  await act(async () => undefined);
  expect(screen.queryByRole('dialog', { name: /lettre/ })).toBeNull();
}

beforeAll(teachDialogs);
beforeEach(() => {
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

test('the popup opens for visitors who reach the end of the page before the code of the popup is loaded', async () => {
  vi.stubGlobal('scrollY', PAGE_HEIGHT - WINDOW_HEIGHT);
  await renderPopup();
  await screen.findByRole('dialog');
});

test('the popup never opens on a page that does not scroll', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: WINDOW_HEIGHT });
  await renderPopup();
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  await expectClosed();
});

test('the popup does not open over another dialog', async () => {
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  await renderPopup();
  await scrollTo(1);
  await expectClosed();
});

test('the popup does not open for visitors who have signed up, even where storage is blocked', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  await renderPopup();
  const { rememberPopupClosed } = await import('#features/newsletter/use-sign-up.ts');
  rememberPopupClosed();
  await scrollTo(1);
  await expectClosed();
});
