import * as v from 'valibot';
import * as f from '#domain/schema/fields.ts';
import { formatDateTime } from '#domain/text/dates.ts';

/** What the site sends: told to the team, told to who asked, asked of who signed up. */
export type MailKind = 'team' | 'receipt' | 'confirmation';

/** A failed mail is given up, until an administrator has it sent again. */
export const DELIVERY_STATES = ['pending', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What became of a mail. */
export const StoredMail = v.object({
  state: v.picklist(DELIVERY_STATES),
  /** Why it was not sent, or not to all. */
  error: v.nullish(v.string(), null),
  sent_at: f.STAMPS.created_at,
});
export type StoredMail = v.InferOutput<typeof StoredMail>;

/**
 * What a request and a subscription have of the mails about them: `delivery` sums them up, and is null
 * without any; `mail_due_at` is when they are tried next, null once nothing waits.
 */
export const MAIL_FIELDS = {
  mails: f.other(
    'E-mails',
    v.optional(
      v.object({
        team: v.exactOptional(StoredMail),
        receipt: v.exactOptional(StoredMail),
        confirmation: v.exactOptional(StoredMail),
      }),
      {},
    ),
  ),
  delivery: f.choice('Envoi des e-mails', DELIVERY_STATES, 'Cet état n’existe pas'),
  mail_due_at: f.instant('Prochain essai d’envoi'),
  mail_attempts: f.other('Essais d’envoi', v.optional(v.number(), 0)),
};

/** What the mails of a request or a subscription have in common. */
export type MailsOf = {
  delivery: DeliveryState | null;
  mail_attempts: number;
  mail_due_at: string | null;
};

/** What became of a mail, within a sentence: « en attente, prochain essai le 04/05/2026 10:00 ». */
export function mailStateText({ state, sent_at }: StoredMail, of: MailsOf): string {
  const { delivery, mail_attempts, mail_due_at } = of;
  if (state === 'sent') return sent_at === null ? 'envoyé' : `envoyé le ${formatDateTime(sent_at)}`;
  // One that failed is tried again with those that wait.
  if (state === 'failed' && delivery === 'failed') {
    return mail_attempts > 1 ? `abandonné après ${mail_attempts} essais` : 'abandonné';
  }
  return mail_attempts === 0 || mail_due_at === null
    ? 'en attente d’envoi'
    : `en attente, prochain essai le ${formatDateTime(mail_due_at)}`;
}
