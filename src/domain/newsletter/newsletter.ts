/** Where a visitor subscribed (spec section 9). */
export const NEWSLETTER_SOURCES = ['header', 'footer', 'scroll'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** Version of the consent text shown beside the forms: proof of what was agreed to. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';

/** The popup opens at this share of the page's height. */
export const POPUP_SCROLL_RATIO = 0.8;

/** Shown when the address is subscribed already (spec section 8). */
export const NEWSLETTER_DUPLICATE_MESSAGE =
  'Cette adresse email est déjà inscrite à notre newsletter';

/** The three counters of the newsletter's administration; the rate is a rounded percentage. */
export function subscriptionStats(subscriptions: readonly { active: boolean }[]): {
  total: number;
  active: number;
  activityRate: number;
} {
  const total = subscriptions.length;
  const active = subscriptions.filter((subscription) => subscription.active).length;
  return { total, active, activityRate: total === 0 ? 0 : Math.round((active / total) * 100) };
}
