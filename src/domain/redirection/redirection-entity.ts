import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { normalisePath, REDIRECT_FIELDS, Redirection } from './redirection.ts';

const targetOf = ({ to }: Readonly<Record<string, unknown>>) =>
  /^\//.test(`${to}`) && normalisePath(`${to}`);

export const REDIRECTION_ENTITY = {
  kind: 'auxiliary',
  collection: COLLECTIONS.redirections,
  section: 'redirections',
  noun: 'Redirection',
  isFeminine: true,
  fields: REDIRECT_FIELDS,
  schema: Redirection,
  title: 'from',
  opensAt: 'path',
  // Refuses loops, chains, and two redirections from one path.
  clashes: {
    fields: ['from', 'to'],
    among(record, others) {
      const isNext = ({ from }: typeof record) => from === targetOf(record);
      const isOther = (one: typeof record) => [one.from, targetOf(one)].includes(record.from);
      if (isNext(record)) return { to: 'Cette adresse mènerait à elle-même' };
      const clash = others.find(isNext) ?? others.find(isOther);
      const error = `«\u202f${clash?.from}\u202f» mène déjà à «\u202f${clash?.to}\u202f»\u00a0: changez l’une des deux`;
      return clash ? { [isNext(clash) ? 'to' : 'from']: error } : {};
    },
  },
} as const satisfies Entity<typeof Redirection>;
