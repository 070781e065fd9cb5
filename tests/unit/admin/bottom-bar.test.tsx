// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomBar, takenByBar } from '#admin/ui/bottom-bar.tsx';

const taken = () => document.documentElement.style.getPropertyValue('--bottom-bar');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['at the foot of a window, a bar takes its height', { top: 720, bottom: 800 }, 80],
  ['scrolled up a little, all that is below its top', { top: 600, bottom: 680 }, 200],
  ['far above it takes nothing', { top: 300, bottom: 380 }, 0],
  ['nor below the window', { top: 820, bottom: 900 }, 0],
])('%s', (_where, place, height) => {
  expect(takenByBar(place, 800)).toBe(height);
});

test('notices are kept above a bar as long as it is there', () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const at = (top: number) => place.mockReturnValue(new DOMRect(0, top, 400, 80));
  at(innerHeight - 80);
  const { unmount } = render(<BottomBar>Sauvegarder</BottomBar>);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(taken()).toBe('80px');
  at(innerHeight - 120);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(taken()).toBe('120px');
  unmount();
  expect(taken()).toBe('');
});
