import { createHash } from 'node:crypto';

/** The id of an address's subscription: one document per address, whoever signs it up at once. */
export function subscriptionId(normalisedEmail: string): string {
  return createHash('sha256').update(normalisedEmail).digest('hex');
}
