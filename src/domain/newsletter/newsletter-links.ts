/** What a link in a newsletter mail can ask for: the last segment of its URLs. */
export const LINK_ACTIONS = ['confirmation', 'desinscription', 'effacement'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** The outcome of following a link; `failed` may be retried. */
export const LINK_OUTCOMES = [
  'confirmed',
  'already-confirmed',
  'unsubscribed',
  'erased',
  'expired',
  'invalid',
  'failed',
] as const;
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];

/** Search parameters of the pages: the link's token, and the outcome of the form that was sent. */
export const TOKEN_PARAM = 'jeton';
export const OUTCOME_PARAM = 'etat';

/** How long a confirmation link is valid. */
export const CONFIRMATION_DAYS = 7;

/** The page that a link opens. Erasing has no page of its own: it is offered where one unsubscribes. */
export const linkPage = (action: LinkAction): string =>
  `/newsletter/${action === 'effacement' ? 'desinscription' : action}`;

/** Where the page, or a mail client's unsubscribe button, posts to. */
export const linkApi = (action: LinkAction): string => `/api/newsletter/${action}`;

/** The action of that name; undefined for anything else. */
export function linkAction(name: unknown): LinkAction | undefined {
  return LINK_ACTIONS.find((action) => action === name);
}

/** The outcome of that name; undefined for anything else. */
export function linkOutcome(name: unknown): LinkOutcome | undefined {
  return LINK_OUTCOMES.find((outcome) => outcome === name);
}
