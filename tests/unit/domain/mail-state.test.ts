import { expect, it } from 'vitest';
import { mailStateText } from '#domain/mail/mail-state.ts';

const AT = '2026-05-04T08:01:00Z';
const SENT = { state: 'sent', error: null, sent_at: AT } as const;
const PENDING = { state: 'pending', error: null, sent_at: null } as const;
const FAILED = { state: 'failed', error: 'Refusé', sent_at: null } as const;

it.each([
  [SENT, 'sent', 'envoyé le 04/05/2026 10:01'],
  [FAILED, 'failed', 'abandonné'],
  [PENDING, 'pending', 'en attente d’envoi'],
  // A failed mail that an administrator asked to send again.
  [FAILED, 'pending', 'en attente d’envoi'],
] as const)(
  'the mail %o in a record with the delivery state « %s » is shown as « %s »',
  (mail, delivery, text) => {
    expect(mailStateText(mail, { delivery })).toBe(text);
  },
);
