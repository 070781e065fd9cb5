import { type Settlement, sendKept } from '#data/forms/outbox.ts';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '#domain/newsletter/newsletter.ts';
import { holidaySent } from '#domain/requests/contact-methods.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  HOLIDAY_FAILED,
  NEWSLETTER_FAILED,
  NEWSLETTER_SENT,
} from '#domain/requests/sent-messages.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/limits.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

const RETRY_MS = [5000, 30_000, 2 * 60_000, 10 * 60_000];

const FAILED = {
  newsletter: NEWSLETTER_FAILED,
  contact: CONTACT_FAILED,
  vacances: HOLIDAY_FAILED,
} as const;
const EXPIRED = `Gardé hors connexion plus de ${OUTBOX_RETENTION_DAYS} jours, votre envoi a été effacé de cet appareil.`;

function tell(settlement: Settlement): void {
  if (settlement.outcome === 'unreadable') {
    toastError(
      'Un envoi gardé hors connexion n’a pas pu être lu',
      'Il n’est pas parti. Écrivez-nous de nouveau, s’il vous plaît.',
    );
    return;
  }
  const { kind, payload } = settlement.request;
  switch (settlement.outcome) {
    case 'success': {
      const sent = {
        newsletter: NEWSLETTER_SENT,
        contact: CONTACT_SENT,
        vacances: holidaySent('methodeContact' in payload ? payload.methodeContact : undefined),
      }[kind];
      toastSuccess(sent.message, `Votre envoi attendait le retour du réseau. ${sent.description}`);
      return;
    }
    case 'duplicate':
      toastError(NEWSLETTER_DUPLICATE_MESSAGE);
      return;
    case 'expired':
      toastError(FAILED[kind], EXPIRED);
      return;
    case 'refused': {
      const where = kind === 'newsletter' ? '' : ' Corrigez-la dans vos demandes en attente.';
      toastError(FAILED[kind], settlement.message + where);
    }
  }
}

let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function attempt(): Promise<void> {
  // In a hidden tab nobody would read the outcome: OutboxSender tries again when the tab is shown.
  if (document.visibilityState !== 'visible') return;
  const { settled, isDone } = await sendKept();
  for (const settlement of settled) tell(settlement);
  clearTimeout(timer);
  const delay = RETRY_MS[retries];
  retries += 1;
  if (!isDone && delay !== undefined) timer = setTimeout(attempt, delay);
}

/** Sends waiting requests and reports each outcome; retries failures up to four times. */
export function sendKeptAndTell(): Promise<void> {
  retries = 0;
  return attempt();
}
