/**
 * Actions of the links in newsletters' mails and of the pages that these links open; each is the last segment of the
 * path of the API that performs it.
 */
export const MAIL_LINK_ACTIONS = ['confirmation', 'desinscription', 'effacement'] as const;
export type MailLinkAction = (typeof MAIL_LINK_ACTIONS)[number];

export const MAIL_LINK_OUTCOMES = [
  'confirmed',
  'already-confirmed',
  'unsubscribed',
  'erased',
  'expired',
  'invalid',
  'failed',
] as const;
export type MailLinkOutcome = (typeof MAIL_LINK_OUTCOMES)[number];

export const MAIL_LINK_TOKEN_URL_PARAM = 'jeton';
export const MAIL_LINK_OUTCOME_URL_PARAM = 'etat';

export const CONFIRMATION_LINK_VALID_DAYS = 7;

/**
 * Returns the path of the page for a mail link's action. Erasure has no page of its own: the unsubscribe page offers
 * it.
 */
export const mailLinkPagePath = (action: MailLinkAction): string =>
  `/newsletter/${action === 'effacement' ? 'desinscription' : action}`;

export const mailLinkApiPath = (action: MailLinkAction): string => `/api/newsletter/${action}`;
