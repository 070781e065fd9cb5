import type { AuditedCollection } from '../../../src/domain/admin/audit-entry.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../database.ts';
import { accountEmail } from './account-email.ts';
import { documentEvents } from './document-events.ts';
import { logWrite } from './log-write.ts';

const events = documentEvents();

/** Logs the writes of one collection; an event whose logging fails is delivered again. */
function auditTrigger(collection: AuditedCollection) {
  return events?.onDocumentWritten(
    { document: `${collection}/{id}`, retry: true },
    async (event) => {
      if (!event.data) return;
      const { before, after } = event.data;
      const write = {
        eventId: event.id,
        collection,
        documentId: event.params.id,
        at: after.updateTime?.toDate() ?? new Date(event.time),
        before: before.data() ?? null,
        after: after.data() ?? null,
      };
      await logWrite(await database(), write, accountEmail);
    },
  );
}

export const auditHotels = auditTrigger(COLLECTIONS.hotels);
export const auditHotelDestinations = auditTrigger(COLLECTIONS.hotelDestinations);
export const auditDestinations = auditTrigger(COLLECTIONS.destinations);
export const auditBlogPosts = auditTrigger(COLLECTIONS.blogPosts);
export const auditPageContent = auditTrigger(COLLECTIONS.pageContent);
export const auditSubscriptions = auditTrigger(COLLECTIONS.newsletterSubscriptions);
export const auditContactRequests = auditTrigger(COLLECTIONS.contactRequests);
