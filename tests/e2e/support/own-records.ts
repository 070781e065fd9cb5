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

/** An editor with a record of a test's own, and one of its fields, of which not much is asked. */
type OwnRecords = {
  /** What is edited, as the name of a test says it. */
  kind: string;
  collection: CollectionName;
  /** Stores one, unseen by visitors. */
  plant: (id: string) => Promise<void>;
  /** Opens its editor, and waits until it can be typed in. */
  open: (page: Page, id: string) => Promise<void>;
  /** The field, in the editor and as it is stored. */
  line: (page: Page) => Locator;
  name: string;
  saved: string;
  failed: string;
  /** Takes all away whose id begins so. */
  remove: (prefix: string) => Promise<void>;
};

/** Ids of a test's own. */
export const ownId = (): string => `essai-${crypto.randomUUID().slice(0, 8)}`;

/** What is stored of a record. */
export async function stored(collection: CollectionName, id: string) {
  return notDeleted((await database().collection(collection).doc(id).get()).data());
}

/** Ids of the stored records that begin so. */
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

/** The three editors of records. */
export const OWN_RECORDS = [HOTELS, ARTICLES, DESTINATIONS] as const;
