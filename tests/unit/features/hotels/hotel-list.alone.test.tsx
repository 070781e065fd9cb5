// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstMatchingHotelsQuery } from '#data/queries/hotel-list-queries.ts';
import { hotelsWithCoordinatesQuery } from '#data/queries/hotel-queries.later.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { createQueryClient } from '#data/queries/query-client.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { toHotelColumns } from '#domain/hotel/hotel-files.ts';
import { toHotelFilterResult } from '#domain/hotel/hotel-filter.later.ts';
import { FIRST_SHOWN_HOTELS_COUNT } from '#domain/hotel/hotel-filter.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';
import { HotelListWithFilters } from '#features/hotels/hotel-list-with-filters.tsx';
import {
  EQUAL_WIDTH_HOTEL_LIST_LAYOUT,
  MIXED_WIDTH_HOTEL_LIST_LAYOUT,
} from '#features/hotels/hotel-results.tsx';
import {
  failReads,
  holdReads,
  mendReads,
  publish,
  readsOf,
} from '../../../support/fake-firestore.ts';
import { storedInIndexedDb } from '../../../support/fake-indexeddb.ts';
import { answerRequests, unreachable } from '../../../support/network.ts';
import { takeReports } from '../../../support/reported.ts';
import { inRouter, renderInRouter } from '../in-router.tsx';
import { openPage } from '../open-page.tsx';
import { buildHotelSummaries, buildHotelSummary } from './build-hotel-summary.ts';

const kyoto = buildHotelSummary({
  id: 'kyoto',
  name: 'Ryokan Momiji',
  location: 'Kyoto, Japon',
  region: 'Asie',
  price: 1400,
});
const engadine = buildHotelSummary({ id: 'engadine' });
const rio = buildHotelSummary({ id: 'rio', name: 'Palácio Onda', region: 'Amérique', price: 0 });
const suite = buildHotelSummary({ id: 'suite', name: 'La Suite hors de prix', price: 2001 });
const hotels = [kyoto, engadine, rio, suite];

const search = () => screen.getByPlaceholderText<HTMLInputElement>("Nom d'hôtel ou destination");
const region = () => screen.getByLabelText<HTMLSelectElement>('Région');
const budget = () => screen.getByRole<HTMLInputElement>('slider');
const described = () => screen.queryAllByText('Un hôtel au bord du lac.').length;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const count = () => screen.getByRole('status').textContent;
const cards = () => screen.queryAllByRole('article').length;
const settled = () => act(async () => vi.dynamicImportSettled());
async function enter(control: HTMLElement, value: string) {
  fireEvent.change(control, { target: { value } });
  // The filter’s code reads with code of its own.
  await settled();
  await settled();
}
const type = (text: string) => enter(search(), text);
const more = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' })));

/** Returns the data of a page as the server sends it, with the whole list if the browser has read it. */
function queriesWith(list: readonly HotelSummary[], { isRead = true } = {}) {
  const queryClient = createQueryClient();
  const view = toHotelFilterResult(list, {});
  const first = { ...view, hotels: view.hotels.slice(0, FIRST_SHOWN_HOTELS_COUNT) };
  queryClient.setQueryData(firstMatchingHotelsQuery({}).queryKey, first);
  if (isRead) queryClient.setQueryData(hotelQueries.all().queryKey, [...list]);
  return queryClient;
}

function show(
  list: readonly HotelSummary[],
  { isRead = true, layout = EQUAL_WIDTH_HOTEL_LIST_LAYOUT } = {},
) {
  const queryClient = queriesWith(list, { isRead });
  return renderInRouter(<HotelListWithFilters layout={layout} />, { queryClient });
}

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

describe('the filters', () => {
  it('the hotel filters have their default values at first', () => {
    show(hotels);
    expect(search().value).toBe('');
    expect(region().selectedOptions[0]?.textContent).toBe('Toutes les régions');
    expect([budget().min, budget().max, budget().step]).toEqual(['0', '2000', '100']);
    expect(screen.getByText(/^Budget max: 2.?000€ \/ nuit$/)).toBeTruthy();
    expect(names()).toEqual(['Ryokan Momiji', 'Hôtel des Cimes', 'Palácio Onda']);
    expect(count()).toBe('3 hôtels');
  });

  it('the button « Filtrer les hôtels » opens the panel of the hotel filters, and shows the number of hotels found', async () => {
    show(hotels);
    const toggle = screen.getByRole('button', { name: 'Filtrer les hôtels' });
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(panel?.contains(search())).toBe(true);
    fireEvent.click(toggle);
    expect(toggle.ariaExpanded).toBe('true');
    await type('kyoto');
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.textContent).toContain('1 hôtel'));
  });

  it('a text typed into the hotel search before hydration is kept and applied', async () => {
    const page = inRouter(
      <HotelListWithFilters layout={EQUAL_WIDTH_HOTEL_LIST_LAYOUT} />,
      queriesWith(hotels),
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    search().value = 'kyoto';
    const react = await act(async () => hydrateRoot(root, page));
    await settled();
    expect(search().value).toBe('kyoto');
    await waitFor(() => expect(names()).toEqual(['Ryokan Momiji']));
    act(() => react.unmount());
    root.remove();
  });

  it('« Réinitialiser » resets the hotel filters to the defaults, and moves the focus to the list of hotels', async () => {
    show(hotels);
    expect(screen.queryByRole('button', { name: 'Réinitialiser' })).toBeNull();
    await type('momiji');
    await enter(region(), 'Asie');
    await enter(budget(), '1500');
    await waitFor(() => expect(names()).toEqual(['Ryokan Momiji']));
    fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser' }));
    await settled();
    expect([search().value, region().value, budget().value]).toEqual(['', 'all', '2000']);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hôtels' }));
  });

  it('when no hotel matches the hotel filters, the number of hotels is 0, and a button resets the filters', async () => {
    show(hotels);
    await type('introuvable');
    await waitFor(() => expect(count()).toBe('0 hôtel'));
    fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }));
    await settled();
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

it('« Affiner et trier » shows how many hotels each amenity leaves, filters hotels by month, and sorts the hotels', async () => {
  const listed = [
    { ...kyoto, amenities: ['Hammam'], open_months: [6] },
    { ...engadine, amenities: ['Spa', 'Piscine'] },
    { ...rio, amenities: ['Pas de piscine'] },
  ];
  publish('hotels', listed);
  show(hotels, { isRead: false });
  fireEvent.click(screen.getByRole('button', { name: 'Affiner et trier' }));
  const spa = await screen.findByRole('checkbox', { name: 'Spa et bains (2)' });
  fireEvent.click(spa);
  await waitFor(() => expect(count()).toBe('2 hôtels'));
  expect(screen.getByRole('checkbox', { name: 'Piscine (1)' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Chiens/ })).toBeNull();
  await enter(screen.getByLabelText('Trier par'), 'prix');
  await waitFor(() => expect(names()).toEqual(['Hôtel des Cimes', 'Ryokan Momiji']));
  await enter(screen.getByLabelText('Ouvert en'), '3');
  await waitFor(() => expect(names()).toEqual(['Hôtel des Cimes']));
});

it('typing the name of a destination into the hotel search finds the hotels of the destination', async () => {
  publish('popular_destinations', [
    { id: 'japon', destination_name: 'Empire du Soleil', destination_slug: 'japon' },
  ]);
  publish('hotel_destinations', [{ id: 'l', hotel_id: 'kyoto', destination_id: 'japon' }]);
  show(hotels);
  await type('soleil');
  await waitFor(() => expect(names()).toEqual(['Ryokan Momiji']));
});

it('a site without hotels shows a message instead of the list, and no button to reset the hotel filters', () => {
  show([]);
  expect(screen.getByText('Aucun hôtel trouvé')).toBeTruthy();
  expect(screen.getByText(/^Notre sélection se prépare/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Réinitialiser/ })).toBeNull();
});

it.each([null, ''])(
  'the card of a hotel without price and rating, with the description %j, shows default texts and no badge',
  (description) => {
    const { container } = show([buildHotelSummary({ price: 0, rating: 0, description })]);
    expect(container.textContent).toContain('À partir de 0€/nuit');
    expect(screen.getByText('Description non disponible')).toBeTruthy();
    expect(screen.queryByText('Coup de cœur')).toBeNull();
  },
);

it('hotels above the highest budget that match the other hotel filters are counted and linked, unless a budget is chosen', async () => {
  const line = () => screen.queryByText(/dépass(?:e|ent) 2\s000\s€/)?.textContent;
  const dear = ['Anse', 'Baie', 'Cap'].map((name) =>
    buildHotelSummary({ id: name, name, price: 3000 }),
  );
  show(dear);
  expect(line()).toBe('3 hôtels dépassent 2\u202f000\u00a0€ la nuit\u00a0: Anse, Baie, Cap.');
  expect(screen.getByRole('link', { name: 'Baie' }).getAttribute('href')).toBe('/hotels/Baie');
  await type('cap');
  await waitFor(() =>
    expect(line()).toBe('Un hôtel dépasse 2\u202f000\u00a0€ la nuit\u00a0: Cap.'),
  );
  await enter(budget(), '1900');
  await waitFor(() => expect(line()).toBeUndefined());
});

describe('a long list', () => {
  it('a long list of hotels is shown in batches of whole rows, and the first new hotel gets the focus', async () => {
    show(buildHotelSummaries(30), { layout: MIXED_WIDTH_HOTEL_LIST_LAYOUT });
    expect(cards()).toBe(12);
    await more();
    await waitFor(() => expect(cards()).toBe(26));
    expect(document.activeElement?.textContent).toContain('Hôtel 12');
    await more();
    await waitFor(() => expect(cards()).toBe(30));
    expect(screen.queryByRole('button', { name: 'Voir plus d’hôtels' })).toBeNull();
  });

  it('a list of 5,000 hotels shows one batch at a time, and begins with the first batch again when the filter changes', async () => {
    const { container } = show(buildHotelSummaries(5000));
    expect(count()).toBe('5\u202f000 hôtels');
    await more();
    await waitFor(() => expect(cards()).toBe(24));
    for (const text of ['h', 'hô', 'hôtel 4', 'hôtel']) {
      await type(text);
      await waitFor(() => expect(cards()).toBe(12));
      expect(container.querySelectorAll('*').length).toBeLessThan(500);
    }
  });
});

describe('a page that holds only its first hotels', () => {
  const ALL = buildHotelSummaries(QUERY_DOCS_MAX - 1);
  beforeEach(() => publish('hotels', ALL));

  it('typing into a hotel filter reads the list of all hotels, and the page stays unchanged until the list has been read', async () => {
    const held = holdReads('hotels:list');
    show(ALL, { isRead: false });
    expect(count()).toBe('199 hôtels');
    await type('hotel 19');
    await type('hotel 198');
    expect(search().value).toBe('hotel 198');
    await waitFor(() => expect(count()).toBe('199 hôtels'));
    held.resolve();
    await waitFor(() => expect(names()).toEqual(['Hôtel 198']));
    expect(screen.getByText('Un hôtel au bord du lac.')).toBeTruthy();
    await type('hotel 19');
    await waitFor(() => expect(count()).toBe('10 hôtels'));
    expect(readsOf('hotels')).toBe(1);
  });

  it('when a page was sent with only its first hotels, « Voir plus » reads the whole list of hotels', async () => {
    show(ALL, { isRead: false });
    expect(readsOf('hotels')).toBe(0);
    await more();
    await waitFor(() => expect(names()).toHaveLength(24));
    expect(document.activeElement?.textContent).toContain('Hôtel 12');
  });

  it('when the whole list of hotels cannot be read offline, an error is shown until the list is read once back online', async () => {
    onlineManager.setOnline(false);
    failReads('hotels');
    show(ALL, { isRead: false });
    await type('hotel 198');
    expect((await screen.findByRole('alert')).textContent).toContain('attendent une connexion');
    await waitFor(() => expect(names()).toHaveLength(12));
    mendReads('hotels');
    await act(async () => onlineManager.setOnline(true));
    await waitFor(() => expect(names()).toEqual(['Hôtel 198']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('focusing a hotel filter reads the whole list of hotels, before anything is typed', async () => {
    show(ALL, { isRead: false });
    fireEvent.focus(search());
    await waitFor(() => expect(readsOf('hotels')).toBe(1));
    await act(async () => vi.dynamicImportSettled());
    failReads('hotels');
    await type('hotel 198');
    await waitFor(() => expect(names()).toEqual(['Hôtel 198']));
  });
});

describe('a list longer than one query', () => {
  const ALL = buildHotelSummaries(600);
  const pictures = () => document.querySelectorAll('article img').length;
  const serve = (hotels: readonly HotelSummary[] = ALL) =>
    answerRequests('/api/hotels.json', () =>
      Response.json(toHotelColumns('/api/hotels.json', hotels)),
    );
  beforeEach(() => {
    publish('hotels', ALL);
    serve();
  });

  it('on a long list of hotels, the hotel filter searches /api/hotels.json, and reads from Firestore only the hotels of the cards shown', async () => {
    show(ALL, { isRead: false });
    await type('hotel 5');
    await waitFor(() => expect(count()).toBe('111 hôtels'));
    // Of the cards that came with the page, one is among the results.
    expect([names().length, described(), pictures()]).toEqual([12, 1, 1]);
    expect(readsOf('hotels')).toBe(0);
    await type('hotel 59');
    await waitFor(() => expect(count()).toBe('11 hôtels'));
    const card = within(screen.getByRole('article', { name: 'Hôtel 599' }));
    expect(card.getByText('Engadine, Suisse')).toBeTruthy();
    expect(card.getByText(/^À partir de/).textContent).toBe('À partir de 193€/nuit');
    await waitFor(() => expect([described(), pictures()]).toEqual([11, 11]));
    expect(card.getByRole('img', { name: 'Note\u00a0: 4,8 sur 5' })).toBeTruthy();
    const read = readsOf('hotels:get');
    fireEvent.change(search(), { target: { value: 'hotel 5' } });
    await type('hotel 59');
    await waitFor(() => expect(described()).toBe(11));
    expect([readsOf('hotels:list'), readsOf('hotels:get')]).toEqual([0, read]);
  });

  it('« Voir plus » shows the next hotels of /api/hotels.json at once, then reads their pictures and descriptions from Firestore', async () => {
    show(ALL, { isRead: false });
    await more();
    await waitFor(() => expect(names()).toHaveLength(24));
    expect(document.activeElement?.textContent).toContain('Hôtel 12');
    expect([described(), pictures()]).toEqual([12, 12]);
    await waitFor(() => expect([described(), pictures()]).toEqual([24, 24]));
    expect([readsOf('hotels:list'), readsOf('hotels:get')]).toEqual([0, 12]);
  });

  it('when the next hotels cannot be read, an error appears next to « Voir plus d’hôtels », and the button stays', async () => {
    answerRequests('/api/hotels.json', () => new Response('<!doctype html>', { status: 503 }));
    show(ALL, { isRead: false });
    await more();
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
    expect(alert.textContent).toBe('Les hôtels suivants n’ont pas pu être lus.');
    expect(alert.parentElement?.querySelector('button')?.textContent).toBe('Voir plus d’hôtels');
    expect(takeReports()).toContain('La liste des hôtels n’a pas pu être lue');
  });

  it('when the server does not send /api/hotels.json, a hotel filter shows an error, and the page keeps its hotels', async () => {
    answerRequests('/api/hotels.json', () => new Response('<!doctype html>', { status: 503 }));
    show(ALL, { isRead: false });
    await type('hotel 599');
    expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toMatch(
      /^La liste entière n’a pas pu être lue/,
    );
    expect(takeReports()).toContain('La liste des hôtels n’a pas pu être lue');
    expect(described()).toBe(12);
  });

  it('offline, the hotel filter searches the stored /api/hotels.json, and the cards of hotels read before have their descriptions', async () => {
    const { unmount } = show(ALL, { isRead: false });
    await type('hotel 59');
    await waitFor(() => expect(described()).toBe(11));
    const stored = () => [...storedInIndexedDb(QUERY_CACHE_IDB_NAME).keys()].join();
    await waitFor(() => expect(stored()).toContain('["hotels","all"]'));
    unmount();
    onlineManager.setOnline(false);
    failReads('hotels');
    answerRequests('/api/hotels.json', unreachable);
    show(ALL, { isRead: false });
    await type('hotel 58');
    await waitFor(() => expect(count()).toBe('11 hôtels'));
    expect(described()).toBe(0);
    await type('hotel 59');
    await waitFor(() => expect(described()).toBe(11));
  });

  it('an unreadable row of /api/hotels.json is left out of the list, and an error report names the hotel', async () => {
    serve([...ALL.slice(1), { ...buildHotelSummary(), name: '' }]);
    show(ALL, { isRead: false });
    await type('hotel');
    await waitFor(() => expect(count()).toBe('599 hôtels'));
    expect(takeReports()).toEqual([expect.stringContaining('hotels/hotel-des-cimes')]);
  });

  it('the map reads the coordinates of a long list of hotels from /api/places.json', async () => {
    const placed = ALL.map((hotel) => ({ ...hotel, coordinates: { lat: 46.5, lng: 9.8 } }));
    answerRequests('/api/places.json', () =>
      Response.json(toHotelColumns('/api/places.json', placed)),
    );
    const all = await createQueryClient().fetchQuery(hotelsWithCoordinatesQuery());
    expect(all[599]).toMatchObject({ name: 'Hôtel 599', coordinates: { lat: 46.5, lng: 9.8 } });
  });
});

describe('the filter in the URL', () => {
  const open = async (query: string) => {
    const history = openPage(`/destinations${query}`);
    await screen.findByRole('search');
    await screen.findByRole('navigation', { name: 'La carte' });
    return history;
  };
  const links = () =>
    screen
      .queryAllByRole('link', { name: /^Voir l'offre/ })
      .map((link) => link.getAttribute('href'));
  beforeEach(() => {
    publish('hotels', [kyoto, engadine]);
    // jsdom has neither; the map waits for both.
    class Observer {
      observe = vi.fn();
      disconnect = vi.fn();
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.stubGlobal('IntersectionObserver', Observer);
  });

  it('the hotel filter in the URL follows the typing, without a new history entry', async () => {
    const history = await open('?de=lettre');
    await type('cimes');
    await waitFor(() => expect(history.location.search).toBe('?de=lettre&q=cimes'));
    expect(history.length).toBe(1);
    await type('');
    await waitFor(() => expect(history.location.search).toBe('?de=lettre'));
  });

  it('a reset removes every hotel filter from the URL, and no other parameter', async () => {
    const history = await open(
      '?q=a&region=Asie&budget=1500&offre=spa&ouvert=8&tri=prix&de=lettre',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser' }));
    await waitFor(() => expect(history.location.search).toBe('?de=lettre'));
  });

  it('a link to the list of hotels, or going back, sets the hotel filter to that of the URL, whatever was just typed', async () => {
    const history = await open('?q=cimes');
    fireEvent.change(search(), { target: { value: 'cimes b' } });
    await act(async () => history.push('/destinations?region=Asie'));
    await waitFor(() => expect(search().value).toBe(''));
    await waitFor(() => expect(links()).toEqual(['/hotels/kyoto']));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(history.location.search).toBe('?region=Asie');
    await act(async () => history.back());
    await waitFor(() => expect(search().value).toBe('cimes'));
  });

  it('« Carte » shows the hotels found on a map instead of the list, and Back shows the list again', async () => {
    class Observer {
      observe: () => void;
      disconnect = vi.fn();
      constructor(onSeen: (entries: object[]) => void) {
        this.observe = () => onSeen([{ isIntersecting: true }]);
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    publish('hotels', [kyoto, { ...engadine, coordinates: { lat: 46.5, lng: 9.8 } }]);
    const history = await open('');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Carte' })));
    expect(history.location.search).toBe('?vue=carte');
    expect(await screen.findByText(/Sans lieu précis\s: 1$/)).toBeTruthy();
    expect(links()).toEqual([]);
    await type('cimes');
    await waitFor(() => expect(screen.queryByText(/Sans lieu précis/)).toBeNull());
    await waitFor(() => expect(history.location.search).toBe('?vue=carte&q=cimes'));
    await type('ryokan');
    expect(await screen.findByText(/^Aucun de ces hôtels/)).toBeTruthy();
    await act(async () => history.back());
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(search().value).toBe('');
  });

  it('Back from a hotel restores the hotel filter and the length of the list', async () => {
    publish('hotels', buildHotelSummaries(100));
    const history = await open('');
    await type('hotel');
    await waitFor(() => expect(history.location.search).toBe('?q=hotel'));
    await more();
    await waitFor(() => expect(links()).toHaveLength(24));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /: Hôtel 20$/ })));
    await screen.findByRole('heading', { level: 1, name: 'Hôtel 20' });
    await act(async () => history.back());
    await waitFor(() => expect(links()).toHaveLength(24));
    expect(search().value).toBe('hotel');
    await act(async () => history.push('/destinations'));
    await waitFor(() => expect(links()).toHaveLength(12));
  });

  it('opening the long list of hotels by a link inside the site sends one Firestore query, and reads no single document', async () => {
    const all = buildHotelSummaries(600);
    publish('hotels', all);
    answerRequests('/api/hotels.json', () =>
      Response.json(toHotelColumns('/api/hotels.json', all)),
    );
    await open('');
    expect(screen.getByRole('search').textContent).toContain('600 hôtels');
    expect(described()).toBe(12);
    expect([readsOf('hotels:list'), readsOf('hotels:get')]).toEqual([1, 0]);
  });
});
