// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listDestinationHotels } from '#data/read-destinations.ts';
import { report } from '#data/report.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { DestinationHotels } from '#features/destination/destination-hotels.tsx';
import { renderInRouter } from '../in-router.tsx';

vi.mock('#data/network.ts', () => ({ isNetworkDead: async () => false }));
vi.mock('#data/read-destinations.ts', () => ({ listDestinationHotels: vi.fn() }));
vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

const read = vi.mocked(listDestinationHotels);
const hotel = (id: string): HotelSummary => ({
  id,
  name: `Maison ${id}`,
  location: 'Kyoto, Japon',
  region: 'Asie',
  image: '/art/hotel-kyoto-1280.webp',
  rating: 4.8,
  price: 900,
  description: '',
  featured: false,
  created_at: null,
});

/** A new id for each read, as what was read is cached. */
const open = (destinationId: string) =>
  renderInRouter(
    <DestinationHotels destinationId={destinationId}>
      {(hotels) => <p>{hotels.map(({ name }) => name).join(', ')}</p>}
    </DestinationHotels>,
    { queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  );

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

it.each([
  { ids: ['A'], note: 'Une seule maison pour l’instant, visitée et racontée.' },
  { ids: ['A', 'B'], note: '2 maisons, visitées et racontées.' },
])('hands the hotels over and counts them: $note', async ({ ids, note }) => {
  read.mockResolvedValue(ids.map(hotel));
  open(note);
  expect(await screen.findByText(ids.map((id) => `Maison ${id}`).join(', '))).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
  expect(read).toHaveBeenCalledExactlyOnceWith(note);
});

it('says what to do where there is no hotel', async () => {
  read.mockResolvedValue([]);
  open('sahara');
  expect(await screen.findByText('Aucune maison ici, pour l’instant')).toBeTruthy();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/vacances-sur-mesure', '/destinations']);
  expect(report).not.toHaveBeenCalled();
});

it('logs and shows a failure, and retries', async () => {
  const failure = new Error('unreachable');
  read.mockRejectedValueOnce(failure).mockResolvedValueOnce([hotel('A')]);
  open('italie');
  expect(await screen.findByText('Les hôtels n’ont pas pu être chargés')).toBeTruthy();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Maison A')).toBeTruthy();
});
