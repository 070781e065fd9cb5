import type { ContentEntity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { LETTER_FIELDS, Letter, SendingState } from './letter.ts';

export const LETTER_ENTITY = {
  kind: 'content',
  collection: COLLECTIONS.letters,
  section: 'lettres',
  noun: 'Lettre',
  isFeminine: true,
  fields: { ...LETTER_FIELDS, state: SendingState },
  schema: Letter,
  title: 'subject',
  shownBy: 'published',
  page: {
    prefix: '/lettre',
    by: 'id',
    card: ({ subject }) => ({ title: subject, place: null, image: null }),
  },
  isMailedWhenPublished: true,
  subcollection: 'sending',
} as const satisfies ContentEntity<typeof Letter>;
