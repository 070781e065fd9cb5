import * as v from 'valibot';
import { choiceField } from '#domain/schema/choice-fields.ts';
import { objectKeys, optionsOfLabels } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';

const MAIL_KINDS = ['team', 'receipt', 'confirmation'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** French names of the states of a mail; a `failed` mail is not retried until an administrator resends it. */
export const DELIVERY_LABELS = {
  pending: 'En attente d’envoi',
  sent: 'Envoyé',
  failed: 'Échec de l’envoi',
} as const;
export type DeliveryState = keyof typeof DELIVERY_LABELS;

export const StoredMailState = v.object({
  state: v.picklist(objectKeys(DELIVERY_LABELS)),
  error: v.nullish(v.string(), null),
  sent_at: f.isoInstant,
});
export type StoredMailState = v.InferOutput<typeof StoredMailState>;

/**
 * Fields of a record about which mails are sent: `delivery` sums up the states in `mails`; `mail_due_at` is the time of
 * the next attempt, or null.
 */
export const MAIL_DELIVERY_FIELDS = {
  mails: f.systemField(
    'E-mails',
    v.optional(v.record(v.picklist(MAIL_KINDS), StoredMailState), {}),
  ),
  delivery: choiceField(
    'Envoi des e-mails',
    optionsOfLabels(DELIVERY_LABELS),
    'Cet état n’existe pas',
  ),
  mail_due_at: f.instantField('Prochain essai d’envoi'),
  mail_attempts: f.systemField('Essais d’envoi', v.optional(v.number(), 0)),
};

export type WithDeliveryState = { delivery: DeliveryState | null };

/**
 * Returns true if a mail of a record is not retried until an administrator resends it. After « Renvoyer », the record's
 * delivery is pending, although the mail's own state is still « failed ».
 */
export const isGivenUp = ({ state }: StoredMailState, { delivery }: WithDeliveryState): boolean =>
  state === 'failed' && delivery === 'failed';

/** Returns the state of a mail in French: « envoyé le 04/05/2026 10:00 ». */
export function mailStateText(mail: StoredMailState, record: WithDeliveryState): string {
  const { state, sent_at } = mail;
  if (state === 'sent')
    return sent_at === null ? 'envoyé' : `envoyé le ${formatShortDateTime(sent_at)}`;
  return isGivenUp(mail, record) ? 'abandonné' : 'en attente d’envoi';
}
