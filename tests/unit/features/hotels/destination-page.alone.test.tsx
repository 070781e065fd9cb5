// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/queries/query-client.ts';
import { fitMapArea } from '#domain/map/map-projection.ts';
import { AllHotelsMap, DestinationMap } from '#features/map/hotel-maps.later.tsx';
import { MapMarkers } from '#features/map/map-markers.tsx';
import { CoastMap } from '#ui/map/coast-map.tsx';
import { failReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { takeReports } from '../../../support/reported.ts';
import { renderInRouter } from '../in-router.tsx';
import { openPage } from '../open-page.tsx';
import { buildHotelSummary } from './build-hotel-summary.ts';

let opened = 0;

/** Opens the page of Japan with these hotels, at a path that the browser has not stored yet. */
async function open(fields: object = {}, ...ids: string[]) {
  const slug = `japon-${++opened}`;
  const japan = { destination_name: 'Japon', destination_slug: slug, subtitle: 'Le bain' };
  publish('popular_destinations', [{ id: slug, ...japan, ...fields }]);
  publish(
    'hotels',
    ids.map((id) => buildHotelSummary({ id, name: `Maison ${id}` })),
  );
  publish(
    'hotel_destinations',
    ids.map((id) => ({ id: `${id}_${slug}`, hotel_id: id, destination_id: slug })),
  );
  const queryClient = createQueryClient();
  openPage(`/destinations/${slug}`, queryClient);
  await screen.findByRole('heading', { level: 1, name: 'Japon' });
  return queryClient;
}

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it.each([
  { ids: ['A'], note: 'Un seul hôtel pour l’instant, visité et raconté.' },
  { ids: ['B', 'A'], note: '2 hôtels, visités et racontés.' },
])(
  'a destination’s page lists its hotels sorted by name, and states their number: « $note »',
  async ({ ids, note }) => {
    await open({}, ...ids);
    expect(await screen.findByText(note)).toBeTruthy();
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names.filter((name) => name?.startsWith('Maison'))).toEqual(
      ids.toSorted().map((id) => `Maison ${id}`),
    );
  },
);

it('the page of a destination with 30 hotels shows 12, loads 12 more at a time, however late, and shows an error when loading fails', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => String(index + 10));
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((name) => /^Maison (\d+)$/.exec(name.textContent)?.[1] ?? []);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' }));
  const queryClient = await open({}, ...ids.toReversed());
  expect(await screen.findByText('Tous visités et racontés.')).toBeTruthy();
  expect(shown()).toEqual(ids.slice(0, 12));
  onlineManager.setOnline(false);
  failReads('hotel_destinations');
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Les hôtels suivants n’ont pas pu être lus.');
  mendReads('hotel_destinations');
  press();
  await waitFor(() => expect(shown()).toEqual(ids.slice(0, 24)));
  expect(screen.queryByRole('alert')).toBeNull();
  // What no part of the page reads any more leaves the cache in time.
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  press();
  expect(await screen.findByText('30 hôtels, visités et racontés.')).toBeTruthy();
  expect(shown()).toEqual(ids);
  expect(screen.queryByRole('button', { name: 'Voir plus d’hôtels' })).toBeNull();
});

it('the page of a destination without hotels links to the holiday form and to the list of destinations', async () => {
  await open();
  await screen.findByText('Aucun hôtel ici, pour l’instant');
  const hotels = within(screen.getByRole('region', { name: 'Où dormir' }));
  const ways = hotels.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/vacances-sur-mesure', '/destinations']);
});

it('the page of a destination whose hotels cannot be read offers a retry, and reports the failure as an error', async () => {
  onlineManager.setOnline(false);
  failReads('hotel_destinations');
  await open({}, 'A');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Les hôtels n’ont pas pu être chargés');
  expect(screen.getByText('Aucun hôtel ici, pour l’instant')).toBeTruthy();
  expect(takeReports()).toContain('Les hôtels de la destination n’ont pas pu être chargés');
  mendReads('hotel_destinations');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Maison A')).toBeTruthy();
});

it('a destination page hides a banner that fails to load', async () => {
  await open();
  const banner = () => screen.queryByRole('img', { name: /^Japon/ });
  fireEvent.error(banner() ?? document.body);
  expect(banner()).toBeNull();
});

const map = () => screen.queryByRole('navigation', { name: 'La carte' });

it('the map of all hotels disappears when the hotels cannot be read', async () => {
  const seen = [{ isIntersecting: true }];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      readonly disconnect = vi.fn();
      constructor(onSeen: (entries: object[]) => void) {
        this.observe = () => onSeen(seen);
      }
    },
  );
  onlineManager.setOnline(false);
  failReads('hotels');
  renderInRouter(<AllHotelsMap />, { queryClient: createQueryClient() });
  expect(map()).not.toBeNull();
  await waitFor(() => expect(map()).toBeNull());
});

it('the map of a destination says how many of its hotels have no coordinates', () => {
  const placed = { ...buildHotelSummary(), coordinates: { lat: 1, lng: 2 } };
  const others = ['B', 'C'].map((id) => buildHotelSummary({ id, name: `Maison ${id}` }));
  renderInRouter(<DestinationMap hotels={[placed, ...others]} />);
  expect(screen.getByText(/Sans lieu précis\s: 2$/)).toBeTruthy();
  cleanup();
  renderInRouter(<DestinationMap hotels={[placed]} />);
  expect(screen.queryByText(/lieu précis/)).toBeNull();
});

it('several hotels in one place share a button on the map, or only their number at the closest zoom', () => {
  const place = { lat: 0, lng: 0 };
  const hotels = ['A', 'B'].map((id) => ({ id, name: id, location: '', coordinates: place }));
  const view = { box: fitMapArea([place], 1, 800), width: 300 };
  const given = { hotels, view, onOpen: vi.fn() };
  renderInRouter(<MapMarkers {...given} opened={[]} />);
  expect(screen.getByRole('button').textContent).toBe('2');
  cleanup();
  renderInRouter(<MapMarkers {...given} opened={hotels.toReversed()} />);
  expect(screen.getByRole('listitem').textContent).toBe('2');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a zoomed-in map names seas and at most three towns, and no town that a hotel’s label would cover', () => {
  const written = (lat: number, lng: number) => {
    cleanup();
    const map = { places: [{ lat, lng }], minKm: 1_000, printSize: { width: 670, height: 400 } };
    renderInRouter(
      <CoastMap {...map} className="">
        {() => null}
      </CoastMap>,
    );
    return Array.from(document.querySelectorAll('text'), ({ textContent }) => textContent);
  };
  expect(written(41, 12)).toEqual(['Mer Tyrrhénienne', 'Mer Adriatique', 'Rome', 'Ajaccio']);
  expect(written(50, 10)).toHaveLength(3);
  expect(written(48.9, 2.3)).not.toContain('Paris');
});
