import { type AuditEntry, ERASED_ID, isPersonal } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type Names, nameOf } from './journal-names.ts';

/** What is logged, as the URL names it. */
export const KINDS = [
  'hotel',
  'destination',
  'article',
  'image',
  'seo',
  'reglages',
  'abonnement',
  'demande',
] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<AuditEntry['collection'], Kind> = {
  [COLLECTIONS.hotels]: 'hotel',
  [COLLECTIONS.destinations]: 'destination',
  [COLLECTIONS.blogPosts]: 'article',
  [COLLECTIONS.media]: 'image',
  [COLLECTIONS.pageContent]: 'seo',
  [COLLECTIONS.settings]: 'reglages',
  [COLLECTIONS.newsletterSubscriptions]: 'abonnement',
  [COLLECTIONS.contactRequests]: 'demande',
};

export const kindOf = ({ collection }: Pick<AuditEntry, 'collection'>): Kind => KIND_OF[collection];

export const KIND_LABELS: Record<Kind, string> = {
  hotel: 'Hôtel',
  destination: 'Destination',
  article: 'Article',
  image: 'Image',
  seo: 'Référencement (SEO)',
  reglages: 'Réglages',
  abonnement: 'Abonnement',
  demande: 'Demande',
};

export const ACTION_LABELS = {
  create: 'Création',
  update: 'Modification',
  publish: 'Publication planifiée',
  delete: 'Suppression',
  erase: 'Effacement définitif',
  restore: 'Restauration',
} as const;

/** Who wrote: an account, or a function (« système »). */
export function actorOf({ actor }: AuditEntry): string {
  if (actor === null) return 'système';
  return actor.email ?? 'compte supprimé';
}

/** Enough of an id to tell visitors' records apart. */
const SHORT_ID = 8;

/** The name of the written record; visitors' records have a number only. */
export function entryName(
  { collection, document_id, label }: Pick<AuditEntry, 'collection' | 'document_id' | 'label'>,
  names: Names,
): string {
  if (label !== null) return label;
  if (collection === COLLECTIONS.settings) return 'Réglages du site';
  if (document_id === ERASED_ID) return 'un abonnement';
  return isPersonal(collection)
    ? `n° ${document_id.slice(0, SHORT_ID)}`
    : nameOf(collection, document_id, names);
}

/** The names of the fields that an entry changed, as the editors label them. */
export const changedLabels = ({ collection, changed }: AuditEntry): string =>
  changed.map((name) => fieldLabel(collection, name)).join(', ');
