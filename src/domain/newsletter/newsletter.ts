/** Which form a visitor subscribed with. */
export const NEWSLETTER_SOURCES = ['header', 'footer', 'scroll'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** Version of the consent text shown beside the forms, stored as proof of what was agreed to. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';

/** The popup opens when this share of the page has been scrolled. */
export const POPUP_SCROLL_RATIO = 0.8;

export const NEWSLETTER_DUPLICATE_MESSAGE =
  'Cette adresse email est déjà inscrite à notre newsletter';

/** The counters of the newsletter's administration; `activityRate` in whole per cent, 0 of none. */
export function subscriptionStats(subscriptions: readonly { active: boolean }[]): {
  total: number;
  active: number;
  activityRate: number;
} {
  const total = subscriptions.length;
  const active = subscriptions.filter((subscription) => subscription.active).length;
  return { total, active, activityRate: total === 0 ? 0 : Math.round((active / total) * 100) };
}
