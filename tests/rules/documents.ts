import { serverTimestamp, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { BlogPostInputSchema } from '#domain/blog/blog-post.ts';
import { DestinationInputSchema } from '#domain/destination/destination.ts';
import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { HotelInputSchema } from '#domain/hotel/hotel.ts';
import { LetterInputSchema } from '#domain/newsletter/letter.ts';
import { LETTER_PROGRESS_DOC_ID } from '#domain/newsletter/letter-sending-state.ts';
import { CURRENT_NEWSLETTER_CONSENT_VERSION } from '#domain/newsletter/newsletter.ts';
import { toContactRequest } from '#domain/requests/contact-request.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type Fields, type Role, uidOf } from '../support/rules.ts';

/** Returns the signature of a role: its uid and the server's time. */
export const signedNow = (role: Role = 'admin') => ({
  updated_at: serverTimestamp(),
  updated_by: uidOf(role),
});

/** Returns the timestamps and author of a new document. */
export const stampedNow = (role: Role = 'admin') => ({
  created_at: serverTimestamp(),
  ...signedNow(role),
});

/** Returns a new document with its author and time; only published documents have a `created_at`. */
export const createdNow = (fields: Fields) => ({
  ...fields,
  created_at: (fields.published ?? fields.active) === true ? serverTimestamp() : null,
  ...signedNow(),
});

/** The signature of a document that somebody else wrote earlier. */
export const STORED_SIGNATURE = { updated_at: Timestamp.fromMillis(0), updated_by: 'somebody' };

export const STORED_STAMPS = { created_at: Timestamp.fromMillis(0), ...STORED_SIGNATURE };

const SEO = {
  seo_title: 'Un ryokan à Kyoto',
  seo_description: 'Douze chambres et un jardin.',
  seo_keywords: 'ryokan, Kyoto',
};

// Parsed, so that fields added to the schema later appear here, empty.
export const HOTEL: Fields = v.parse(HotelInputSchema, {
  name: 'Ryokan du Pavillon d’Érable',
  location: 'Kyoto, Japon',
  region: 'Asie',
  image: '/art/hotel-kyoto-1280.webp',
  rating: 4.8,
  price: 1240,
  description: '<p>Un jardin, <strong>un bain</strong>.</p>',
  featured: true,
  amenities: ['Bain d’eau chaude', 'Jardin'],
  details: 'Douze chambres.',
  experience_description: 'On arrive à pied.\n\nOn repart de même.',
  amenities_description: 'Deux bains.',
  location_description: 'Au nord de la ville.',
  ...SEO,
  published: true,
  publish_at: null,
  gallery: [{ url: '/art/hotel-kyoto-1280.webp', alt: 'Le jardin' }],
  booking_url: 'https://reservation.example.com/ryokan',
  coordinates: { lat: 35.0116, lng: 135.7681 },
});

export const DESTINATION: Fields = {
  ...v.parse(DestinationInputSchema, {
    destination_name: 'Grèce',
    destination_slug: 'grece',
    display_order: 3,
    active: true,
    publish_at: null,
    banner_image: 'https://images.example.com/egee.webp',
    subtitle: 'Trois îles, deux ports',
    description: 'On y va en bateau.',
    ...SEO,
  }),
};

export const BLOG_POST: Fields = v.parse(BlogPostInputSchema, {
  title: 'Une nuit en wagon-lit',
  excerpt: 'Ce que l’on entend entre deux gares.',
  content: '<h2>Le quai</h2>\n<p>Il est vingt-deux heures.</p>',
  image: '/art/article-train-de-nuit-1280.webp',
  category: 'Spa & Bien-être',
  author: 'Agathe Morel',
  read_time: '5 min',
  featured: false,
  tags: ['train', 'nuit'],
  ...SEO,
  published: true,
  publish_at: null,
});

/** A draft: only functions publish letters. */
export const LETTER: Fields = {
  ...v.parse(LetterInputSchema, {
    subject: 'Trois maisons et un train de nuit',
    preheader: 'Ce que novembre a de bon.',
    opening: '<p>Bonjour.</p>',
    blocks: [{ path: '/hotels/kyoto', text: 'Neuf chambres.', picture: '' }],
    closing: '<p>À décembre.</p>',
  }),
  state: null,
};

export const PAGE: Fields = { page_slug: 'about', page_name: 'À Propos', ...SEO };

export const REDIRECTION: Fields = { from: '/ancienne-page', to: '/contact' };

export const LINK: Fields = { hotel_id: 'kyoto', destination_id: 'japon', published: true };

export const SUBSCRIPTION: Fields = {
  email: 'odile@example.org',
  source: 'footer',
  active: true,
  subscribed_at: Timestamp.fromMillis(0),
  consent_version: CURRENT_NEWSLETTER_CONSENT_VERSION,
};

export const CONTACT_REQUEST: Fields = {
  ...toContactRequest({
    formType: 'contact',
    requestId: '5b0c2f3e-8d41-4a57-9c66-1e7a90d3f201',
    firstName: 'Odile',
    lastName: 'Marchetti',
    email: 'odile@example.org',
    message: 'Bonjour',
  }),
  delivery: 'failed',
  mail_due_at: null,
  mail_attempts: 16,
};

type Readers = 'all' | 'admins' | 'nobody';
/** The fields that an administrator may write, with the role's account as the author. */
type Write = (role: Role) => Fields;
export type CollectionAccess = {
  collection: string;
  id: string;
  /** The fields of the stored document. */
  fields: Fields;
  get: Readers;
  list: Readers;
  /** The fields of a new document; null if only functions create documents. */
  creation: Write | null;
  /** The fields that an administrator changes; null if only functions change documents. */
  change: Write | null;
};

const stamped =
  (fields: Fields): Write =>
  (role) => ({ ...fields, ...stampedNow(role) });

/** Returns the access to a collection that administrators edit and visitors get by id. */
const edited = (collection: string, id: string, fields: Fields): CollectionAccess => ({
  collection,
  id,
  fields: { ...fields, ...STORED_STAMPS },
  get: 'all',
  list: 'admins',
  creation: stamped(fields),
  change: signedNow,
});

/** Returns the access to a collection that only functions write. */
const readOnly = (collection: string, fields: Fields, readers: Readers): CollectionAccess => ({
  collection,
  id: 'document',
  fields,
  get: readers,
  list: readers,
  creation: null,
  change: null,
});

const PREVIEW = {
  collection: 'hotels',
  record: 'kyoto',
  token: 'a'.repeat(36),
  until: Timestamp.now(),
};

/** The access rights to every collection; nobody deletes, and visitors write nothing. */
export const ACCESS_TABLE: readonly CollectionAccess[] = [
  edited(COLLECTIONS.hotels, 'kyoto', HOTEL),
  { ...edited(COLLECTIONS.destinations, 'grece', DESTINATION), get: 'admins' },
  edited(COLLECTIONS.blogPosts, 'nuit', BLOG_POST),
  {
    ...edited(COLLECTIONS.letters, 'nuits', { ...LETTER, published: true }),
    creation: (role) => ({ ...LETTER, ...stampedNow(role), created_at: null }),
  },
  {
    ...readOnly(`${COLLECTIONS.letters}/nuits/sending`, { state: 'sent' }, 'admins'),
    id: LETTER_PROGRESS_DOC_ID,
    list: 'nobody',
  },
  {
    ...edited(COLLECTIONS.pageContent, 'about', PAGE),
    fields: { ...PAGE, ...STORED_SIGNATURE },
    creation: (role) => ({ ...PAGE, page_slug: 'blog', ...signedNow(role) }),
    change: (role) => ({ seo_title: null, ...signedNow(role) }),
  },
  {
    ...edited(COLLECTIONS.redirections, 'ancienne-page', REDIRECTION),
    fields: { ...REDIRECTION, ...STORED_SIGNATURE },
    get: 'admins',
    creation: (role) => ({ ...REDIRECTION, ...signedNow(role) }),
    change: (role) => ({ deleted_at: serverTimestamp(), ...signedNow(role) }),
  },
  {
    ...edited(COLLECTIONS.settings, 'site', DEFAULT_SETTINGS),
    fields: { ...DEFAULT_SETTINGS, ...STORED_SIGNATURE },
    creation: (role) => ({ ...DEFAULT_SETTINGS, ...signedNow(role) }),
    change: signedNow,
  },
  {
    collection: COLLECTIONS.hotelDestinations,
    id: 'kyoto_japon',
    fields: { ...LINK, ...STORED_SIGNATURE },
    get: 'admins',
    list: 'admins',
    creation: (role) => ({ ...LINK, destination_id: 'bali', ...signedNow(role) }),
    change: signedNow,
  },
  {
    ...readOnly(COLLECTIONS.newsletterSubscriptions, SUBSCRIPTION, 'admins'),
    change: (role) => ({ active: false, ...signedNow(role) }),
  },
  {
    ...readOnly(COLLECTIONS.contactRequests, CONTACT_REQUEST, 'admins'),
    change: (role) => ({
      handled: true,
      handled_at: serverTimestamp(),
      handled_by: 'admin@example.org',
      ...signedNow(role),
    }),
  },
  {
    ...readOnly(COLLECTIONS.media, { file_name: 'quai.jpg', deleted_at: null }, 'admins'),
    change: (role) => ({ deleted_at: serverTimestamp(), ...signedNow(role) }),
  },
  {
    ...readOnly(COLLECTIONS.previews, { ...PREVIEW, ...STORED_SIGNATURE }, 'admins'),
    id: 'hotels_kyoto',
    creation: (role) => ({ ...PREVIEW, record: 'document', ...signedNow(role) }),
    change: (role) => ({ token: 'b'.repeat(36), until: serverTimestamp(), ...signedNow(role) }),
  },
  readOnly(COLLECTIONS.auditLog, { action: 'update' }, 'admins'),
  readOnly(
    `${COLLECTIONS.figures}/0/${DAILY_COUNTS_SUBCOLLECTION}`,
    { day: '2026-11-21' },
    'admins',
  ),
  readOnly(COLLECTIONS.figures, { addresses: [] }, 'admins'),
  readOnly(COLLECTIONS.listCopies, { collection: 'hotels' }, 'admins'),
  ...[
    COLLECTIONS.rateLimits,
    `${COLLECTIONS.rateLimits}/caller/counters`,
    COLLECTIONS.runs,
    'users',
    'hotels/kyoto/drafts',
    'media/photo/files',
  ].map((collection) => readOnly(collection, { published: true, active: true }, 'nobody')),
];
