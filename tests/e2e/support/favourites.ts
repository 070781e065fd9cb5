import type { Page } from '@playwright/test';
import { expect, open } from './test.ts';

/** Saves these hotels in that order, as from a shared list, and opens the visitor's own list. */
export async function saveHotels(page: Page, ...ids: string[]): Promise<void> {
  await open(page, `/favoris?hotels=${ids.join(',')}`);
  await page.getByRole('button', { name: 'Tout sauvegarder' }).click();
  await expect(page.getByText('Liste ajoutée aux favoris')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mes favoris/ })
    .click();
  await expect(page).toHaveURL('/favoris');
  await expect(favourites(page)).toHaveCount(ids.length);
}

/** The saved hotels of /favoris. */
export const favourites = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Their names, in their order. */
export const favouriteNames = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 });

/** The visitor's note about a hotel. */
export const note = (page: Page, name: string) => page.getByLabel(`Votre note\u00a0: ${name}`);
