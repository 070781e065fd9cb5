// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { formatNightlyPrice } from '#domain/text/format.ts';
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
  it.each(['single', 'wide'] as const)('shows the fields of a hotel on a %s card', (shape) => {
    const { container } = renderCard({ featured: true, price: 1240 }, shape);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Hôtel des Cimes');
    expect(screen.getByRole('article', { name: 'Hôtel des Cimes' })).toBeTruthy();
    expect(screen.getByText('Engadine, Suisse')).toBeTruthy();
    expect(screen.getByRole('img', { name: /4,8 sur 5$/ })).toBeTruthy();
    expect(screen.getByText('Un hôtel au bord du lac.')).toBeTruthy();
    expect(screen.getByText('Coup de cœur')).toBeTruthy();
    expect(container.textContent).toContain(formatNightlyPrice(1240));
  });

  it('has one link, named after the offer and the hotel', () => {
    renderCard();
    const link = screen.getByRole('link', { name: /^Voir l'offre\s*: Hôtel des Cimes$/ });
    expect(link.getAttribute('href')).toBe('/hotels/hotel-des-cimes');
  });

  it('escapes an id in its URL', () => {
    renderCard({ id: 'a/b?c' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hotels/a%2Fb%3Fc');
  });

  it('has the badge only when the hotel is featured', () => {
    renderCard();
    expect(screen.queryByText('Coup de cœur')).toBeNull();
  });

  it('shows an unknown price', () => {
    const { container } = renderCard({ price: 0 });
    expect(container.textContent).toContain('À partir de 0€/nuit');
  });

  it('shows the default picture in place of one that fails', () => {
    const { image } = renderCard({ image: 'https://example.com/broken.jpg' });
    expect(image()?.getAttribute('src')).toBe('https://example.com/broken.jpg');
    fireEvent.error(image() ?? document.body);
    expect(image()?.getAttribute('src')).toBe(DEFAULT_HOTEL_IMAGE);
  });
});
