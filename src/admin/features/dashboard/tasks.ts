import type { LinkProps } from '@tanstack/react-router';
import { recordLink } from '#admin/features/list/record-link.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { ageOf } from '#domain/requests/received.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';
import type { Planned } from './planned-section.tsx';

/** Something to do, and where; an error is something that went wrong. */
export type Task = { key: string; text: string; link: LinkProps; isError?: boolean };

export type Pending = {
  planned: readonly Planned[];
  /** Those that are read of the requests that wait for an answer, and how many do. */
  open: readonly ContactRequest[];
  openTotal: number;
  /** How many requests the team was not told of. */
  failed: number;
  /** The names of the settings that still hold an example. */
  placeholders: readonly string[];
};

/** What is planned is published within five minutes: after ten, something is wrong. */
const LATE_MS = 10 * 60_000;

function failedMails(failed: number): Task[] {
  if (failed === 0) return [];
  const text =
    failed > 1
      ? `${failed} avis à l’équipe n’ont pas pu être envoyés`
      : 'Un avis à l’équipe n’a pas pu être envoyé';
  const link = { to: '/admin/demandes', search: { envoi: 'failed' } } as const;
  return [{ key: 'envois', text, link, isError: true }];
}

function openRequests({ open, openTotal }: Pending, now: Date): Task[] {
  const [oldest] = open.toSorted((a, b) => (a.created_at ?? '').localeCompare(b.created_at ?? ''));
  if (!oldest) return [];
  // Of a part nobody knows which is the oldest.
  const age = openTotal === open.length ? ageOf(oldest, now) : '';
  if (openTotal === 1) {
    const text = `Une demande attend une réponse${age && `, reçue ${age}`}`;
    return [{ key: 'demandes', text, link: recordLink('request', oldest.id) }];
  }
  const text = `${formatCount(openTotal)} demandes attendent une réponse${age && `, la plus ancienne reçue ${age}`}`;
  const link = { to: '/admin/demandes', search: { etat: 'a-traiter' } } as const;
  return [{ key: 'demandes', text, link }];
}

function latePublications(planned: readonly Planned[], now: Date): Task[] {
  return planned
    .filter(({ publish_at }) => now.getTime() - Date.parse(publish_at) > LATE_MS)
    .map(({ item, publish_at }) => ({
      key: `retard ${item.kind}/${item.id}`,
      text: `«\u202f${item.label}\u202f» devait paraître le ${formatMoment(publish_at)}, et n’a pas paru`,
      link: recordLink(item.kind, item.id),
      isError: true,
    }));
}

function placeholderTask(names: readonly string[]): Task[] {
  if (names.length === 0) return [];
  const labels = names.map((name) => fieldLabel(COLLECTIONS.settings, name)).join(', ');
  const text = `Encore un exemple dans les réglages du site\u00a0: ${labels}`;
  return [{ key: 'reglages', text, link: recordLink('settings', '') }];
}

/** What there is to do, what went wrong and who waits first. */
export function tasksOf(pending: Pending, now: Date): Task[] {
  const { planned, failed, placeholders } = pending;
  return [
    ...failedMails(failed),
    ...latePublications(planned, now),
    ...openRequests(pending, now),
    ...placeholderTask(placeholders),
  ];
}
