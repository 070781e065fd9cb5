import type { AuditEntry } from '#domain/audit-entry.ts';
import { COLLECTIONS } from '#domain/collections.ts';

/** What is logged, as the address names it. */
export const KINDS = [
  'hotel',
  'lien',
  'destination',
  'article',
  'seo',
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
  abonnement: 'Abonnement',
  demande: 'Demande',
};

export const ACTION_LABELS = {
  create: 'Création',
  update: 'Modification',
  delete: 'Suppression',
} as const;

/** Who wrote: an account, or one of the functions. */
export const actorOf = ({ actor }: AuditEntry): string =>
  actor === null ? 'système' : (actor.email ?? actor.uid);

/** A stored value in a line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vide)';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 399)}…` : text;
}
