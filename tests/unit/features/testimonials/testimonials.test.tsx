// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { HomeTestimonials } from '#features/testimonials/testimonials.later.tsx';
import { inRouter, renderInRouter } from '../in-router.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const previous = () => button('Témoignage précédent');
const next = () => button('Témoignage suivant');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Returns the position of the only visible testimonial, from 1. */
function shown(): number {
  const entries = [...document.querySelectorAll('figure')];
  const visible = entries.flatMap((entry, index) =>
    entry.getAttribute('aria-hidden') === 'false' ? [index] : [],
  );
  const [index = -1] = visible;
  const place = index + 1;
  expect(visible).toHaveLength(1);
  expect(entries[index]?.getAttribute('aria-label')).toBe(`${place} sur 6`);
  const dashes = [...document.querySelectorAll('ol li')];
  expect(dashes.findIndex((dash) => dash.hasAttribute('data-current')) + 1).toBe(place);
  return place;
}

function show(isCalm = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  renderInRouter(<HomeTestimonials />);
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the testimonials on the home page', () => {
  it('the home page shows six example testimonials, each with its quotation, name, destination and date', () => {
    const html = renderToString(inRouter(<HomeTestimonials />));
    expect(EXAMPLE_HOME_TESTIMONIALS).toHaveLength(6);
    for (const { content, name, destination, date } of EXAMPLE_HOME_TESTIMONIALS) {
      for (const text of [content, name, destination, date]) expect(html).toContain(text);
    }
  });

  it('the testimonials of the home page advance every 5 s and loop', () => {
    show();
    const places = [shown()];
    for (let turn = 0; turn < 6; turn += 1) {
      wait(4_999);
      expect(shown()).toBe(places.at(-1));
      wait(1);
      places.push(shown());
    }
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 1]);
  });

  it('the testimonials of the home page stop rotating once the visitor has chosen one', () => {
    show();
    fireEvent.click(next());
    wait(60_000);
    expect(shown()).toBe(2);
    for (const place of [1, 6]) {
      fireEvent.click(previous());
      expect(shown()).toBe(place);
    }
    fireEvent.click(next());
    expect(shown()).toBe(1);
  });
});

test('with reduced motion, the testimonials of the home page start paused', () => {
  show(true);
  wait(60_000);
  expect(shown()).toBe(1);
  fireEvent.click(next());
  expect(shown()).toBe(2);
  fireEvent.click(button('Reprendre le défilement'));
  wait(5_000);
  expect(shown()).toBe(3);
});

test('the testimonials of the home page are announced to screen readers while paused, not while moving', () => {
  show();
  const live = () => document.querySelector('figure')?.parentElement?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.click(button('Mettre le défilement en pause'));
  expect(live()).toBe('polite');
});
