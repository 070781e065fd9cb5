// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveBar } from '#admin/features/editor/save-bar.tsx';

const scrollBy = vi.fn();
const EDITOR = {
  opened: { id: 'ryokan', updatedAt: null },
  isChanged: false,
  isSaving: false,
  isWaiting: false,
  savedAt: null,
  isHidden: false,
  isPlanned: false,
  submit: vi.fn(),
};

/** The bar starts 800 px down the window; each test places the focused element. */
function show(field: { top: number; bottom: number }) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, bottom } = this.tagName === 'TEXTAREA' ? field : { top: 800, bottom: 900 };
    return new DOMRect(0, top, 100, bottom - top);
  });
  render(
    <>
      <textarea aria-label="Description" />
      <SaveBar editor={EDITOR} onCancel={() => undefined} />
    </>,
  );
}

function tabTo(element: HTMLElement) {
  element.focus();
  fireEvent.keyUp(element, { key: 'Tab' });
}

beforeEach(() => {
  scrollBy.mockClear();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal(
    'DOMRect',
    class {
      top: number;
      bottom: number;
      constructor(_x: number, y: number, _width: number, height: number) {
        this.top = y;
        this.bottom = y + height;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a field focused with Tab is scrolled out from under the bar', () => {
  show({ top: 760, bottom: 880 });
  tabTo(screen.getByRole('textbox'));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 96 });
});

test('a field taller than the window keeps its top in view', () => {
  show({ top: 100, bottom: 1500 });
  tabTo(screen.getByRole('textbox'));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 84 });
});

test('nothing scrolls for a visible field, the bar itself, or other keys', () => {
  show({ top: 300, bottom: 400 });
  tabTo(screen.getByRole('textbox'));
  tabTo(screen.getByRole('button', { name: 'Sauvegarder' }));
  fireEvent.keyUp(screen.getByRole('textbox'), { key: 'a' });
  expect(scrollBy).not.toHaveBeenCalled();
});
