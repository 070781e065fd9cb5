const MINUTE_MS = 60_000;

/** How long what was read counts as fresh, in milliseconds (spec section 9, « Caching »). */
export const FRESH_MS = {
  hotels: 30 * MINUTE_MS,
  hotel: 15 * MINUTE_MS,
  posts: 15 * MINUTE_MS,
  destinations: 30 * MINUTE_MS,
  pageSeo: 5 * MINUTE_MS,
  byDefault: 15 * MINUTE_MS,
} as const;

/** How long what nobody looks at stays in memory, in milliseconds (spec section 9). */
export const KEPT_MS = {
  destinations: 60 * MINUTE_MS,
  byDefault: 30 * MINUTE_MS,
} as const;

/** How long a read is kept in the browser for offline reading (design section 5). */
export const PERSISTED_MS = 30 * 24 * 60 * MINUTE_MS;
