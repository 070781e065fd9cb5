import { expect, test } from 'vitest';
import { preloaded } from '#scripts/vite/preloaded.ts';

const ALWAYS = ['assets/rolldown-runtime-W1.js', 'assets/vendor-B2.js', 'assets/frame-C3.js'];

test('a chunk is fetched together with those that it needs, but for what every page has', () => {
  const page = ['assets/hotels-D4.js', 'assets/parts-E5.js'];
  expect(preloaded([page[0] ?? '', ...ALWAYS, page[1] ?? ''])).toEqual(page);
});

test('a chunk that comes alone needs no list', () => {
  expect(preloaded(['assets/toaster-G7.js', ...ALWAYS])).toEqual([]);
  expect(preloaded([])).toEqual([]);
});
