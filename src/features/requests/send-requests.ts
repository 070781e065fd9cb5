import {
  type FilledVisitorForm,
  type SendOutcome,
  sendOrQueue,
  sendOutbox,
} from '#data/forms/outbox.ts';
import { NEWSLETTER_ALREADY_SUBSCRIBED_MESSAGE } from '#domain/newsletter/newsletter.ts';
import type { BotCheckFields } from '#domain/requests/bot-check.ts';
import { holidayConfirmationText } from '#domain/requests/contact-methods.ts';
import {
  CONTACT_REPLY_PROMISE,
  DEVICE_CANNOT_STORE_MESSAGE,
  NEWSLETTER_SIGN_UP_FAILED_MESSAGE,
  OFFLINE_MESSAGE,
} from '#domain/requests/form-messages.ts';
import { BROWSER_OUTBOX_RETENTION_DAYS } from '#domain/site/limits.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

const TEXTS = {
  newsletter: {
    sent: 'Merci pour votre inscription!',
    kept: 'Votre inscription est gardée sur cet appareil et partira au retour du réseau.',
    failed: NEWSLETTER_SIGN_UP_FAILED_MESSAGE,
  },
  contact: {
    sent: 'Message envoyé !',
    kept: 'Votre message est gardé sur cet appareil et partira au retour du réseau.',
    failed: "Erreur lors de l'envoi",
  },
  vacances: {
    sent: 'Demande envoyée !',
    kept: 'Votre demande est gardée sur cet appareil et partira au retour du réseau.',
    failed: "Erreur lors de l'envoi de la demande",
  },
};
const NEWSLETTER_THANKS =
  'Vous recevrez bientôt nos offres exclusives par email.\nUn e-mail vous attend\u00a0: suivez son lien pour confirmer votre inscription.';
const UNKNOWN_ERROR = "Erreur inconnue lors de l'envoi";

function whatFollows({ kind, payload }: FilledVisitorForm): string {
  if (kind === 'newsletter') return NEWSLETTER_THANKS;
  return kind === 'contact'
    ? CONTACT_REPLY_PROMISE
    : holidayConfirmationText(payload.methodeContact);
}

/** The confirmation for the visitor that a request was sent or, if `isKept`, stored in the outbox. */
export type FormConfirmationTexts = { title: string; text: string; isKept: boolean };

/** Sends a request, or stores it in the outbox if offline, and tells the visitor; resolves to null if neither works. */
export async function submitFormAndNotify(
  request: FilledVisitorForm,
  guard: BotCheckFields,
): Promise<FormConfirmationTexts | null> {
  const { sent, kept, failed } = TEXTS[request.kind];
  const outcome = await sendOrQueue(request, guard);
  const defaultDescription = request.kind === 'newsletter' ? undefined : UNKNOWN_ERROR;
  switch (outcome.kind) {
    case 'success':
      toastSuccess(sent, { description: whatFollows(request), about: 'form' });
      return { title: sent, text: whatFollows(request), isKept: false };
    case 'kept':
      toastInfo(OFFLINE_MESSAGE, { description: kept, about: 'form' });
      return { title: OFFLINE_MESSAGE, text: kept, isKept: true };
    case 'unkept':
      toastError(OFFLINE_MESSAGE, { description: DEVICE_CANNOT_STORE_MESSAGE });
      return null;
    case 'duplicate':
      toastError(NEWSLETTER_ALREADY_SUBSCRIBED_MESSAGE);
      return null;
    case 'refused':
    case 'unavailable':
      toastError(failed, { description: outcome.message ?? defaultDescription });
      return null;
  }
}

const EXPIRED = `Gardé hors connexion plus de ${BROWSER_OUTBOX_RETENTION_DAYS} jours, votre envoi a été effacé de cet appareil.`;
const WAITED = 'Votre envoi attendait le retour du réseau. ';
const CORRECT = ' Corrigez-la dans vos demandes en attente.';

function notify(outcome: SendOutcome): void {
  const { request } = outcome;
  const { sent, failed } = TEXTS[request.kind];
  const advice = request.kind === 'newsletter' ? '' : CORRECT;
  switch (outcome.kind) {
    case 'success':
      toastSuccess(sent, { description: WAITED + whatFollows(request) });
      break;
    case 'duplicate':
      toastError(NEWSLETTER_ALREADY_SUBSCRIBED_MESSAGE);
      break;
    case 'refused':
      toastError(failed, { description: outcome.message + advice });
      break;
    case 'expired':
      toastError(failed, { description: EXPIRED });
  }
}

const RETRY_MS = [5000, 30_000, 2 * 60_000, 10 * 60_000];

let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function attempt(): Promise<void> {
  // In a hidden tab, nobody would read the outcome: OutboxSender tries again when the tab is shown.
  if (document.visibilityState !== 'visible') return;
  const { outcomes, isDone } = await sendOutbox();
  for (const outcome of outcomes) notify(outcome);
  clearTimeout(timer);
  const delay = RETRY_MS[retries];
  retries += 1;
  if (!isDone && delay !== undefined) timer = setTimeout(attempt, delay);
}

/** Sends the requests in the outbox and tells the visitor each outcome; tries again up to four times. */
export function sendOutboxAndNotify(): Promise<void> {
  retries = 0;
  return attempt();
}
