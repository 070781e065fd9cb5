import type { Locator, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { expect, field, openAdmin } from './admin.ts';
import { plantDestination, removeDestinations } from './admin-destination.ts';
import { plantArticle, removeArticles } from './articles.ts';
import { database, notDeleted } from './firestore.ts';
import { removeHotel } from './own-hotels.ts';

/** An editor, how to store a test's own record, and a text field that accepts almost any value. */
type OwnRecords = {
  /** The edited record, as named in test names. */
  kind: string;
  collection: CollectionName;
  /** Stores a record that visitors do not see. */
  plant: (id: string) => Promise<void>;
  /** Opens the record's editor and waits until fields can be edited. */
  open: (page: Page, id: string) => Promise<void>;
  /** The text field in the editor; `name` is the stored field. */
  line: (page: Page) => Locator;
  name: string;
  saved: string;
  failed: string;
  /** Deletes all records whose id starts with a prefix. */
  remove: (prefix: string) => Promise<void>;
};

/** Returns a new id for a test's own record. */
export const ownId = (): string => `essai-${crypto.randomUUID().slice(0, 8)}`;

export async function stored(collection: CollectionName, id: string) {
  return notDeleted((await database().collection(collection).doc(id).get()).data());
}

/** Returns the ids of stored records that start with a prefix. */
export async function storedIds(collection: CollectionName, prefix: string): Promise<string[]> {
  const references = await database().collection(collection).listDocuments();
  return references.map(({ id }) => id).filter((id) => id.startsWith(prefix));
}

async function plantHotel(id: string): Promise<void> {
  const wanted = { name: id, location: 'Nulle part', region: 'Europe', published: false };
  const now = Timestamp.now();
  await database()
    .collection(COLLECTIONS.hotels)
    .doc(id)
    .set({ ...v.parse(HotelInput, wanted), created_at: now, updated_at: now });
}

const HOTELS: OwnRecords = {
  kind: 'a hotel',
  collection: COLLECTIONS.hotels,
  plant: plantHotel,
  open: (page, id) => openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel'),
  line: (page) => field(page, 'Localisation'),
  name: 'location',
  saved: 'Hôtel modifié',
  failed: "Impossible de modifier l'hôtel",
  async remove(prefix) {
    for (const id of await storedIds(COLLECTIONS.hotels, prefix)) await removeHotel(id);
  },
};

const ARTICLES: OwnRecords = {
  kind: 'an article',
  collection: COLLECTIONS.blogPosts,
  plant: (id) => plantArticle(id, { author: 'Personne', content: '<p>Texte</p>' }),
  async open(page, id) {
    await openAdmin(page, `/admin/articles/${id}`, 'Modifier l’article');
    await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  },
  line: (page) => field(page, 'Auteur'),
  name: 'author',
  saved: 'Article mis à jour',
  failed: "Impossible de sauvegarder l'article",
  remove: removeArticles,
};

const DESTINATIONS: OwnRecords = {
  kind: 'a destination',
  collection: COLLECTIONS.destinations,
  plant: async (id) => void (await plantDestination(id, { subtitle: 'Nulle part', active: false })),
  async open(page, id) {
    await openAdmin(page, `/admin/destinations/${id}`, 'Modifier la destination');
  },
  line: (page) => field(page, 'Sous-titre'),
  name: 'subtitle',
  saved: 'Destination mise à jour avec succès',
  failed: 'Erreur lors de la sauvegarde',
  remove: removeDestinations,
};

export const OWN_RECORDS = [HOTELS, ARTICLES, DESTINATIONS] as const;
