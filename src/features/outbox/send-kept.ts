import type { KeptOutcome } from '#data/forms/outbox.ts';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '#domain/newsletter/newsletter.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  HOLIDAY_FAILED,
  holidaySent,
  NEWSLETTER_FAILED,
  NEWSLETTER_SENT,
} from '#domain/requests/sent-messages.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

type Request = NonNullable<KeptOutcome['request']>;

const FAILED = {
  newsletter: NEWSLETTER_FAILED,
  contact: CONTACT_FAILED,
  vacances: HOLIDAY_FAILED,
} as const;

function sentMessage(request: Request): { message: string; description: string } {
  if (request.kind === 'newsletter') return NEWSLETTER_SENT;
  return request.kind === 'contact' ? CONTACT_SENT : holidaySent(request.payload.methodeContact);
}

function tell({ request, outcome }: KeptOutcome): void {
  if (request === null) {
    toastError(
      'Un envoi gardé hors connexion n’a pas pu être lu',
      'Il n’est pas parti. Écrivez-nous de nouveau, s’il vous plaît.',
    );
    return;
  }
  switch (outcome.kind) {
    case 'success': {
      const { message, description } = sentMessage(request);
      toastSuccess(message, `Votre envoi attendait le retour du réseau. ${description}`);
      return;
    }
    case 'duplicate':
      toastError(NEWSLETTER_DUPLICATE_MESSAGE);
      return;
    case 'expired':
      toastError(
        FAILED[request.kind],
        `Gardé hors connexion plus de ${OUTBOX_RETENTION_DAYS} jours, votre envoi a été effacé de cet appareil.`,
      );
      return;
    default:
      toastError(FAILED[request.kind], outcome.message);
  }
}

/** Sends what waits in the outbox and tells the visitor the outcome of each request. */
export async function sendKeptAndTell(): Promise<void> {
  const { sendKept } = await import('#data/forms/outbox.ts');
  for (const outcome of await sendKept()) tell(outcome);
}
