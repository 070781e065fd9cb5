/** Names of the Firestore collections. */
export const COLLECTIONS = {
  hotels: 'hotels',
  hotelDestinations: 'hotel_destinations',
  destinations: 'popular_destinations',
  blogPosts: 'blog_posts',
  pageContent: 'page_content',
  newsletterSubscriptions: 'newsletter_subscriptions',
  contactRequests: 'contact_requests',
  mailOutbox: 'mail_outbox',
  auditLog: 'audit_log',
  removalNotes: 'removal_notes',
  trash: 'trash',
  rateLimits: 'rate_limits',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
