import type { Page } from '@playwright/test';
import { expect, open } from './test.ts';

/** Saves hotels from a shared list, in the given order, and opens the visitor's own list. */
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

/** Finds the saved hotels on /favoris. */
export const favourites = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Finds the names of the saved hotels, in order. */
export const favouriteNames = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 });

/** Finds the visitor's note about a hotel. */
export const favouriteNote = (page: Page, name: string) =>
  page.getByLabel(`Votre note\u00a0: ${name}`);
