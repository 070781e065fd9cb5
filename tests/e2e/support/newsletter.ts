import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from './firestore.ts';
import { expect } from './test.ts';

export const openButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Newsletter' });

export const newsletterDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'La lettre de Grand Séjour' });

/** Waits until an address is stored with the place where it was given. */
export async function expectStored(email: string, source: string): Promise<void> {
  const { docs } = await database()
    .collection(COLLECTIONS.newsletterSubscriptions)
    .where('email', '==', email)
    .get();
  expect(docs.map((subscription) => subscription.get('source'))).toEqual([source]);
}
