import * as v from 'valibot';
import { expect, it } from 'vitest';
import { canBeSentAgain, mailStateText } from '#domain/mail/mail-state.ts';
import { OutboxMail, receiptId, teamMailId } from '#domain/mail/outbox-mail.ts';

const AT = '2026-05-04T08:01:00Z';
const aMail = (fields: object): OutboxMail =>
  v.parse(OutboxMail, {
    id: receiptId('r1'),
    kind: 'contact-receipt',
    request_id: 'r1',
    ...fields,
  });

it.each([
  [{ state: 'sent', sent_at: AT }, 'envoyé le 04/05/2026 10:01'],
  [{ state: 'sent' }, 'envoyé'],
  [{ state: 'sending' }, 'envoi en cours'],
  [{ state: 'failed', attempts: 1 }, 'abandonné'],
  [{ state: 'failed', attempts: 16 }, 'abandonné après 16 essais'],
  [{ state: 'pending', next_attempt_at: AT }, 'en attente d’envoi'],
  [{ state: 'pending', attempts: 3 }, 'en attente d’envoi'],
  [
    { state: 'pending', attempts: 3, next_attempt_at: AT },
    'en attente, prochain essai le 04/05/2026 10:01',
  ],
])('a mail that is %o is « %s »', (fields, text) => {
  expect(mailStateText(aMail(fields))).toBe(text);
});

it('one that failed can be sent again with its request, until it is redacted', () => {
  const failed = { id: teamMailId('r1'), state: 'failed' };
  expect(canBeSentAgain(aMail(failed))).toBe(true);
  expect(canBeSentAgain(aMail({ ...failed, state: 'sent' }))).toBe(false);
  expect(canBeSentAgain(aMail({ ...failed, request_id: null }))).toBe(false);
  expect(canBeSentAgain(aMail({ ...failed, redacted_at: AT }))).toBe(false);
});
