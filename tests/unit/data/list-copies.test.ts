import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listPublishedRecords } from '#data/server/published-records.ts';
import { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { clearFirestore, firestoreReads, store } from '../../support/fake-firestore.ts';

const post = (id: string, others: object = {}) => ({
  id,
  title: id,
  published: true,
  deleted_at: null,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...others,
});
const titles = async () =>
  (await listPublishedRecords(BlogPostSummary, 'blog_posts')).map(({ title }) => title);

test('the server’s list of articles has the published ones of the nightly copy, with all changes saved since', async () => {
  clearFirestore();
  const night = [
    post('a'),
    post('hidden'),
    post('deleted'),
    post('draft', { published: false }),
    post('renamed', { created_at: '2026-02-03T04:05:06.000Z' }),
  ];
  const now = { updated_at: '2026-11-29T12:00:00.000Z' };
  store('blog_posts', night);
  store('blog_posts', [
    post('hidden', { ...now, published: false }),
    post('deleted', { ...now, deleted_at: now.updated_at }),
    post('renamed', { ...now, title: 'Renommé', created_at: '2026-02-03T04:05:06.000Z' }),
    post('new', { ...now, created_at: now.updated_at }),
  ]);
  const all = ['new', 'Renommé', 'a'];
  expect(await titles()).toEqual(all);
  const bytes = gzipSync(JSON.stringify(night));
  const half = bytes.length / 2;
  const at = '2026-11-29T02:00:00.000Z';
  const part = (number: number, of: Buffer) => ({
    id: `blog_posts-${number}`,
    collection: 'blog_posts',
    at,
    bytes: of.toString('base64'),
  });
  store('list_copies', [part(0, bytes.subarray(0, half)), part(1, bytes.subarray(half))]);
  firestoreReads.length = 0;
  expect(await titles()).toEqual(all);
  expect(firestoreReads.map(({ documents }) => documents)).toEqual([2, 4]);
});

test('the server’s list of articles has all those saved since the nightly copy, even more than one Firestore response holds', async () => {
  clearFirestore();
  const names = [...Object.keys(BlogPostSummary.entries), 'published', 'deleted_at'];
  const bytes = gzipSync('[]').toString('base64');
  const at = '2026-10-31T02:00:00.000Z';
  store('list_copies', [{ id: 'blog_posts-000', collection: 'blog_posts', at, names, bytes }]);
  const ids = Array.from({ length: QUERY_DOCS_MAX + 1 }, (_, index) => `a${1000 + index}`);
  store(
    'blog_posts',
    ids.map((id) => post(id)),
  );
  expect(await titles()).toEqual(ids.toReversed());
});
