/** What a link of the newsletter's mails can ask for: the last part of its addresses. */
export const LINK_ACTIONS = ['confirmation', 'desinscription', 'effacement'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** How it ended; `limited` and `failed` may be tried again. */
export const LINK_OUTCOMES = [
  'confirmed',
  'already-confirmed',
  'unsubscribed',
  'erased',
  'expired',
  'invalid',
  'limited',
  'failed',
] as const;
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];

/** Search parameters of the pages: the link's token, and how a form sent without script ended. */
export const TOKEN_PARAM = 'jeton';
export const OUTCOME_PARAM = 'etat';

/** No token is longer: what is, is not read. */
export const TOKEN_MAX = 300;

/** How long a confirmation link is good for. */
export const CONFIRMATION_DAYS = 7;

/** The page that a link opens. Erasing has none of its own: it is asked for where one unsubscribes. */
export const linkPage = (action: LinkAction): string =>
  `/newsletter/${action === 'effacement' ? 'desinscription' : action}`;

/** Where the page, or a mailbox's own unsubscribe button, posts to. */
export const linkApi = (action: LinkAction): string => `/api/newsletter/${action}`;

/** An action by its name in an address. */
export function linkAction(name: unknown): LinkAction | undefined {
  return LINK_ACTIONS.find((action) => action === name);
}

/** An outcome by its name in an address or an answer. */
export function linkOutcome(name: unknown): LinkOutcome | undefined {
  return LINK_OUTCOMES.find((outcome) => outcome === name);
}
