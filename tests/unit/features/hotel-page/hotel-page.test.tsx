// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hotelQueries } from '#data/queries.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { HotelPage } from '#features/hotel-page/hotel-page.tsx';
import type { HotelTab } from '#features/hotel-page/hotel-tab.ts';
import { TAB_TEXTS } from '#features/hotel-page/hotel-texts.ts';
import { renderInRouter } from '../in-router.tsx';
import { aHotel } from './a-hotel.ts';

const onTabChange = vi.fn<(tab: HotelTab) => void>();

function show(hotel: Hotel, tab: HotelTab = 'experience') {
  const queryClient = new QueryClient();
  queryClient.setQueryData(hotelQueries.list().queryKey, []);
  return renderInRouter(<HotelPage hotel={hotel} tab={tab} onTabChange={onTabChange} />, {
    queryClient,
  });
}

beforeEach(() => {
  onTabChange.mockClear();
  // Rule of the stylesheet that hides the other panels.
  document.head.innerHTML = '<style>.hidden { display: none }</style>';
});

afterEach(cleanup);

test('a hotel page opens with the picture, name, location and rating', () => {
  show(aHotel());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anse Rose');
  const hero = screen.getByRole('img', { name: 'Anse Rose, La Digue, Seychelles' });
  expect(hero.getAttribute('elementtiming')).toBe('hero');
  expect(hero.getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByRole('img', { name: 'Note\u00a0: 4,9 sur 5' }).textContent).toBe('4,9 / 5');
});

test('a hotel page shows the text of the selected tab, and has the other texts in its HTML', () => {
  const { container } = show(
    aHotel({ experience_description: 'On arrive par la mer.', location_description: 'Au bout.' }),
    'emplacement',
  );
  const panel = screen.getByRole('tabpanel', { name: 'Emplacement' });
  const seen = [...panel.children].filter((part) => getComputedStyle(part).display !== 'none');
  expect(seen.map((part) => part.lastElementChild?.textContent)).toEqual(['Au bout.']);
  expect(container.textContent).toContain('On arrive par la mer.');
  expect(container.textContent).toContain(TAB_TEXTS.services.fallback);
});

test('a press on a tab of a hotel page requests that tab', () => {
  show(aHotel());
  fireEvent.click(screen.getByRole('tab', { name: 'Services & Équipements' }));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('services');
});

test('a hotel page lists the details and the amenities', () => {
  show(
    aHotel({ amenities: ['Vélos', 'Un kayak par maison'], details: 'Douze maisons.' }),
    'services',
  );
  const section = screen.getByRole('heading', { name: 'Ce que la maison propose' }).parentElement;
  expect(section?.textContent).toContain('Douze maisons.');
  const items = section ? within(section).getAllByRole('listitem') : [];
  expect(items.map((item) => item.textContent)).toEqual(['Vélos', 'Un kayak par maison']);
});

test('a hotel page lists a repeated amenity once', () => {
  show(aHotel({ amenities: ['Spa', 'Vélos', 'Spa'] }));
  expect(screen.getAllByText('Spa')).toHaveLength(1);
});

test('a hotel page numbers the pictures of its gallery from II', () => {
  show(
    aHotel({
      gallery: [
        { url: '/art/destination-maldives-1280.webp', alt: 'Le ponton.' },
        { url: 'https://images.example/salon.jpg', alt: 'Le salon.' },
      ],
    }),
  );
  const captions = screen.getAllByRole('figure').map((plate) => plate.textContent);
  expect(captions).toEqual(['Pl. II', 'Pl. III']);
});

test('a hotel page shows the coordinates, with a link to a map', () => {
  show(aHotel({ coordinates: { lat: -4.3429, lng: 55.8294 } }), 'emplacement');
  expect(screen.getByText('4,34° S, 55,83° E')).toBeTruthy();
  const map = screen.getByRole('link', { name: 'Voir sur la carte' });
  expect(map.getAttribute('href')).toContain('mlat=-4.3429&mlon=55.8294');
});
