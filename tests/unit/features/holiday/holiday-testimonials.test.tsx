// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLIDAY_TESTIMONIALS } from '#content/holiday-testimonials.ts';
import { HolidayTestimonials } from '#features/holiday/holiday-testimonials.tsx';
import { renderInRouter } from '../in-router.tsx';

const carousel = vi.hoisted(() => ({ scrollPrev: vi.fn(), scrollNext: vi.fn() }));
const useEmblaCarousel = vi.hoisted(() => vi.fn());
vi.mock('embla-carousel-react', () => ({ default: useEmblaCarousel }));

const previous = () => screen.getByRole('button', { name: 'Témoignages précédents' });
const next = () => screen.getByRole('button', { name: 'Témoignages suivants' });
const isHighlighted = (button: HTMLElement) => button.hasAttribute('data-pressed');

function show(width: number, isCalm = false) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  renderInRouter(<HolidayTestimonials />);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  useEmblaCarousel.mockReturnValue([vi.fn(), carousel]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('five testimonials on the holiday page', () => {
  it('shows five travellers with their quotations and destinations', () => {
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

  it('its arrows go forward and back, in a loop', () => {
    show(1440);
    fireEvent.click(next());
    expect(carousel.scrollNext).toHaveBeenCalledExactlyOnceWith(false);
    fireEvent.click(previous());
    expect(carousel.scrollPrev).toHaveBeenCalledExactlyOnceWith(false);
    expect(useEmblaCarousel.mock.calls[0]?.[0]).toMatchObject({ loop: true, align: 'start' });
  });

  it('with reduced motion it does not slide', () => {
    show(1440, true);
    fireEvent.click(next());
    expect(carousel.scrollNext).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    [1023, 150],
    [1024, 200],
  ])('at %i px the pressed arrow is highlighted for %i ms', (width, duration) => {
    show(width);
    fireEvent.click(next());
    expect([isHighlighted(previous()), isHighlighted(next())]).toEqual([false, true]);
    act(() => vi.advanceTimersByTime(duration - 1));
    expect(isHighlighted(next())).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(isHighlighted(next())).toBe(false);
  });

  it('an arrow pressed again is highlighted for its full time', () => {
    show(1440);
    fireEvent.click(next());
    act(() => vi.advanceTimersByTime(150));
    fireEvent.click(previous());
    act(() => vi.advanceTimersByTime(199));
    expect([isHighlighted(previous()), isHighlighted(next())]).toEqual([true, false]);
  });

  it('without the carousel’s code nothing breaks', () => {
    useEmblaCarousel.mockReturnValue([vi.fn(), undefined]);
    show(1440);
    fireEvent.click(next());
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
