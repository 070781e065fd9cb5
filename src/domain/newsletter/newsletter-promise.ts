import type { SiteSettings } from '#domain/settings/site-settings.ts';

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
