// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { preserveScrollPositionForBack } from '#app/router.tsx';

const isPending = vi.fn(() => false);
const scroll = vi.fn();
preserveScrollPositionForBack(isPending);

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

afterEach(() => {
  vi.unstubAllGlobals();
  scroll.mockClear();
});

test('a public page restored from the back/forward cache keeps its scroll position', () => {
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 1250);
  dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('scrollY', 0);
  show(false);
  expect(scroll).not.toHaveBeenCalled();
  show(true);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 1250, behavior: 'instant' });
});

test('while a page is loading, scroll events do not reach the router', () => {
  const seen = vi.fn();
  document.addEventListener('scroll', seen, { capture: true });
  isPending.mockReturnValueOnce(true);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(seen).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(seen).toHaveBeenCalledOnce();
});
