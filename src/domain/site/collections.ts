export const COLLECTIONS = {
  hotels: 'hotels',
  hotelDestinations: 'hotel_destinations',
  destinations: 'popular_destinations',
  blogPosts: 'blog_posts',
  pageContent: 'page_content',
  settings: 'settings',
  newsletterSubscriptions: 'newsletter_subscriptions',
  contactRequests: 'contact_requests',
  media: 'media',
  auditLog: 'audit_log',
  rateLimits: 'rate_limits',
  figures: 'figures',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
