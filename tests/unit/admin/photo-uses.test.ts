// @vitest-environment happy-dom

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPhotoUses } from '#admin/data/photo-uses.ts';
import { PHOTO_IN_JSON_PATTERN, photoUrl } from '#domain/media/photo.ts';
import { storedPhotoToPhoto } from '#domain/media/stored-photo.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';
import { clearFirestore, store } from '../../support/fake-firestore.ts';

const FILE = { width: 1280, height: 960, placeholder: '' };
const photo = (digit: string) => storedPhotoToPhoto({ ...FILE, id: digit.repeat(24) });

/** Returns the first digits of the photos that a search finds. */
async function found(search: string) {
  const uses = [...(await readPhotoUses())];
  return uses.filter(([, { texts }]) => matchesSearch(search, texts)).map(([[digit]]) => digit);
}

test('the administration’s photo search finds a photo by its alternative text and caption, and by the name and place of a record that shows the photo, even if that record is read from the nightly copy', async () => {
  clearFirestore();
  const url = photoUrl({ ...photo('1'), alt: 'Un ponton givré', caption: '© Roy' });
  const hotel = { name: 'Lac Blanc', location: 'Zermatt', gallery: [{ url, alt: '' }] };
  store('hotels', [{ id: 'a', ...hotel, deleted_at: '2026-11-01T00:00:00.000Z' }]);
  store('settings', [{ id: 'site', author_image: photoUrl(photo('3')) }]);
  const address = photoUrl(photo('2')).replaceAll('&', '&amp;');
  const content = `<img src="${address}" alt="Le quai" width="9"><figcaption>Au soir</figcaption>`;
  store('blog_posts', [{ id: 'b', title: 'Récit', content }]);
  const searches = ['zermatt', 'blanc ponton', 'roy', 'réglages', 'width', 'recit quai soir'];
  const all = ['1', '1', '1', '3', '', '2'];
  expect((await Promise.all(searches.map(found))).map(String)).toEqual(all);
  // As the function `nightly` copies the article.
  const pictures = JSON.stringify(content).match(PHOTO_IN_JSON_PATTERN);
  const rows = gzipSync(JSON.stringify([{ id: 'b', title: 'Récit', pictures }]));
  const copy = { collection: 'blog_posts', at: '2026-11-02T00:00:00.000Z' };
  store('list_copies', [{ id: 'blog_posts-000', ...copy, bytes: rows.toString('base64') }]);
  expect(await found('recit quai soir')).toEqual(['2']);
});
