import {
  type LinkOutcome,
  linkOutcome,
  OUTCOME_PARAM,
  TOKEN_MAX,
  TOKEN_PARAM,
} from '#domain/newsletter/newsletter-links.ts';

export type LinkSearch = { jeton?: string; etat?: LinkOutcome };

/** Reads a link's search parameters: its token, and the outcome of a form sent without JavaScript. */
export function parseLinkSearch(search: Record<string, unknown>): LinkSearch {
  const token = search[TOKEN_PARAM];
  const outcome = linkOutcome(search[OUTCOME_PARAM]);
  return {
    ...(typeof token === 'string' && token.length <= TOKEN_MAX ? { jeton: token } : {}),
    ...(outcome === undefined ? {} : { etat: outcome }),
  };
}
