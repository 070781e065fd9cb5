import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { isUnanswered, refusalReason } from '#admin/data/admin-error.ts';
import { noteRefusal, onRefusal, publishSession } from '#admin/data/session-state.ts';

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
  expect(refusalReason(failed('permission-denied'))).toContain('votre session n’est pas en cause');
  publishSession({ ...ADMIN, isAdmin: false });
  expect(refusalReason(failed('permission-denied'))).toContain('reconnectez-vous');
  publishSession({ ...ADMIN, status: 'ended' });
  expect(refusalReason(failed('permission-denied'))).toContain('reconnectez-vous');
  expect(refusalReason(failed('unavailable'))).toContain('réseau');
  expect(refusalReason(failed('not-found'))).toBeNull();
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
