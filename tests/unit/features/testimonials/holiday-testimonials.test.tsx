// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLIDAY_TESTIMONIALS } from '#content/testimonials.ts';
import { HolidayTestimonials } from '#features/testimonials/holiday-testimonials.later.tsx';
import { renderInRouter } from '../in-router.tsx';

const carousel = vi.hoisted(() => ({ scrollPrev: vi.fn(), scrollNext: vi.fn() }));
const useEmblaCarousel = vi.hoisted(() => vi.fn());
vi.mock('embla-carousel-react', () => ({ default: useEmblaCarousel }));

const next = () => screen.getByRole('button', { name: 'Témoignages suivants' });
function show(width: number, isCalm = false) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  renderInRouter(<HolidayTestimonials />);
}

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.animate = vi.fn();
  useEmblaCarousel.mockReturnValue([vi.fn(), carousel]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the testimonials on the holiday page', () => {
  it('the holiday page shows five travellers with their quotations and destinations', () => {
    show(1440);
    expect(HOLIDAY_TESTIMONIALS).toHaveLength(5);
    const slides = screen.getAllByRole('listitem').map((slide) => slide.textContent);
    expect(slides).toHaveLength(5);
    for (const [index, { content, name, destination, date }] of HOLIDAY_TESTIMONIALS.entries()) {
      for (const text of [content, name, `${destination}, ${date}`, 'Note\u00a0: 5 sur 5']) {
        expect(slides[index]).toContain(text);
      }
    }
  });

  it('the testimonials of the holiday page do not slide with reduced motion', () => {
    show(1440, true);
    fireEvent.click(next());
    expect(carousel.scrollNext).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('the testimonials of the holiday page stay usable when the code of the carousel is missing', () => {
    useEmblaCarousel.mockReturnValue([vi.fn(), undefined]);
    show(1440);
    fireEvent.click(next());
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
