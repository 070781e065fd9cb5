// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { keepScrollPosition } from '#app/router.tsx';

const isPending = vi.fn(() => false);
keepScrollPosition(isPending);

test('the router sees no scroll events while a page is loading', () => {
  const seen = vi.fn();
  document.addEventListener('scroll', seen, { capture: true });
  isPending.mockReturnValueOnce(true);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(seen).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(seen).toHaveBeenCalledOnce();
});
