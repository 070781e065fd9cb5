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
  /** How many requests have a mail that could not be sent, and how many sign-ups. */
  failed: number;
  failedSignups: number;
  /** The names of the settings that still hold an example. */
  placeholders: readonly string[];
};

/** What is planned is published within five minutes: after ten, something is wrong. */
const LATE_MS = 10 * 60_000;

const unsent = (count: number, of: string, ofSeveral: string) =>
  count > 1
    ? `Les e-mails de ${formatCount(count)} ${ofSeveral} n’ont pas pu être envoyés`
    : `Un e-mail ${of} n’a pas pu être envoyé`;

function failedMails({ failed, failedSignups }: Pending): Task[] {
  const requests = { to: '/admin/demandes', search: { envoi: 'failed' } } as const;
  const signups = { to: '/admin/newsletter', search: { etat: 'echec' } } as const;
  return [
    {
      key: 'envois',
      count: failed,
      text: unsent(failed, 'd’une demande', 'demandes'),
      link: requests,
    },
    {
      key: 'confirmations',
      count: failedSignups,
      text: unsent(failedSignups, 'd’une inscription', 'inscriptions'),
      link: signups,
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ key, text, link }) => ({ key, text, link, isError: true }));
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
  const { planned, placeholders } = pending;
  return [
    ...failedMails(pending),
    ...latePublications(planned, now),
    ...openRequests(pending, now),
    ...placeholderTask(placeholders),
  ];
}
