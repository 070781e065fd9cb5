// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { captureInstallPrompt } from '#data/install-offer.ts';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { SiteFooter } from '#features/shell/site-footer.later.tsx';
import { SiteHeader } from '#features/shell/site-header.tsx';
import { storeFavourites } from '../favourites/store-favourites.ts';
import { buildHotel } from '../hotels/build-hotel.ts';
import { renderInRouter } from '../in-router.tsx';

const opener = () => screen.getByText('Menu', { selector: 'summary *' }).closest('summary');
const menu = () => screen.getByRole<HTMLDetailsElement>('group');
const link = (name: string) => within(menu()).getByRole('link', { name });

function openMenu() {
  renderInRouter(
    <>
      <SiteHeader />
      <button type="button">Ailleurs</button>
    </>,
    { path: '/destinations' },
  );
  opener()?.click();
  expect(menu().open).toBe(true);
}

afterEach(cleanup);

test('the button for installing the site opens the browser’s dialog once, and closes the mobile menu', () => {
  openMenu();
  const prompt = vi.fn(async () => null);
  captureInstallPrompt();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void dispatchEvent(Object.assign(offer, { prompt })));
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Installer le site' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(menu().open).toBe(false);
  expect(screen.queryByRole('button', { name: 'Installer le site' })).toBeNull();
});

test('the site’s header marks only the link to the current page as such', () => {
  renderInRouter(<SiteHeader />, { path: '/destinations' });
  const links = within(screen.getByRole('navigation', { name: 'Navigation principale' }));
  expect(links.getAllByRole('link', { current: 'page' }).map((one) => one.textContent)).toEqual([
    'Destinations',
  ]);
});

test('the mobile menu closes on Escape and returns the focus to its button', () => {
  openMenu();
  link('Blog').focus();
  fireEvent.keyDown(link('Blog'), { key: 'Escape' });
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('the mobile menu closes when the focus leaves, and leaves the focus where it went', () => {
  openMenu();
  link('Blog').focus();
  link('Accueil').focus();
  expect(menu().open).toBe(true);
  const elsewhere = screen.getByRole('button', { name: 'Ailleurs' });
  elsewhere.focus();
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

test.each([
  [0, 'Mes favoris', ''],
  [1, 'Mes favoris\u00a0: 1 hôtel', '1'],
  [12, 'Mes favoris\u00a0: 12 hôtels', '12'],
])('with %i favourites, the link to the favourites is named « %s »', async (count, name, shown) => {
  storeFavourites(
    ...Array.from({ length: count }, (_, id) => ({ hotel: buildHotel({ id: `h${id}` }) })),
  );
  vi.resetModules();
  const header = await import('#features/shell/site-header.tsx');
  renderInRouter(<header.SiteHeader />);
  const heart = await screen.findByRole('link', { name });
  expect(heart.getAttribute('href')).toBe('/favoris');
  expect(heart.textContent).toBe(shown);
});

test('the footer has no column of destinations when there are no destinations', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(destinationQueries.footer().queryKey, []);
  renderInRouter(<SiteFooter year={2026} />, { queryClient });
  expect(screen.queryByText('Destinations Populaires')).toBeNull();
});
