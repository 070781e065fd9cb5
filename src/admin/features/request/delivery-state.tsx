import { MailState } from '#admin/kit/mail-state.tsx';
import { resend } from '#admin/kit/resend.ts';
import { Button } from '#admin/ui/button.tsx';
import { Failed } from '#admin/ui/failed.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { DELIVERY_LABELS } from './request-texts.ts';

/** Says whether the team was told and the visitor answered; mails that failed can be sent again. */
export function DeliveryState({ request }: { request: ContactRequest }) {
  const { id, mails, delivery } = request;
  const [isBusy, sendAgain] = useSingleFlight(() => resend(ENTITIES.requests, id));
  return (
    <div className="mb-6 grid justify-items-start gap-3 bg-sand px-5 py-4 text-ui empty:hidden">
      {mails.team && (
        <p role="status">
          Avis à l’équipe{'\u00a0'}: <MailState mail={mails.team} of={request} />
        </p>
      )}
      {mails.receipt && (
        <p>
          Accusé de réception{'\u00a0'}: <MailState mail={mails.receipt} of={request} />
        </p>
      )}
      {delivery === 'failed' && (
        <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={() => void sendAgain()}>
          Renvoyer
        </Button>
      )}
    </div>
  );
}

export function DeliveryBadge({ delivery }: Pick<ContactRequest, 'delivery'>) {
  if (delivery === null) return null;
  const label = DELIVERY_LABELS[delivery];
  return delivery === 'failed' ? <Failed>{label}</Failed> : label;
}
