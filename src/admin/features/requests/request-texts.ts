import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { formatDateTime } from '#domain/text/dates.ts';

export const DELIVERY_LABELS = {
  pending: 'En attente d’envoi',
  sent: 'Envoyé',
  failed: 'Échec de l’envoi',
} as const;

/** The sender's name, else email address. */
export const senderOf = ({ first_name, last_name, email }: ContactRequest): string =>
  `${first_name} ${last_name}`.trim() || (email ?? 'Sans nom');

export const followUpOf = ({ handled }: ContactRequest): string =>
  handled ? 'Traitée' : 'À traiter';

/** What became of the answer to the visitor. */
export function answerOf({ handled, handled_at, handled_by }: ContactRequest): string {
  if (!handled) return 'pas encore';
  const by = handled_by === null ? 'répondu' : `répondu par ${handled_by}`;
  return handled_at === null ? by : `${by}, le ${formatDateTime(handled_at)}`;
}

/** The beginning of the message, in one line. */
export function excerptOf({ fields }: ContactRequest): string {
  const text = (fields.message ?? fields.destination ?? '').replace(/\s+/g, ' ');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

export const DELETE_TEXTS = {
  question: 'Êtes-vous sûr de vouloir supprimer cette demande\u202f?',
  done: 'Demande supprimée',
  failed: 'Impossible de supprimer la demande',
  restored: 'Demande rétablie',
};

const requests = (count: number) => `${count} ${count === 1 ? 'demande' : 'demandes'}`;
const s = (count: number) => (count === 1 ? '' : 's');

export const BULK_DELETE = {
  question: (count: number) =>
    count === 1
      ? DELETE_TEXTS.question
      : `Êtes-vous sûr de vouloir supprimer ces ${requests(count)}\u202f?`,
  done: (count: number) => `${requests(count)} supprimée${s(count)}`,
  failed: (count: number) =>
    count === 1 ? DELETE_TEXTS.failed : `Impossible de supprimer ${requests(count)}`,
  restored: (count: number) => `${requests(count)} rétablie${s(count)}`,
  notRestored: (count: number) =>
    count === 1
      ? 'La demande n’a pas pu être rétablie'
      : `${requests(count)} n’ont pas pu être rétablies`,
};
