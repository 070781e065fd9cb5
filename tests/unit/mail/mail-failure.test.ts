import { expect, it } from 'vitest';
import { MAX_ATTEMPTS, mailFailure, retryDelay } from '../../../functions/src/mail/mail-failure.ts';

const refusal = (fields: object) =>
  Object.assign(new Error('refused'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 no such a@example.org',
    permanent: true,
    ...fields,
  });

it('a refused recipient is final, and the summary contains no email address', () => {
  expect(mailFailure(refusal({ command: 'RCPT TO' }))).toEqual({
    isPermanent: true,
    summary: 'Le serveur d’envoi refuse le destinataire\u00a0: 550 no such …',
    code: 'EENVELOPE 550',
  });
});

it('a refused sender or sign-in is retried, because it says nothing about the mail', () => {
  const sender = mailFailure(refusal({ command: 'MAIL FROM' }));
  const signIn = mailFailure(refusal({ command: 'RCPT TO', responseCode: 530 }));
  expect([sender.isPermanent, signIn.isPermanent]).toEqual([false, false]);
  expect(sender.summary).toContain('refuse l’expéditeur');
});

it('the attempts to send a mail add up to about two days', () => {
  const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1));
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThan(56);
});
