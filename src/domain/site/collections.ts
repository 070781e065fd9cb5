export const COLLECTIONS = {
  hotels: 'hotels',
  hotelDestinations: 'hotel_destinations',
  destinations: 'popular_destinations',
  blogPosts: 'blog_posts',
  letters: 'letters',
  pageContent: 'page_content',
  redirections: 'redirections',
  settings: 'settings',
  newsletterSubscriptions: 'newsletter_subscriptions',
  contactRequests: 'contact_requests',
  media: 'media',
  previews: 'previews',
  auditLog: 'audit_log',
  rateLimits: 'rate_limits',
  runs: 'runs',
  figures: 'figures',
  listCopies: 'list_copies',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
