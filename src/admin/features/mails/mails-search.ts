import { oneOf, readText, searchReader } from '#admin/features/list/list-search.ts';
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

/** The mails that match the URL search, newest first as they come. */
export function filterMails(
  mails: readonly OutboxMail[],
  { q = '', type, etat }: MailsSearch,
): OutboxMail[] {
  const wanted = foldText(q.trim());
  return mails.filter(
    (mail) =>
      (type === undefined || type === mail.kind) &&
      (etat === undefined || etat === stateOf(mail)) &&
      foldText(`${recipientOf(mail)}\n${mail.subject}`).includes(wanted),
  );
}
