import { MailState } from '#admin/kit/mail-state.tsx';
import { Button } from '#admin/ui/button.tsx';
import { Failed } from '#admin/ui/failed.tsx';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { DELIVERY_LABELS, handledBy } from './request-texts.ts';

type DeliveryStateProps = { request: ContactRequest; isBusy: boolean; onResend: () => void };

/** Who was told and who was answered. Mails that failed can be sent again. */
export function DeliveryState({ request, isBusy, onResend }: DeliveryStateProps) {
  const { team, receipt } = request.mails;
  return (
    <div className="mb-6 grid justify-items-start gap-3 bg-sand px-5 py-4 text-ui">
      {team && (
        <p role="status">
          Avis à l’équipe{'\u00a0'}: <MailState mail={team} of={request} />
        </p>
      )}
      <p>
        Accusé de réception{'\u00a0'}:{' '}
        {receipt ? (
          <MailState mail={receipt} of={request} />
        ) : request.email === null ? (
          'aucun, faute d’adresse e-mail'
        ) : (
          'aucun'
        )}
      </p>
      <p>
        Suivi{'\u00a0'}: {handledBy(request)}
      </p>
      {request.delivery === 'failed' && (
        <Button size="sm" variant="outline" aria-disabled={isBusy || undefined} onClick={onResend}>
          Renvoyer
        </Button>
      )}
    </div>
  );
}

type DeliveryBadgeProps = Pick<ContactRequest, 'delivery'> & { isInLine?: boolean };

/** What became of the mails about a request, by itself or within a line. */
export function DeliveryBadge({ delivery, isInLine = false }: DeliveryBadgeProps) {
  if (delivery === null) return null;
  const label = DELIVERY_LABELS[delivery];
  const text = isInLine ? label.toLowerCase() : label;
  return delivery === 'failed' ? (
    <Failed>{text}</Failed>
  ) : (
    <span className="text-ink-2">{text}</span>
  );
}
