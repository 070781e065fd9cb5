import { COLLECTIONS } from '#domain/site/collections.ts';
import type { Fields, StoredDocument } from './archive-entries.ts';

const NOT_SENT = 'Restauré d’une sauvegarde, sans être envoyé';

const isWaiting = (value: Fields[string] | undefined): boolean =>
  value?.stringValue === 'pending' || value?.stringValue === 'sending';

const FAILED = { stringValue: 'failed' };
const WHY = { stringValue: NOT_SENT };
const NEVER = { nullValue: null };

/**
 * What a restored document is: as it was but for what would be sent. A mail that was on its way may
 * have arrived since; an administrator decides whether it goes again.
 */
export function settle(document: StoredDocument): StoredDocument {
  const { path, fields } = document;
  const [collection] = path.split('/');
  if (collection === COLLECTIONS.mailOutbox && isWaiting(fields.state)) {
    const ended = { lease_until: NEVER, next_attempt_at: NEVER };
    return { ...document, fields: { ...fields, ...ended, state: FAILED, last_error: WHY } };
  }
  if (collection !== COLLECTIONS.contactRequests) return document;
  const resend = fields.resend?.booleanValue === true && { resend: { booleanValue: false } };
  const delivery = isWaiting(fields.delivery) && { delivery: FAILED, delivery_error: WHY };
  return { ...document, fields: { ...fields, ...resend, ...delivery } };
}
