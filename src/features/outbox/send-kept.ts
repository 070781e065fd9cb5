import { refreshOutboxMark, sendKept, takeSettlements } from '#data/forms/outbox.ts';
import { onOutboxChange } from '#data/forms/outbox-changes.ts';
import type { Settlement } from '#data/forms/outbox-entries.ts';
import { NEWSLETTER_DUPLICATE_MESSAGE } from '#domain/newsletter/newsletter.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { FAILED, sentMessage } from './outcome-messages.ts';

function tell({ kind, method, outcome, message }: Settlement): void {
  if (kind === null) {
    toastError(
      'Un envoi gardé hors connexion n’a pas pu être lu',
      'Il n’est pas parti. Écrivez-nous de nouveau, s’il vous plaît.',
    );
    return;
  }
  switch (outcome) {
    case 'success': {
      const sent = sentMessage(kind, method);
      toastSuccess(sent.message, `Votre envoi attendait le retour du réseau. ${sent.description}`);
      return;
    }
    case 'duplicate':
      toastError(NEWSLETTER_DUPLICATE_MESSAGE);
      return;
    case 'refused':
      toastError(FAILED[kind], `${message} Corrigez-la dans vos demandes en attente.`);
      return;
    default:
      toastError(
        FAILED[kind],
        `Gardé hors connexion plus de ${OUTBOX_RETENTION_DAYS} jours, votre envoi a été effacé de cet appareil.`,
      );
  }
}

/** Tells what became of requests, also of those that another tab or the service worker has sent. */
async function tellSettled(): Promise<void> {
  await refreshOutboxMark();
  // In a hidden tab nobody would read it.
  if (document.visibilityState !== 'visible') return;
  for (const settlement of await takeSettlements()) tell(settlement);
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onOutboxChange(() => void tellSettled());
  document.addEventListener('visibilitychange', () => void tellSettled());
}

export async function sendKeptAndTell(): Promise<void> {
  watch();
  await sendKept();
  await tellSettled();
}
