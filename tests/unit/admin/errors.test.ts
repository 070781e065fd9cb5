import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { AdminError, failureDescription, isUnanswered, refusalReason } from '#admin/data/errors.ts';
import { noteRefusal, onRefusal, publishSession } from '#admin/data/session-state.ts';
import { takeReports } from '../../support/reported.ts';

const ADMIN = { status: 'signed-in', uid: 'claire', email: 'claire@grand-sejour.test' } as const;
const failed = (code: string, message = 'x') => new FirebaseError(code, message);

beforeEach(() => publishSession({ ...ADMIN, isAdmin: true }));

test('a refusal of our own functions is told as they say it, without the HTTP status', () => {
  const reason = 'Ce code n’est pas valable';
  expect(refusalReason(failed('functions/failed-precondition', `${reason} [400]`))).toBe(reason);
  expect(refusalReason(failed('functions/resource-exhausted', reason))).toBe(reason);
});

test.each(['invalid-argument', 'permission-denied'])(
  'an answer of which only the status %s came counts as no answer',
  (status) => {
    const cutOff = failed(`functions/${status}`, status);
    expect(isUnanswered(cutOff)).toBe(true);
    expect(refusalReason(cutOff)).toMatch(/^La base de données ne répond pas/);
    expect(isUnanswered(failed(`functions/${status}`, 'Ce code n’est pas valable'))).toBe(false);
  },
);

test('a refusal by the rules asks to sign in again only where the session is the cause', () => {
  const refused = failed('permission-denied');
  expect(refusalReason(refused)).toBe('Le serveur a refusé l’accès à ces données.');
  expect(failureDescription(refused)).toBe('Le serveur a refusé cette modification.');
  expect(takeReports()).toHaveLength(1);
  publishSession({ ...ADMIN, isAdmin: false });
  expect(refusalReason(failed('permission-denied'))).toContain('reconnectez-vous');
  publishSession({ ...ADMIN, status: 'ended' });
  expect(refusalReason(failed('permission-denied'))).toContain('reconnectez-vous');
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

test('a refusal renews the rights of a session, once it is signed in', () => {
  const renew = vi.fn();
  onRefusal(renew);
  noteRefusal(new Error('Another.'));
  noteRefusal(failed('unavailable'));
  noteRefusal(failed('functions/failed-precondition'));
  expect(renew).not.toHaveBeenCalled();
  noteRefusal(failed('permission-denied'));
  noteRefusal(failed('functions/unauthenticated'));
  expect(renew).toHaveBeenCalledTimes(2);
  publishSession({ status: 'signed-out' });
  noteRefusal(failed('permission-denied'));
  expect(renew).toHaveBeenCalledTimes(2);
});
