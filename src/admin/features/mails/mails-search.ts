import {
  equals,
  oneOf,
  readText,
  searchReader,
  sortRecords,
  timeOf,
} from '#admin/features/list/list-search.ts';
import type { Beyond } from '#admin/features/list/use-long-list.ts';
import { MAIL_KINDS, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { recipientOf, stateOf } from './mail-texts.ts';

/** The URL search of the page of mails. */
export const readMailsSearch = searchReader({
  q: readText,
  type: oneOf(MAIL_KINDS),
  etat: oneOf(['envoye', 'attente', 'abandonne']),
});
type MailsSearch = ReturnType<typeof readMailsSearch>;

const STORED_STATES = { envoye: 'sent', abandonne: 'failed' } as const;

/** What the server is asked for when there are too many mails to read them all. */
export const mailsBeyond = ({ q, type, etat }: MailsSearch): Beyond => ({
  filters: {
    where: [
      ...equals('kind', type),
      // Those that wait are the newest.
      ...equals('state', etat === 'attente' ? undefined : etat && STORED_STATES[etat]),
    ],
  },
  start: { field: 'to', text: q?.trim() ?? '' },
});

/** The mails that match the URL search, newest first. */
export function filterMails(
  mails: readonly OutboxMail[],
  { q = '', type, etat }: MailsSearch,
): OutboxMail[] {
  const wanted = foldText(q.trim());
  const found = mails.filter(
    (mail) =>
      (type === undefined || type === mail.kind) &&
      (etat === undefined || etat === stateOf(mail)) &&
      foldText(`${recipientOf(mail)}\n${mail.subject}`).includes(wanted),
  );
  return sortRecords(found, 'desc', ({ created_at }) => timeOf(created_at));
}
