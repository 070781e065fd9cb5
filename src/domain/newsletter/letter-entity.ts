import { type Entity, PUBLISHED_ENTITY_OPTIONS } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { TRASH_RETENTION_DAYS } from '#domain/site/limits.ts';
import { LETTER, LETTER_STATE, Letter } from './letter.ts';

export const LETTERS = {
  collection: COLLECTIONS.letters,
  section: 'lettres',
  noun: 'Lettre',
  isFeminine: true,
  fields: { ...LETTER, state: LETTER_STATE },
  schema: Letter,
  title: 'subject',
  page: {
    prefix: '/lettre',
    by: 'id',
    card: ({ subject }) => ({ title: subject, place: null, image: null }),
  },
  ...PUBLISHED_ENTITY_OPTIONS,
  isSentOut: true,
  derive: (stored) => ({ state: stored?.state ?? null }),
  trash: { days: TRASH_RETENTION_DAYS },
  parts: 'sending',
} as const satisfies Entity<typeof Letter>;
