// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { SiteHeader } from '#features/site/site-header.tsx';
import { renderInRouter } from '../in-router.tsx';

const saved = vi.hoisted(() => ({ count: 0 }));
vi.mock('#data/favourites.ts', () => ({
  useFavourites: () => ({
    entries: Array.from({ length: saved.count }, () => ({ hotel: {} as Hotel, saved_at: '' })),
    ready: true,
  }),
}));

afterEach(cleanup);

test.each([
  [0, 'Mes favoris', ''],
  [1, 'Mes favoris\u00a0: 1 hôtel', '1'],
  [12, 'Mes favoris\u00a0: 12 hôtels', '12'],
])('the heart with %i saved hotels is called « %s »', async (count, name, shown) => {
  saved.count = count;
  await act(async () => void renderInRouter(<SiteHeader />));
  const heart = screen.getByRole('link', { name });
  expect(heart.getAttribute('href')).toBe('/favoris');
  expect(heart.textContent).toBe(shown);
});
