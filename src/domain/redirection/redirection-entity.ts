import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { normalisePath, REDIRECTION_FIELDS, Redirection } from './redirection.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Returns the path that a redirection leads to; null if it leads to another site. */
const targetOf = ({ to }: Stored) => (String(to)[0] === '/' ? normalisePath(String(to)) : null);

const clashText = ({ from, to }: Stored) =>
  `«\u202f${from}\u202f» mène déjà à «\u202f${to}\u202f»\u00a0: changez l’une des deux`;

export const REDIRECTION_ENTITY = {
  kind: 'auxiliary',
  collection: COLLECTIONS.redirections,
  section: 'redirections',
  noun: 'Redirection',
  isFeminine: true,
  fields: REDIRECTION_FIELDS,
  schema: Redirection,
  title: 'from',
  // Refuses redirections that form loops or chains, and a second redirection from the same path.
  clashes: {
    fields: ['from', 'to'],
    among(record, otherRedirections) {
      const { from } = record;
      const target = targetOf(record);
      if (target === from) return { to: 'Cette adresse mènerait à elle-même' };
      const next = otherRedirections.find((redirection) => redirection.from === target);
      if (next) return { to: clashText(next) };
      const clashing = otherRedirections.find(
        (redirection) => redirection.from === from || targetOf(redirection) === from,
      );
      return clashing ? { from: clashText(clashing) } : {};
    },
  },
} as const satisfies Entity<typeof Redirection>;
