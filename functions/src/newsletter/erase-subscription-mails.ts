import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../database.ts';
import { NEWSLETTER_SECRET } from '../guards/settings.ts';
import { documentEvents } from '../journal/document-events.ts';
import { eraseMails } from './erase-mails.ts';

/** Whoever deletes a subscription, an administrator or the retention: its mails go with it. */
export const eraseSubscriptionMails = documentEvents()?.onDocumentDeleted(
  {
    document: `${COLLECTIONS.newsletterSubscriptions}/{subscriptionId}`,
    secrets: [NEWSLETTER_SECRET],
  },
  async ({ data, params }) => {
    const subscription = { id: params.subscriptionId, email: data?.get('email') };
    await eraseMails(await database(), NEWSLETTER_SECRET.value(), subscription);
  },
);
