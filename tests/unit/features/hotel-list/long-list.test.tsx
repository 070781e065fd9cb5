// @vitest-environment jsdom
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hotelQueries } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { DEFAULT_HOTEL_FILTER, hotelPart } from '#domain/hotel/hotel-filter.ts';
import { CATALOGUE_PATHS } from '#domain/site/catalogue.ts';
import { HotelExplorer } from '#features/hotel-list/hotel-explorer.tsx';
import { GRID_LAYOUT } from '#features/hotel-list/hotel-layouts.ts';
import '../../../support/fake-indexeddb.ts';
import { answer, unreachable } from '../../../support/network.ts';
import { renderInRouter } from '../in-router.tsx';
import { buildHotels } from './build-hotel.ts';

const ALL = buildHotels(600);
const { queryKey } = hotelQueries.list();

function Hotels() {
  const { data = [] } = useQuery({ ...hotelQueries.list(), enabled: false });
  return <HotelExplorer hotels={data} layout={GRID_LAYOUT} />;
}

function show() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKey, hotelPart(ALL, DEFAULT_HOTEL_FILTER));
  renderInRouter(<Hotels />, { queryClient });
}

const type = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const count = () => screen.getByRole('status').textContent;
const more = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’hôtels' })));

/** Response of the server with the list of all hotels. */
const catalogue = vi.fn<() => Response | Promise<Response>>();
const all = () => Response.json(ALL);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  answer(CATALOGUE_PATHS.hotels, catalogue.mockReset().mockImplementation(all));
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it('a partial list shows the total number of hotels and loads nothing', async () => {
  show();
  expect(count()).toBe(`${ALL.length} hôtels`);
  expect(names()).toHaveLength(GRID_LAYOUT.first);
  for (const _ of [1, 2, 3, 4]) await more();
  expect(names()).toHaveLength(60);
  expect(catalogue).not.toHaveBeenCalled();
});

it('a keystroke loads the whole list, and the page stays unchanged until the list has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  catalogue.mockReturnValue(promise);
  show();
  await type('hotel 59');
  await type('hotel 599');
  expect(count()).toBe(`${ALL.length} hôtels`);
  await act(async () => resolve(all()));
  await vi.waitFor(() => expect(names()).toEqual(['Hôtel 599']));
  expect(count()).toBe('1 hôtel');
  await type('hotel 59');
  expect(count()).toBe('11 hôtels');
  expect(catalogue).toHaveBeenCalledOnce();
});

it('asking for more hotels than the partial list holds loads the whole list', async () => {
  show();
  for (const _ of [1, 2, 3, 4, 5]) await more();
  await vi.waitFor(() => expect(names()).toHaveLength(72));
  expect(catalogue).toHaveBeenCalledOnce();
});

it('a failure to load the whole list is shown, and the list is loaded once back online', async () => {
  onlineManager.setOnline(false);
  catalogue.mockImplementation(unreachable);
  show();
  await type('hotel 599');
  expect((await screen.findByRole('alert')).textContent).toContain('attendent une connexion');
  expect(names()).toHaveLength(GRID_LAYOUT.first);
  catalogue.mockImplementation(all);
  await act(async () => onlineManager.setOnline(true));
  await vi.waitFor(() => expect(names()).toEqual(['Hôtel 599']));
  expect(screen.queryByRole('alert')).toBeNull();
});
