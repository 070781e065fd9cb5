import { expect, it } from 'vitest';
import { mailStateText } from '#domain/mail/mail-state.ts';

const AT = '2026-05-04T08:01:00Z';
const SENT = { state: 'sent', error: null, sent_at: AT } as const;
const PENDING = { state: 'pending', error: null, sent_at: null } as const;
const FAILED = { state: 'failed', error: 'Refusé', sent_at: null } as const;

it.each([
  [SENT, { delivery: 'sent' }, 'envoyé le 04/05/2026 10:01'],
  [FAILED, { delivery: 'failed', mail_attempts: 16 }, 'abandonné après 16 essais'],
  [FAILED, { delivery: 'failed', mail_attempts: 1 }, 'abandonné'],
  [PENDING, { delivery: 'pending', mail_due_at: AT }, 'en attente d’envoi'],
  // A failed mail that an administrator asked to send again.
  [FAILED, { delivery: 'pending', mail_due_at: AT }, 'en attente d’envoi'],
  [
    PENDING,
    { delivery: 'pending', mail_attempts: 3, mail_due_at: AT },
    'en attente, prochain essai le 04/05/2026 10:01',
  ],
] as const)('the mail %o of a record with %o is shown as « %s »', (mail, of, text) => {
  expect(mailStateText(mail, { mail_attempts: 0, mail_due_at: null, ...of })).toBe(text);
});
