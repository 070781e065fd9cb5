// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { regionHotels } from '#data/more-queries.ts';
import { SimilarHotels } from '#features/hotel-page/similar-hotels.tsx';
import { renderInRouter } from '../in-router.tsx';
import { aHotel } from './a-hotel.ts';

const hotel = aHotel();
const names = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

function show(hotels: ReturnType<typeof aHotel>[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(regionHotels(hotel.region).queryKey, hotels);
  return renderInRouter(<SimilarHotels hotel={hotel} />, { queryClient });
}

afterEach(cleanup);

test('a hotel shows up to three other hotels of its region, in order', () => {
  show([
    aHotel({ id: 'a', name: 'A' }),
    hotel,
    aHotel({ id: 'c', name: 'C' }),
    aHotel({ id: 'd', name: 'D' }),
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'D’autres maisons dans l’océan Indien',
  );
  expect(names()).toEqual(['A', 'C', 'D']);
  expect(screen.getByRole('link', { name: 'C' }).getAttribute('href')).toBe('/hotels/c');
});

test('a hotel alone in its region shows no similar hotels', () => {
  const { container } = show([hotel]);
  expect(container.textContent).toBe('');
});

test('a hotel without a region shows no similar hotels', () => {
  const queryClient = new QueryClient();
  const lost = aHotel({ id: 'x', region: null });
  queryClient.setQueryData(regionHotels(null).queryKey, [lost, aHotel({ region: null })]);
  const { container } = renderInRouter(<SimilarHotels hotel={lost} />, { queryClient });
  expect(container.textContent).toBe('');
});
