import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { MailKind } from './outgoing-mail.ts';

const TEAM: MailKind = 'contact-team';

/** The request whose delivery follows this mail: that of the mail which brings it to the team. */
export function requestOfMail(db: Firestore, mail: DocumentSnapshot): DocumentReference | null {
  const requestId: unknown = mail.get('request_id');
  const isFollowed = mail.get('kind') === TEAM && typeof requestId === 'string';
  return isFollowed ? db.collection(COLLECTIONS.contactRequests).doc(requestId) : null;
}
