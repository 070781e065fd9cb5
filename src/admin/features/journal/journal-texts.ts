import { type AuditEntry, isPersonal } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatDateTime } from '#domain/text/dates.ts';

/** What is logged, as the URL names it. */
export const KINDS = [
  'hotel',
  'lien',
  'destination',
  'article',
  'seo',
  'reglages',
  'abonnement',
  'demande',
] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<AuditEntry['collection'], Kind> = {
  [COLLECTIONS.hotels]: 'hotel',
  [COLLECTIONS.hotelDestinations]: 'lien',
  [COLLECTIONS.destinations]: 'destination',
  [COLLECTIONS.blogPosts]: 'article',
  [COLLECTIONS.pageContent]: 'seo',
  [COLLECTIONS.settings]: 'reglages',
  [COLLECTIONS.newsletterSubscriptions]: 'abonnement',
  [COLLECTIONS.contactRequests]: 'demande',
};

export const kindOf = ({ collection }: AuditEntry): Kind => KIND_OF[collection];

export const KIND_LABELS: Record<Kind, string> = {
  hotel: 'Hôtel',
  lien: 'Lien hôtel-destination',
  destination: 'Destination',
  article: 'Article',
  seo: 'SEO de page',
  reglages: 'Réglages',
  abonnement: 'Abonnement',
  demande: 'Demande',
};

export const ACTION_LABELS = {
  create: 'Création',
  update: 'Modification',
  publish: 'Publication planifiée',
  delete: 'Suppression',
  restore: 'Restauration',
} as const;

/** Who wrote: an account, or a function (« système »). */
export const actorOf = ({ actor }: AuditEntry): string =>
  actor === null ? 'système' : (actor.email ?? actor.uid);

/** Enough of an id to tell visitors' records apart. */
const SHORT_ID = 8;

/** The name of the written record; visitors' records have a number only. */
export const entryName = ({ collection, document_id, label }: AuditEntry): string => {
  if (label !== null) return label;
  if (collection === COLLECTIONS.settings) return 'Réglages du site';
  return isPersonal(collection) ? `n° ${document_id.slice(0, SHORT_ID)}` : document_id;
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** A Timestamp that a value holds. */
function dateIn(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  const date: unknown = typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}

/** A stored value in one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vide)';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (Array.isArray(value) && value.length === 0) return '(vide)';
  const date = dateIn(value);
  if (date) return formatDateTime(date.toISOString());
  const text = Array.isArray(value) ? value.map(asText).join(', ') : asText(value);
  return text.length > 400 ? `${text.slice(0, 399)}…` : text;
}
