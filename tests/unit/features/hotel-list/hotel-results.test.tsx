// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  GRID_LAYOUT,
  type HotelLayout,
  MIRRORED_LAYOUT,
} from '#features/hotel-list/hotel-layouts.ts';
import { HotelResults } from '#features/hotel-list/hotel-results.tsx';
import { renderInRouter } from '../in-router.tsx';
import { buildHotels } from './build-hotel.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = () => screen.getAllByRole('article').length;
const more = () => screen.queryByRole('button', { name: 'Voir plus d’hôtels' });

function renderResults(count: number, layout: HotelLayout = GRID_LAYOUT) {
  return renderInRouter(<HotelResults hotels={buildHotels(count)} layout={layout} />);
}

/** Observers, for tests to say that the end of the list is near. */
function stubObserver() {
  const live = new Set<() => void>();
  class FakeObserver {
    readonly tell: () => void;
    constructor(onChange: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.tell = () => onChange([entry], this as never);
    }
    observe() {
      live.add(this.tell);
    }
    disconnect() {
      live.delete(this.tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return () => act(() => [...live].map((tell) => tell()));
}

describe('HotelResults', () => {
  it('shows a short list completely', () => {
    renderResults(12);
    expect(cards()).toBe(12);
    expect(more()).toBeNull();
  });

  it('loads more by the button, and focuses the first new hotel', () => {
    renderResults(30);
    expect(cards()).toBe(12);
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    expect(cards()).toBe(24);
    expect(document.activeElement?.textContent).toContain('Hôtel 12');
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    expect(cards()).toBe(30);
    expect(more()).toBeNull();
    expect(document.activeElement?.textContent).toContain('Hôtel 24');
  });

  it('loads more near the end, twice, then waits for the button', () => {
    const endComesNear = stubObserver();
    renderResults(100);
    endComesNear();
    expect(cards()).toBe(24);
    endComesNear();
    expect(cards()).toBe(36);
    endComesNear();
    expect(cards()).toBe(36);
    expect(more()).not.toBeNull();
  });

  it('shows a dozen of the home page’s on a phone, and the others by the button', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 40rem)' }));
    const endComesNear = stubObserver();
    renderResults(30, MIRRORED_LAYOUT);
    endComesNear();
    expect(cards()).toBe(12);
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    expect(cards()).toBe(26);
  });

  it('ends with whole rows of the pattern at every step', () => {
    renderResults(200, MIRRORED_LAYOUT);
    for (const expected of [12, 26, 40]) {
      expect(cards()).toBe(expected);
      // Rows of two, three and two cards.
      expect([0, 2, 5]).toContain(expected % 7);
      fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    }
  });
});
