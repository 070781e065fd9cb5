import type { Locator, Page } from '@playwright/test';
import { openAdmin } from './admin.ts';

/** The page, with the subscriptions of one test only. */
export const openNewsletter = (page: Page, query: string) =>
  openAdmin(page, `/admin/newsletter?q=${query}`, 'Newsletter');

export const subscriptionRow = (page: Page, email: string): Locator =>
  page.getByRole('row').filter({ hasText: email });

/** « Supprimer », « Désactiver »… of one subscription. */
export const subscriptionAction = (page: Page, verb: string, email: string): Locator =>
  page.getByRole('button', { name: `${verb} ${email}`, exact: true });

export const chooseSubscription = (page: Page, email: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Choisir ${email}`, exact: true }).check();
