// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  GRID_LAYOUT,
  type HotelLayout,
  MIRRORED_LAYOUT,
} from '#features/hotel-list/hotel-layouts.ts';
import { HotelResults } from '#features/hotel-list/hotel-results.tsx';
import { renderInRouter } from '../in-router.tsx';
import { buildHotels } from './build-hotel.ts';

afterEach(cleanup);

const cards = () => screen.getAllByRole('article').length;
const more = () => screen.queryByRole('button', { name: 'Voir plus d’hôtels' });

function renderResults(count: number, layout: HotelLayout = GRID_LAYOUT) {
  const hotels = buildHotels(count);
  renderInRouter(
    <HotelResults hotels={hotels} total={count} layout={layout} onMore={() => undefined} />,
  );
}

describe('HotelResults', () => {
  it('shows a list of 12 hotels in full', () => {
    renderResults(12);
    expect(cards()).toBe(12);
    expect(more()).toBeNull();
  });

  it('shows more hotels on a press of the button, and focuses the first new hotel', () => {
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

  it('ends with a complete row of the layout at every step', () => {
    renderResults(200, MIRRORED_LAYOUT);
    for (const expected of [12, 26, 40]) {
      expect(cards()).toBe(expected);
      // Rows of two, three and two cards.
      expect([0, 2, 5]).toContain(expected % 7);
      fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
    }
  });
});
