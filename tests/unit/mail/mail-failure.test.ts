import { expect, it } from 'vitest';
import {
  classifyMailError,
  MAIL_ATTEMPTS_MAX,
  mailRetryDelayMs,
} from '../../../functions/src/mail/mail-failure.ts';

const refusal = (fields: object) =>
  Object.assign(new Error('refused'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 no such a@example.org',
    permanent: true,
    ...fields,
  });

it('a mail whose recipient the mail server refuses is not retried, and the stored reason contains no email address', () => {
  expect(classifyMailError(refusal({ command: 'RCPT TO' }))).toEqual({
    isPermanent: true,
    summary: 'Le serveur d’envoi refuse le destinataire\u00a0: 550 no such …',
    code: 'EENVELOPE 550',
  });
});

it('a mail whose sender or SMTP sign-in is refused is retried, because the mail is not at fault', () => {
  const sender = classifyMailError(refusal({ command: 'MAIL FROM' }));
  const signIn = classifyMailError(refusal({ command: 'RCPT TO', responseCode: 530 }));
  expect([sender.isPermanent, signIn.isPermanent]).toEqual([false, false]);
  expect(sender.summary).toContain('refuse l’expéditeur');
});

it.each([
  ['550 5.4.5 Daily user sending limit exceeded. gsmtp', 'limite d’envoi'],
  ['554 5.7.0 Your message could not be sent. Limit exceeded', 'limite d’envoi'],
  ['550 5.1.90 You have reached your daily limit for message recipients', 'limite d’envoi'],
  ['454 Throttling failure: Daily message quota exceeded.', 'limite d’envoi'],
  ['451 Authentication failed: Maximum credits exceeded', 'limite d’envoi'],
  ['450-Requested mail action not taken\n450 Mail send limit exceeded.', 'limite d’envoi'],
  ['550 Le nombre maximum de mails envoyes est atteint', 'limite d’envoi'],
  ['451 4.7.1 Greylisted, try again shortly', 'attendre'],
  ['421 4.7.0 Try again later, closing connection.', 'attendre'],
  ['550 5.5.0 Service refuse. Veuillez essayer plus tard. OFR_109 [109]', 'attendre'],
  ['450 4.2.0 Recipient address rejected: Greylisted', 'attendre'],
  ['552 5.2.2 The email account is over quota', 'boîte du destinataire est pleine'],
  ['452 4.2.2 Mailbox full', 'boîte du destinataire est pleine'],
  ['552 Requested action aborted', 'boîte du destinataire est pleine'],
  ['552 5.1.1 Boite du destinataire pleine. OFR_417 [417]', 'boîte du destinataire est pleine'],
  ['552 5.1.1 Boîte pleine', 'boîte du destinataire est pleine'],
  ['550 5.7.1 Relaying denied', 'SPF, DKIM et DMARC'],
  ['550-5.7.26 This mail has been blocked because the sender is unauthenticated', 'SPF, DKIM'],
  ['554 Message rejected: Email address is not verified.', 'SPF, DKIM et DMARC'],
  ['550 5.2.0 Mail rejete. Mail rejected. OFR_506 [506]', 'SPF, DKIM et DMARC'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'SPF, DKIM et DMARC'],
  ['503 5.5.1 Bad sequence of commands', 'refuse'],
  ['550 4.3.0 No', 'refuse'],
])('a mail refused with %o, whether at RCPT TO or at DATA, is retried', (response, words) => {
  for (const at of [{ command: 'RCPT TO' }, { code: 'EMESSAGE', command: 'DATA' }]) {
    const failure = classifyMailError(
      refusal({ ...at, response, responseCode: parseInt(response, 10) }),
    );
    expect(failure).toMatchObject({ isPermanent: false, summary: expect.stringContaining(words) });
  }
});

it.each([
  '550 5.1.1 The email account that you tried to reach does not exist',
  '550-5.1.1 Recipient address rejected: User unknown',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  '553 5.1.3 The recipient address is not a valid RFC 5321 address',
  '550 5.1.2 Host unknown (Domain name not found)',
  '556 5.1.10 Domain does not accept mail',
  '550 5.1.1 Adresse d au moins un destinataire invalide. OFR_416 [416]',
  '550 5.2.1 This account is disabled',
  '550 5.4.1 Recipient address rejected: Access denied',
  '552 5.3.4 Message size exceeds fixed limit',
  '550 No such user here (203.0.113.4.5.7.1)',
  '501 Syntax error in address',
])('a mail refused with %o is never retried', (response) => {
  const failure = classifyMailError(
    refusal({ command: 'RCPT TO', response, responseCode: parseInt(response, 10) }),
  );
  expect(failure.isPermanent).toBe(true);
});

it('a mail to several refused recipients is retried if one may accept later', () => {
  const unknown = refusal({ response: '550 5.1.1 Unknown' });
  const full = refusal({ response: '552 5.2.2 Full', responseCode: 552 });
  const failure = (rejectedErrors: unknown[]) => classifyMailError(refusal({ rejectedErrors }));
  expect(failure([unknown, full]).summary).toContain('552 5.2.2');
  expect(failure([unknown, full]).isPermanent).toBe(false);
  expect(failure([unknown, unknown]).isPermanent).toBe(true);
});

it('a mail that keeps failing is tried again for about two days', () => {
  const delays = Array.from({ length: MAIL_ATTEMPTS_MAX - 1 }, (_, index) =>
    mailRetryDelayMs(index + 1),
  );
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThan(56);
});
