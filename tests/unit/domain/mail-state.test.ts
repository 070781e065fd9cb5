import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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

describe('sent again', () => {
  const canBe = (fields: object, now = AT) =>
    canBeSentAgain(aMail({ state: 'failed', ...fields }), new Date(now));

  it('is what failed, with its request, until it is redacted', () => {
    expect(canBe({ id: teamMailId('r1') })).toBe(true);
    expect(canBe({ state: 'sent' })).toBe(false);
    expect(canBe({ request_id: null })).toBe(false);
    expect(canBe({ redacted_at: AT })).toBe(false);
  });

  it('is a confirmation, while its link is valid', () => {
    const confirmation = { kind: 'newsletter-confirmation', request_id: null };
    const written = { ...confirmation, created_at: AT };
    expect(canBe(written, '2026-05-11T08:00:59Z')).toBe(true);
    expect(canBe(written, '2026-05-11T08:01:00Z')).toBe(false);
    expect(canBe({ ...written, state: 'pending' })).toBe(false);
    expect(canBe(confirmation)).toBe(false);
  });
});
