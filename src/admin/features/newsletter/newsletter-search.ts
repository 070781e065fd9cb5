import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import { NEWSLETTER_SOURCES, type NewsletterSource } from '#domain/newsletter/newsletter.ts';

export const SUBSCRIPTION_STATES = ['actif', 'inactif'] as const;
const SORTS = ['email', 'source', 'date', 'etat'] as const;

/** What the address of the newsletter's page says. */
export type NewsletterSearch = {
  q?: string;
  etat?: (typeof SUBSCRIPTION_STATES)[number];
  source?: NewsletterSource | 'import';
  tri?: (typeof SORTS)[number];
  ordre?: 'asc' | 'desc';
};

/** Never throws; what it does not know is left out. */
export function readNewsletterSearch(search: Record<string, unknown>): NewsletterSearch {
  const q = readText(search.q);
  const etat = readOneOf(search.etat, SUBSCRIPTION_STATES);
  const source = readOneOf(search.source, [...NEWSLETTER_SOURCES, 'import'] as const);
  const tri = readOneOf(search.tri, SORTS);
  const ordre = readOneOf(search.ordre, ['asc', 'desc'] as const);
  return {
    ...(q && { q }),
    ...(etat && { etat }),
    ...(source && { source }),
    ...(tri && { tri }),
    ...(ordre && { ordre }),
  };
}
