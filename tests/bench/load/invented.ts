import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import { DestinationInput } from '#domain/destination/destination-input.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { NEWSLETTER_SOURCES } from '#domain/newsletter/newsletter.ts';
import { toContactRequest } from '#domain/requests/contact-request.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { LIST_ITEM_MAX } from '#domain/site/limits.ts';

export type Quantities = {
  hotels: number;
  articles: number;
  subscribers: number;
  requests: number;
  entries: number;
};

export type InventedDocument = {
  collection: CollectionName;
  id: string;
  data: Record<string, unknown>;
};

const WORDS = [
  'palais',
  'jardin',
  'terrasse',
  'lumière',
  'rivage',
  'étoile',
  'silence',
  'verrière',
  'cèdre',
  'lagune',
  'falaise',
  'orangerie',
];
const PLACES = ['Venise, Italie', 'Kyoto, Japon', 'Île Maurice', 'Québec, Canada', 'Séville'];
/** Each has as many hotels as another. */
const DESTINATIONS = 10;
// The schedules erase what is older than three years.
const FIRST_DAY = Date.now() - 2 * 365 * 24 * 3_600_000;
const INTERVAL_MS = 10 * 60_000;

const pick = <T>(items: readonly [T, ...T[]], index: number): T =>
  items[index % items.length] ?? items[0];
const word = (index: number): string => WORDS[index % WORDS.length] ?? '';
const date = (index: number): Date => new Date(FIRST_DAY + index * INTERVAL_MS);

/** Some French words, always the same for the same number. */
const words = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, index) => word(seed * 5 + index * index + index)).join(' ');

const stamps = (index: number) => ({
  created_at: date(index),
  updated_at: date(index),
  updated_by: null,
});

function hotel(index: number): InventedDocument {
  const fields = v.parse(HotelInput, {
    name: `Hôtel ${word(index)} ${word(index * 7 + 3)} ${index}`,
    location: PLACES[index % PLACES.length],
    region: pick(REGIONS, index),
    rating: 4 + (index % 11) / 10,
    price: 90 + ((index * 37) % 2_400),
    description: `Une adresse au calme : ${words(40, index)}.`,
    details: words(60, index),
    amenities: ['Spa', 'Piscine', words(2, index).slice(0, LIST_ITEM_MAX)],
    featured: index % 50 === 0,
  });
  return {
    collection: COLLECTIONS.hotels,
    id: `hotel-${index}`,
    data: { ...fields, ...stamps(index) },
  };
}

function article(index: number): InventedDocument {
  const paragraphs = Array.from({ length: 8 }, (_, part) => `<p>${words(90, index + part)}.</p>`);
  const fields = v.parse(BlogPostInput, {
    title: `Carnet ${index} : ${words(4, index)}`,
    excerpt: `${words(25, index)}.`,
    content: paragraphs.join('\n'),
    category: pick(ARTICLE_CATEGORIES, index),
    tags: [word(index), word(index + 5)],
    author: 'Odile Marchetti',
  });
  return {
    collection: COLLECTIONS.blogPosts,
    id: `article-${index}`,
    data: { ...fields, ...stamps(index) },
  };
}

function subscriber(index: number): InventedDocument {
  const email = `${word(index)}.${index}@example.com`;
  const since = date(index % 50_000);
  const active = index % 5 !== 0;
  return {
    collection: COLLECTIONS.newsletterSubscriptions,
    id: createHash('sha256').update(email).digest('hex'),
    data: {
      email,
      active,
      source: pick(NEWSLETTER_SOURCES, index),
      consent_version: '2026-01',
      consent_at: since,
      subscribed_at: since,
      confirmed_at: active ? since : null,
      unsubscribed_at: null,
    },
  };
}

function destination(index: number): InventedDocument {
  const fields = v.parse(DestinationInput, {
    destination_name: `Destination ${index}`,
    destination_slug: `destination-${index}`,
    description: words(60, index),
  });
  return {
    collection: COLLECTIONS.destinations,
    id: `destination-${index}`,
    data: { ...fields, ...stamps(index) },
  };
}

function link(index: number): InventedDocument {
  const ends = {
    hotel_id: `hotel-${index}`,
    destination_id: `destination-${index % DESTINATIONS}`,
  };
  return {
    collection: COLLECTIONS.hotelDestinations,
    id: hotelDestinationId(ends.hotel_id, ends.destination_id),
    data: { ...ends, published: true },
  };
}

function request(index: number): InventedDocument {
  const { id, ...fields } = toContactRequest(
    {
      formType: 'contact',
      requestId: `demande-${index}`,
      firstName: word(index),
      lastName: `Numéro ${index}`,
      email: `${word(index)}.${index}@example.com`,
      message: `${words(60, index)}.`,
    },
    date(index).toISOString(),
  );
  const handled = index % 20 !== 0;
  return {
    collection: COLLECTIONS.contactRequests,
    id,
    data: {
      ...fields,
      handled,
      handled_at: handled ? date(index) : null,
      delivery: 'sent',
      created_at: date(index),
    },
  };
}

/** What the journal keeps of a hotel that was changed. */
function entry(index: number, hotels: number): InventedDocument {
  const number = index % hotels;
  return {
    collection: COLLECTIONS.auditLog,
    id: `entree-${index}`,
    data: {
      action: 'update',
      collection: COLLECTIONS.hotels,
      document_id: `hotel-${number}`,
      label: `Hôtel ${number}`,
      actor: { uid: 'administrateur', email: 'administrateur@example.com' },
      at: date(index),
      before: { details: words(60, index) },
      after: { details: words(60, index + 1) },
      changed: ['details'],
      links: [],
      batch: null,
    },
  };
}

/** A large site, one document after the other: always the same, as its editors would have stored it. */
export function* inventedDocuments(quantities: Quantities): Generator<InventedDocument> {
  for (let index = 0; index < DESTINATIONS; index += 1) yield destination(index);
  for (let index = 0; index < quantities.hotels; index += 1) {
    yield hotel(index);
    yield link(index);
  }
  for (let index = 0; index < quantities.articles; index += 1) yield article(index);
  for (let index = 0; index < quantities.subscribers; index += 1) yield subscriber(index);
  for (let index = 0; index < quantities.requests; index += 1) yield request(index);
  for (let index = 0; index < quantities.entries; index += 1) yield entry(index, quantities.hotels);
}
