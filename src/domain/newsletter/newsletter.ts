import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** Which form a visitor subscribed with. */
export const NEWSLETTER_SOURCES = ['header', 'footer', 'scroll'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/**
 * The versions of the consent text beside the forms, the last of which is shown; stored as proof of
 * what was agreed to. A changed text is a new version. Former ones stay: pages kept offline send them.
 */
export const NEWSLETTER_CONSENT_VERSIONS = ['2026-11'] as const;
export const NEWSLETTER_CONSENT_VERSION = NEWSLETTER_CONSENT_VERSIONS[0];

/** The popup opens when this share of the page has been scrolled. */
export const POPUP_SCROLL_RATIO = 0.8;

export const NEWSLETTER_DUPLICATE_MESSAGE =
  'Cette adresse email est déjà inscrite à notre newsletter';

/** The share of active subscriptions in whole per cent, 0 of none. */
export const activityRate = (total: number, active: number): number =>
  total === 0 ? 0 : Math.round((active / total) * 100);

/** What the newsletter promises, wherever it is offered. */
export const NEWSLETTER_PROMISE = {
  /** When it comes. */
  day: 'le premier jeudi du mois',
  contents: 'quatre maisons, un itinéraire, les offres de nos partenaires',
  /** What it does not do; may be empty. */
  limit: 'rien d’autre, et jamais plus d’une fois par mois',
} as const;

/** A text with a capital at its start. */
const sentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The newsletter's promise in the sentences that need it, as owners changed it. */
export function newsletterPromise(settings: SiteSettings) {
  const day = settings.newsletter_day ?? NEWSLETTER_PROMISE.day;
  const contents = settings.newsletter_contents ?? NEWSLETTER_PROMISE.contents;
  const limit = settings.newsletter_limit ?? NEWSLETTER_PROMISE.limit;
  return {
    title: `Une lettre, ${day}`,
    invitation: `${sentence(contents)}${limit && `\u202f; ${limit}`}.`,
    offer: `${sentence(day)}\u00a0: ${contents}.`,
    /** To follow a colon. */
    asked: `${day}, ${contents}.`,
    arrival: `la lettre vous parviendra ${day}.`,
  };
}
