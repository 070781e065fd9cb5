import { Button } from '#admin/ui/button.tsx';
import { Failed } from '#admin/ui/failed.tsx';
import { canBeSentAgain, mailStateText } from '#domain/mail/mail-state.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { MAIL_BODY_RETENTION_DAYS } from '#domain/site/retention.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { answerOf, DELIVERY_LABELS } from './request-texts.ts';

type DeliveryStateProps = {
  request: ContactRequest;
  /** The visitor’s receipt; null for none, undefined while loading. */
  receipt: OutboxMail | null | undefined;
  isBusy: boolean;
  onResend: () => void;
};

/**
 * Who was told and who was answered. A mail that failed can be sent again while it is kept.
 */
export function DeliveryState({ request, receipt, isBusy, onResend }: DeliveryStateProps) {
  const { attempts, delivery, delivery_error, mail_erased, sent_at } = request;
  const isFailed = delivery === 'failed';
  const canResend =
    (isFailed && !mail_erased) || (receipt ? canBeSentAgain(receipt, new Date()) : false);
  return (
    <div className="mb-6 grid justify-items-start gap-3 bg-sand px-5 py-4 text-ui">
      <p role="status">
        Avis à l’équipe{'\u00a0'}: <DeliveryBadge delivery={delivery} isInLine />
        {sent_at !== null && <> le {formatDateTime(sent_at)}</>}
        {attempts > 1 && <>, après {attempts} essais</>}
        {delivery_error !== null && <span className="block text-small">{delivery_error}</span>}
        {isFailed && mail_erased && (
          <span className="block text-small">
            L’e-mail a été effacé après {MAIL_BODY_RETENTION_DAYS} jours{'\u00a0'}: il ne peut plus
            être envoyé de nouveau.
          </span>
        )}
      </p>
      <Receipt request={request} receipt={receipt} />
      <p>
        Réponse au voyageur{'\u00a0'}: {answerOf(request)}
      </p>
      {canResend && (
        <Button size="sm" variant="outline" aria-disabled={isBusy || undefined} onClick={onResend}>
          Envoyer de nouveau
        </Button>
      )}
    </div>
  );
}

/** What became of the mail that tells the visitor that the request has arrived. */
function Receipt({ request, receipt }: Pick<DeliveryStateProps, 'request' | 'receipt'>) {
  // Of an earlier release, or restored: there is none, and nothing to say.
  if (!receipt && request.email !== null) return null;
  return (
    <p>
      Accusé de réception{'\u00a0'}:{' '}
      {receipt ? <MailState mail={receipt} /> : 'aucun, faute d’adresse e-mail'}
      {receipt?.last_error && <span className="block text-small">{receipt.last_error}</span>}
    </p>
  );
}

function MailState({ mail }: { mail: OutboxMail }) {
  const text = mailStateText(mail);
  return mail.state === 'failed' ? <Failed>{text}</Failed> : text;
}

type DeliveryBadgeProps = Pick<ContactRequest, 'delivery'> & { isInLine?: boolean };

/** The delivery state of the mail about a request, by itself or within a line. */
export function DeliveryBadge({ delivery, isInLine = false }: DeliveryBadgeProps) {
  const label = DELIVERY_LABELS[delivery];
  const text = isInLine ? label.toLowerCase() : label;
  return delivery === 'failed' ? (
    <Failed>{text}</Failed>
  ) : (
    <span className="text-ink-2">{text}</span>
  );
}
