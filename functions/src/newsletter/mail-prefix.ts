import { createHmac } from 'node:crypto';

/**
 * What the ids of a subscription's mails begin with. The log names mails by their ids: without the
 * secret this one leads back to nobody, which the subscription's own, a plain hash, does.
 */
export function mailPrefix(secret: string, subscriptionId: string): string {
  const key = createHmac('sha256', secret).update(`mail.${subscriptionId}`).digest('hex');
  return `newsletter-${key.slice(0, 40)}-`;
}

/** As releases before had it. */
export const plainMailPrefix = (subscriptionId: string): string => `newsletter-${subscriptionId}-`;
