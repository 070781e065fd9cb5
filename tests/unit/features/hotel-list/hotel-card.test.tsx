// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { HotelCard } from '#features/hotel-list/hotel-card.tsx';
import { renderInRouter } from '../in-router.tsx';
import { buildHotel } from './build-hotel.ts';

afterEach(cleanup);

function renderCard(fields: Partial<HotelSummary> = {}, shape: 'single' | 'wide' = 'single') {
  const hotel = buildHotel(fields);
  const view = renderInRouter(<HotelCard hotel={hotel} shape={shape} sizes="400px" />);
  return { ...view, hotel, image: () => view.container.querySelector('img') };
}

describe('HotelCard', () => {
  it('has no badge when the hotel is not featured', () => {
    renderCard();
    expect(screen.queryByText('Coup de cœur')).toBeNull();
  });

  it('shows an unknown price as zero', () => {
    const { container } = renderCard({ price: 0 });
    expect(container.textContent).toContain('À partir de 0€/nuit');
  });
});
