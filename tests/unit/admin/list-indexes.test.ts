import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  BLOG_POSTS,
  type CollectionSource,
  HOTELS,
  REQUESTS,
  SUBSCRIPTIONS,
} from '#admin/data/sources.ts';
import { articlesBeyond } from '#admin/features/articles/articles-search.ts';
import { hotelsBeyond } from '#admin/features/hotels/hotels-search.ts';
import type { Beyond } from '#admin/features/list/use-long-list.ts';
import { subscriptionsBeyond } from '#admin/features/newsletter/newsletter-search.ts';
import { requestsBeyond } from '#admin/features/requests/requests-search.ts';
import { fromRoot } from '#scripts/lib/script.ts';

const Indexes = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      fields: v.array(v.object({ fieldPath: v.string(), order: v.optional(v.string()) })),
    }),
  ),
});
const { indexes } = v.parse(
  Indexes,
  JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8')),
);

// The emulator needs none: a missing one would show only in production.
it.each<[string, CollectionSource, Beyond]>([
  ['hotels', HOTELS, hotelsBeyond({ region: 'Asie', coup: 'oui', publie: 'non' })],
  ['articles', BLOG_POSTS, articlesBeyond({ categorie: 'Guides', vedette: 'oui', publie: 'oui' })],
  ['subscriptions', SUBSCRIPTIONS, subscriptionsBeyond({ etat: 'actif', source: 'import' })],
  ['requests', REQUESTS, requestsBeyond({ type: 'contact', etat: 'a-traiter', envoi: 'failed' })],
])('each filter of %s has an index in the order of the list', (_, source, { filters }) => {
  const { collection, order } = source;
  const has = (field: string) =>
    indexes.some(
      ({ collectionGroup, fields: [first, last, ...more] }) =>
        collectionGroup === collection &&
        first?.fieldPath === field &&
        last?.fieldPath === order.field &&
        last.order === 'DESCENDING' &&
        more.length === 0,
    );
  const fields = filters?.where?.map(([field]) => field) ?? [];
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => !has(field))).toEqual([]);
});

it('what is planned is asked for in its own order', () => {
  expect(hotelsBeyond({ publie: 'prevu', region: 'Asie' }).filters).toMatchObject({
    where: [['publish_at', '>', new Date(0)]],
    order: { field: 'publish_at' },
  });
});

it('a search is as the field has it', () => {
  expect(hotelsBeyond({ q: 'Hôtel d’Été' }).start).toEqual({
    field: '__name__',
    text: 'hotel-d-ete',
  });
  expect(subscriptionsBeyond({ q: ' Zoe@' }).start).toEqual({ field: 'email', text: 'zoe@' });
});
