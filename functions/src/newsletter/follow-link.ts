import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { LinkAction, LinkOutcome } from '../../../src/domain/newsletter/newsletter-links.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { retryOvertaken } from '../calls/firestore-error.ts';
import { eraseSubscription } from './erase-subscription.ts';
import { type LinkClaim, readLinkToken } from './link-token.ts';
import { instantOf, isWaiting } from './subscription.ts';

type Change = { outcome: LinkOutcome; fields: Record<string, unknown> | null };

function confirm(known: DocumentSnapshot, { issuedAt }: LinkClaim, now: Date): Change {
  if (!known.exists) return { outcome: 'expired', fields: null };
  if (known.get('active') === true) return { outcome: 'already-confirmed', fields: null };
  // Confirmed or unsubscribed since the mail was sent: an old mail must not resubscribe anybody.
  const isUsed = ['confirmed_at', 'unsubscribed_at'].some(
    (field) => (instantOf(known, field)?.getTime() ?? 0) >= issuedAt,
  );
  if (isUsed) return { outcome: 'expired', fields: null };
  const fields = { active: true, confirmed_at: now, unsubscribed_at: null };
  return { outcome: 'confirmed', fields };
}

function unsubscribe(known: DocumentSnapshot, now: Date): Change {
  const left = instantOf(known, 'unsubscribed_at');
  const hasLeft = !known.exists || (left !== undefined && !isWaiting(known));
  // An administrator may have reactivated the subscription: the reader's decision comes first.
  if (hasLeft && known.get('active') !== true) return { outcome: 'unsubscribed', fields: null };
  return { outcome: 'unsubscribed', fields: { active: false, unsubscribed_at: now } };
}

async function change(
  db: Firestore,
  id: string,
  decide: (known: DocumentSnapshot) => Change,
): Promise<LinkOutcome> {
  const document = db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  const outcome = await retryOvertaken(async () => {
    const known = await document.get();
    const decided = decide(known);
    if (decided.fields !== null && known.updateTime) {
      await document.update(decided.fields, { lastUpdateTime: known.updateTime });
    }
    return decided.outcome;
  });
  return outcome === 'overtaken' ? 'failed' : outcome;
}

/** Does what a link in a mail asks for, if its token is genuine; a repeat changes nothing. */
export async function followLink(
  db: Firestore,
  secret: string,
  action: LinkAction,
  token: string,
  now: Date,
): Promise<LinkOutcome> {
  const purpose = action === 'confirmation' ? 'confirm' : 'unsubscribe';
  const reading = await readLinkToken(secret, purpose, token, now);
  if (reading.kind === 'invalid') return 'invalid';
  const { subscriptionId } = reading.claim;
  if (action === 'effacement') {
    await eraseSubscription(db, subscriptionId);
    return 'erased';
  }
  return change(db, subscriptionId, (known) => {
    if (action === 'desinscription') return unsubscribe(known, now);
    const confirmed = confirm(known, reading.claim, now);
    const isLate = reading.kind === 'expired' && confirmed.outcome === 'confirmed';
    return isLate ? { outcome: 'expired', fields: null } : confirmed;
  });
}
