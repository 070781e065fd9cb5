import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, mailFailure, retryDelay } from '../../../functions/src/mail/mail-failure.ts';

const MINUTE = 60_000;

const refusal = (fields: object) =>
  Object.assign(new Error('refused'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 no such a@example.org',
    permanent: true,
    ...fields,
  });

describe('an error from the SMTP server', () => {
  it('is permanent when the recipient is refused, and its summary contains no email address', () => {
    expect(mailFailure(refusal({ command: 'RCPT TO' }))).toEqual({
      kind: 'permanent',
      summary: 'Le serveur d’envoi refuse le destinataire\u00a0: 550 no such …',
      code: 'EENVELOPE 550',
    });
  });

  it('is retried when the sender is refused, because every mail would fail', () => {
    expect(mailFailure(refusal({ command: 'MAIL FROM' }))).toMatchObject({
      kind: 'unreachable',
      summary: expect.stringContaining('refuse l’expéditeur'),
    });
  });

  it('is retried when the server asks for authentication, because every mail would fail', () => {
    const error = refusal({ command: 'RCPT TO', responseCode: 530, response: '530 Authenticate' });
    expect(mailFailure(error)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('the delay after a failed attempt', () => {
  it('doubles with each attempt, up to six hours', () => {
    const minutes = [1, 2, 3, 9, 10, 16].map((attempts) => retryDelay(attempts) / MINUTE);
    expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
  });

  it('adds up to about two days over all attempts', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1));
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / (60 * MINUTE);
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(56);
  });
});
