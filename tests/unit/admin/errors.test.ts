import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { AdminError, failureDescription, refusalReason } from '#admin/data/errors.ts';
import { takeReports } from '../../support/reported.ts';

const failed = (code: string, message = 'x') => new FirebaseError(code, message);

test('a refusal by our own functions is shown in their words, without the HTTP status', () => {
  const reason = 'Ce code n’est pas valable';
  expect(refusalReason(failed('functions/not-found', `${reason} [404]`))).toBe(reason);
  expect(refusalReason(failed('functions/permission-denied', reason))).toBe(reason);
});

test('an unavailable Firestore is blamed on the network, and a missing document is not a refusal', () => {
  expect(refusalReason(failed('unavailable'))).toContain('réseau');
  expect(refusalReason(failed('not-found'))).toBeNull();
});

test('a failed write says whether something was written', () => {
  expect(failureDescription(new AdminError('offline'))).toContain('rien n’a été modifié');
  expect(failureDescription(new AdminError('unanswered'))).toContain('rien n’a été modifié');
  expect(failureDescription(new AdminError('unconfirmed'))).toContain('on ne sait pas');
  expect(failureDescription(new Error('Another.'))).toContain('Rien n’a été modifié');
  expect(takeReports()).toHaveLength(1);
});
