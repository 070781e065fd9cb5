import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  CONFIRMATION_DAYS,
  type LinkAction,
  type LinkOutcome,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { DAY_MS } from './limits.ts';
import { issuedAt, tokenHash } from './link-tokens.ts';
import { isThere, isWaiting, timeOf } from './subscription.ts';

type Change = { outcome: LinkOutcome; fields?: Record<string, unknown> };

function confirm(known: DocumentSnapshot, issued: number, now: Date): Change {
  if (known.get('active') === true) return { outcome: 'already-confirmed' };
  // Confirmed or unsubscribed after the mail was sent: an old mail must not resubscribe anybody.
  const isUsed = ['confirmed_at', 'unsubscribed_at'].some(
    (field) => timeOf(known, field) >= issued,
  );
  const isLate = now.getTime() - issued > CONFIRMATION_DAYS * DAY_MS;
  if (isUsed || isLate) return { outcome: 'expired' };
  return {
    outcome: 'confirmed',
    fields: { active: true, confirmed_at: now, unsubscribed_at: null },
  };
}

function unsubscribe(known: DocumentSnapshot, now: Date): Change {
  const hasLeft = timeOf(known, 'unsubscribed_at') > 0 && !isWaiting(known);
  // Unsubscribes even if an administrator has reactivated the subscription: the reader decides.
  if (hasLeft && known.get('active') !== true) return { outcome: 'unsubscribed' };
  return { outcome: 'unsubscribed', fields: { active: false, unsubscribed_at: now } };
}

/**
 * Performs the action of a mail's link if the token was issued for that action; repeating has no
 * effect. Links of an erased subscription are invalid.
 */
export async function followLink(
  db: Firestore,
  action: LinkAction,
  token: string,
  now: Date,
): Promise<LinkOutcome> {
  const issued = issuedAt(token);
  if (issued === null) return 'invalid';
  const hash = tokenHash(action === 'confirmation' ? 'confirm' : 'unsubscribe', token);
  const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
  const found = subscriptions.where('links', 'array-contains', hash).limit(1);
  return db.runTransaction(async (transaction) => {
    const [known] = (await transaction.get(found)).docs;
    if (!known || !isThere(known)) return 'invalid';
    if (action === 'effacement') {
      transaction.delete(known.ref);
      return 'erased';
    }
    const change =
      action === 'confirmation' ? confirm(known, issued, now) : unsubscribe(known, now);
    if (change.fields) transaction.update(known.ref, change.fields);
    return change.outcome;
  });
}
