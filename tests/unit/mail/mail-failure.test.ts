import { expect, it } from 'vitest';
import { mailFailure } from '../../../functions/src/mail/mail-failure.ts';

const refusal = (fields: object) =>
  Object.assign(new Error('refused'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 no such a@example.org',
    permanent: true,
    ...fields,
  });

it('a refused recipient is the mail’s fault, for good', () => {
  expect(mailFailure(refusal({ command: 'RCPT TO' }))).toEqual({
    permanent: true,
    unreachable: false,
    summary: 'Le serveur d’envoi refuse le destinataire : 550 no such …',
    code: 'EENVELOPE 550',
  });
});

it('a refused sender is every mail’s, and tried again once it is put right', () => {
  expect(mailFailure(refusal({ command: 'MAIL FROM' }))).toMatchObject({
    permanent: false,
    unreachable: true,
    summary: expect.stringContaining('refuse l’expéditeur'),
  });
});
