/** The action of a link in a newsletter mail, and the last segment of its URLs. */
export const LINK_ACTIONS = ['confirmation', 'desinscription', 'effacement'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

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

export const NEWSLETTER_TOKEN_PARAM = 'jeton';
export const OUTCOME_PARAM = 'etat';

export const CONFIRMATION_DAYS = 7;

/** Returns the page of a link. Erasure has no page of its own: the unsubscribe page offers it. */
export const linkPage = (action: LinkAction): string =>
  `/newsletter/${action === 'effacement' ? 'desinscription' : action}`;

export const linkApi = (action: LinkAction): string => `/api/newsletter/${action}`;
