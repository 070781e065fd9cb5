import type { Locator, Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { hotelDestinationId } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, notDeleted } from './firestore.ts';

const destinations = () => database().collection(COLLECTIONS.destinations);
const links = () => database().collection(COLLECTIONS.hotelDestinations);

let planted = 0;

/**
 * Returns a display order that no concurrent test uses: a move renumbers equal orders, and undoing
 * the move fails once another test has removed its destinations.
 */
const freePlace = () => 700 + 50 * Number(process.env.TEST_PARALLEL_INDEX) + (planted++ % 50);

/**
 * Stores a destination for one test, past the rules and below the destinations that other tests
 * reorder. @returns the name: the slug in capitals
 */
export async function plantDestination(id: string, fields: DocumentData = {}): Promise<string> {
  const name = id.toUpperCase();
  await destinations()
    .doc(id)
    .set({
      destination_name: name,
      destination_slug: id,
      former_slugs: [],
      display_order: freePlace(),
      active: true,
      banner_image: null,
      subtitle: null,
      description: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
      updated_by: 'test',
      ...fields,
    });
  return name;
}

/** Links a destination to a demo hotel, which stays unchanged. */
export async function plantLink(destination_id: string, hotel_id: string): Promise<void> {
  const id = hotelDestinationId(hotel_id, destination_id);
  await links().doc(id).set({ hotel_id, destination_id, published: true, updated_by: 'test' });
}

export async function storedDestination(id: string): Promise<DocumentData | undefined> {
  return notDeleted((await destinations().doc(id).get()).data());
}

/** Returns the sorted ids of the hotels linked to a destination. */
export async function storedLinks(id: string): Promise<string[]> {
  const { docs } = await links().where('destination_id', '==', id).get();
  return docs.map((link) => String(link.get('hotel_id'))).sort();
}

/** Deletes all destinations whose id starts with a prefix, and their links. */
export async function removeDestinations(prefix: string): Promise<void> {
  const { docs } = await destinations().get();
  for (const { id, ref } of docs.filter((document) => document.id.startsWith(prefix))) {
    const { docs: linked } = await links().where('destination_id', '==', id).get();
    for (const link of linked) await link.ref.delete();

    await ref.delete();
  }
}

export const DESTINATIONS = '/admin/destinations';

export const destinationRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Finds a button of one destination, such as « Supprimer » or « Monter ». */
export const destinationAction = (page: Page, verb: string, name: string): Locator =>
  page.getByRole('button', { name: `${verb} ${name}`, exact: true });

export const sheetField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Sauvegarder', exact: true });

export const editorTitle = (
  page: Page,
  title: 'Nouvelle destination' | 'Modifier la destination',
): Locator => page.getByRole('heading', { level: 1, name: title });
