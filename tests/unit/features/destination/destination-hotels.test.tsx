// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DestinationHotels } from '#features/destination/destination-hotels.tsx';
import { failReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { takeReports } from '../../../support/reported.ts';
import { buildHotel } from '../hotel-list/build-hotel.ts';
import { renderInRouter } from '../in-router.tsx';

/** Publishes hotels with these ids, linked to Japan. */
function publishHotels(...ids: string[]) {
  publish(
    'hotels',
    ids.map((id) => buildHotel({ id, name: `Maison ${id}` })),
  );
  publish(
    'hotel_destinations',
    ids.map((id) => ({ id: `${id}_jp`, hotel_id: id, destination_id: 'jp' })),
  );
}

const open = () =>
  renderInRouter(<DestinationHotels destinationId="jp" />, {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });

afterEach(cleanup);

it.each([
  { ids: ['A'], note: 'Une seule maison pour l’instant, visitée et racontée.' },
  { ids: ['A', 'B'], note: '2 maisons, visitées et racontées.' },
])('a destination shows its hotels and counts them: $note', async ({ ids, note }) => {
  publishHotels(...ids);
  open();
  for (const id of ids) expect(await screen.findByText(`Maison ${id}`)).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
});

it('a destination without hotels links to the holiday form and to the other destinations', async () => {
  open();
  expect(await screen.findByText('Aucune maison ici, pour l’instant')).toBeTruthy();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/vacances-sur-mesure', '/destinations']);
});

it('when the hotels of a destination cannot be read, the failure is reported, shown, and can be retried', async () => {
  publishHotels('A');
  failReads('hotel_destinations');
  open();
  expect(await screen.findByText('Les hôtels n’ont pas pu être chargés')).toBeTruthy();
  expect(takeReports()).toHaveLength(1);
  mendReads('hotel_destinations');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Maison A')).toBeTruthy();
});
