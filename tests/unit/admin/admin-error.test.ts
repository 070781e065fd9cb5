import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { isUnanswered, refusalReason } from '#admin/data/admin-error.ts';
import { noteRefusal, onRefusal } from '#admin/data/refusals.ts';

test('a refusal of our own functions is told as they say it, without the status of HTTP', () => {
  const reason = 'Ce code n’est pas valable';
  expect(refusalReason(new FirebaseError('functions/failed-precondition', `${reason} [400]`))).toBe(
    reason,
  );
  expect(refusalReason(new FirebaseError('functions/resource-exhausted', reason))).toBe(reason);
});

test('a refusal of which only the status came counts as no answer', () => {
  const cutOff = new FirebaseError('functions/invalid-argument', 'invalid-argument');
  expect(isUnanswered(cutOff)).toBe(true);
  expect(refusalReason(cutOff)).toMatch(/^La base de données ne répond pas/);
  const refused = new FirebaseError('functions/invalid-argument', 'Ce code n’est pas valable');
  expect(isUnanswered(refused)).toBe(false);
});

test('a refusal for want of rights asks whether the session is over', () => {
  const listener = vi.fn();
  onRefusal(listener);
  noteRefusal(new Error('Another.'));
  noteRefusal(new FirebaseError('unavailable', 'No answer.'));
  noteRefusal(new FirebaseError('functions/failed-precondition', 'Ce code n’est pas valable'));
  expect(listener).not.toHaveBeenCalled();
  noteRefusal(new FirebaseError('permission-denied', 'Refused.'));
  noteRefusal(new FirebaseError('functions/unauthenticated', 'Refused.'));
  expect(listener).toHaveBeenCalledTimes(2);
});
