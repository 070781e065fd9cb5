// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeFavourites } from '../favourites/store-favourites.ts';
import { aHotel } from '../hotel-page/a-hotel.ts';
import { renderInRouter } from '../in-router.tsx';

afterEach(cleanup);

test.each([
  [0, 'Mes favoris', ''],
  [1, 'Mes favoris\u00a0: 1 hôtel', '1'],
  [12, 'Mes favoris\u00a0: 12 hôtels', '12'],
])('the favourites link with %i saved hotels is named « %s »', async (count, name, shown) => {
  storeFavourites(
    ...Array.from({ length: count }, (_, id) => ({ hotel: aHotel({ id: `h${id}` }) })),
  );
  vi.resetModules();
  const { SiteHeader } = await import('#features/site/site-header.tsx');
  renderInRouter(<SiteHeader />);
  const heart = await screen.findByRole('link', { name });
  expect(heart.getAttribute('href')).toBe('/favoris');
  expect(heart.textContent).toBe(shown);
});
