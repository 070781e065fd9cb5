// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HolidayHero } from '#features/holiday/holiday-page.tsx';
import { renderInRouter } from '../in-router.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the holiday page', () => {
  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])(
    'scrolls to the form and focuses it from the hero (reduced motion: %s, scrolling: %s)',
    (isCalm, behavior) => {
      vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
      renderInRouter(
        <>
          <HolidayHero />
          <section id="demande" aria-label="Racontez-nous" tabIndex={-1} />
        </>,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Commencer ma demande' }));
      expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
      const section = screen.getByRole('region', { name: 'Racontez-nous' });
      expect(scrollIntoView.mock.contexts[0]).toBe(section);
      expect(document.activeElement).toBe(section);
    },
  );
});
