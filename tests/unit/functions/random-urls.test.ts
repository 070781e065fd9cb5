import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { answerShareCardRequest } from '../../../functions/src/site/pictures.ts';
import { demoEuropeHotels } from '../../../scripts/seed/hotels-europe.ts';
import { demoPosts } from '../../../scripts/seed/posts.ts';
import { firestoreReads, publish } from '../../support/fake-firestore.ts';
import { answerPageRequest } from './built-page.ts';

// Documents are counted in the fake Firestore clients.

const COUNT = 30;

const readOne = async () => {
  firestoreReads.push({ collection: 'of servers', kind: 'get', documents: 1 });
  return null;
};
beforeEach(() => {
  publish('hotels', demoEuropeHotels);
  publish('blog_posts', demoPosts);
});

const random = (bytes = 12) => randomBytes(bytes).toString('hex');
const page = (path: string) =>
  answerPageRequest({ method: 'GET', path, headers: {}, encoding: 'br' });

/** The requests, and how many documents they may read: `each` per request, plus `once` in total. */
const KINDS = {
  '/hotels/RANDOM': { ask: () => page(`/hotels/${random()}`), each: 3, once: 20 },
  '/blog/RANDOM).': { ask: () => page(`/blog/X${random()}).`), each: 5, once: 20 },
  '/destinations/RANDOM).': { ask: () => page(`/destinations/${random()}).`), each: 3, once: 20 },
  '/destinations/RANDOM': { ask: () => page(`/destinations/${random()}`), each: 3, once: 20 },
  '/?RANDOM': { ask: () => page(`/?${random()}=${random()}`), each: 0, once: 100 },
  '/api/hotels.json?q=RANDOM': {
    ask: () => page(`/api/hotels.json?q=${random()}`),
    each: 0,
    once: 100,
  },
  '/?q=RANDOM': { ask: () => page(`/?q=${random()}`), each: 0, once: 100 },
  '/favoris?hotels=RANDOM': {
    ask: () => page(`/favoris?hotels=${random()},${random()}`),
    each: 0,
    once: 20,
  },
  '/partage/hotels/RANDOM': {
    ask: () =>
      answerShareCardRequest(
        { method: 'GET', path: `/partage/hotels/${random()}/abc.jpg`, url: '' },
        {
          read: readOne,
          draw: async () => Buffer.from(''),
        },
      ),
    each: 1,
    once: 0,
  },
};

it.each(Object.entries(KINDS))(
  'HTTP requests for random URLs of the kind « %s » read only a limited number of Firestore documents',
  { timeout: 300_000 },
  async (_kind, { ask, each, once }) => {
    for (let count = 0; count < COUNT; count += 1) await ask();
    const read = firestoreReads.reduce((sum, { documents }) => sum + documents, 0);
    expect(read).toBeLessThanOrEqual(each * COUNT + once);
  },
);
