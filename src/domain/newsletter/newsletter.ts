import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { withDefaults } from '#domain/settings/with-defaults.ts';

export const NEWSLETTER_SOURCES = ['header', 'footer', 'scroll'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/**
 * Versions of the consent text, newest first. A subscription stores its version as proof of consent; cached pages may
 * still send an old version.
 */
export const NEWSLETTER_CONSENT_VERSIONS = ['2026-11'] as const;
export const CURRENT_NEWSLETTER_CONSENT_VERSION = NEWSLETTER_CONSENT_VERSIONS[0];

export const NEWSLETTER_ALREADY_SUBSCRIBED_MESSAGE =
  'Cette adresse email est déjà inscrite à notre newsletter';

export const activeSubscriberPercent = (total: number, active: number): number =>
  total === 0 ? 0 : Math.round((active / total) * 100);

export const DEFAULT_NEWSLETTER_PROMISE = {
  newsletter_day: 'le premier jeudi du mois',
  newsletter_contents: 'quatre maisons, un itinéraire, les offres de nos partenaires',
  /** Part of a sentence that limits the number of newsletters; owners may leave it empty. */
  newsletter_limit: 'rien d’autre, et jamais plus d’une fois par mois',
};

const sentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export function newsletterPromiseTexts(settings: SiteSettings) {
  const {
    newsletter_day: day,
    newsletter_contents: contents,
    newsletter_limit: limit,
  } = withDefaults(settings, DEFAULT_NEWSLETTER_PROMISE);
  return {
    title: `Une lettre, ${day}`,
    invitation: `${sentence(contents)}${limit && `\u202f; ${limit}`}.`,
    offer: `${sentence(day)}\u00a0: ${contents}.`,
    /** In lower case, because the confirmation mail puts this text after a colon. */
    asked: `${day}, ${contents}.`,
    arrival: `la lettre vous parviendra ${day}.`,
  };
}
