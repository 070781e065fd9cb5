import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import { RowButton, RowLink } from '#admin/features/list/row-actions.tsx';
import { Failed } from '#admin/ui/failed.tsx';
import { canBeSentAgain, mailStateText } from '#domain/mail/mail-state.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { MAIL_LABELS, recipientOf } from './mail-texts.ts';

/** The state of a mail, and why it has not been sent. */
function MailState({ mail }: { mail: OutboxMail }) {
  const text = <span className="block first-letter:uppercase">{mailStateText(mail)}</span>;
  return (
    <>
      {mail.state === 'failed' ? <Failed>{text}</Failed> : text}
      {mail.last_error !== null && (
        <span className="block text-small break-words text-ink-2">{mail.last_error}</span>
      )}
    </>
  );
}

export const MAIL_COLUMNS: readonly RecordColumn<OutboxMail>[] = [
  {
    key: 'kind',
    label: 'E-mail',
    render: ({ kind, subject }) => (
      <>
        <span className="block">{MAIL_LABELS[kind]}</span>
        <span className="block text-small text-ink-2">{subject}</span>
      </>
    ),
  },
  {
    key: 'to',
    label: 'À',
    render: (mail) => (
      <span className="inline-block min-w-48 wrap-anywhere">{recipientOf(mail)}</span>
    ),
  },
  { key: 'date', label: 'Écrit le', render: ({ created_at }) => formatDateTime(created_at) },
  { key: 'state', label: 'État', render: (mail) => <MailState mail={mail} /> },
];

/** A mail on a phone. */
export function MailCard({ mail }: { mail: OutboxMail }) {
  return (
    <>
      <p>{MAIL_LABELS[mail.kind]}</p>
      <p className="text-small wrap-anywhere text-ink-2">
        {recipientOf(mail)}, {formatDateTime(mail.created_at)}
      </p>
      <div className="text-small">
        <MailState mail={mail} />
      </div>
    </>
  );
}

type MailActionsProps = {
  mail: OutboxMail;
  /** The mail in one line. */
  name: string;
  onResend: (mail: OutboxMail) => void;
};

/** What a mail is about, and sending it again. */
export function MailActions({ mail, name, onResend }: MailActionsProps) {
  const { kind, request_id, to } = mail;
  return (
    <>
      {request_id !== null && (
        <RowLink to="/admin/demandes/$id" params={{ id: request_id }} of={name}>
          Demande
        </RowLink>
      )}
      {kind === 'newsletter-confirmation' && to !== null && (
        <RowLink to="/admin/newsletter" search={{ q: to }} of={name}>
          Abonnement
        </RowLink>
      )}
      {canBeSentAgain(mail, new Date()) && (
        <RowButton of={name} onPress={() => onResend(mail)}>
          Renvoyer
        </RowButton>
      )}
    </>
  );
}
