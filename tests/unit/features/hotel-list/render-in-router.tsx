import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { HotelList } from '#domain/hotel/hotel-list.ts';
import { parseHotelSearch } from '#domain/hotel/hotel-search.ts';
import { HotelExplorer } from '#features/hotel-list/hotel-explorer.tsx';
import { GRID_LAYOUT, type HotelLayout } from '#features/hotel-list/hotel-layouts.ts';

type Page = { hotels: HotelList; layout?: HotelLayout; url?: string };

/** Renders hotels at /hotels-list, with the filter in the URL as in the routes of the site. */
export async function renderHotelPage({
  hotels,
  layout = GRID_LAYOUT,
  url = '/hotels-list',
}: Page) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/hotels-list',
    validateSearch: parseHotelSearch,
    component: () => <HotelExplorer hotels={hotels} layout={layout} />,
  });
  const hotel = createRoute({
    getParentRoute: () => root,
    path: '/hotels/$id',
    component: () => <h1>La page de l’hôtel</h1>,
  });
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createRouter({ routeTree: root.addChildren([list, hotel]), history });
  await router.load();
  const view = await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return { ...view, router, history };
}
