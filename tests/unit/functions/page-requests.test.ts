import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_SECURITY_HEADERS } from '../../../functions/src/site/security-headers.ts';
import {
  failReads,
  firestoreReads,
  holdReads,
  mendReads,
  publish,
  readsOf,
  store,
} from '../../support/fake-firestore.ts';
import { buildHotelSummary } from '../features/hotels/build-hotel-summary.ts';
import { answerPageRequest, SHELL } from './built-page.ts';

let session = 1_700_000_000_000;
/** Returns the cookie of an administrator after a change, which makes the instance ignore its cache. */
const newSession = () => `__session=${++session}`;

let now = Date.now();

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answerPageRequest({ method, path, headers });

/** Starts each test two hours later, when data cached by other tests have expired. */
beforeEach(() => {
  now += 2 * 60 * 60_000;
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('requested URLs', () => {
  it.each([
    ['//', 400],
    ['/\\evil.example', 400],
    ['http://[', 400],
    ['/%', 404],
    ['/hotels/%00', 404],
    ['http://evil.example/nulle-part', 404],
    ['/nulle-part%0d%0aSet-Cookie:%20a=b', 404],
    [`/hotels/${'a'.repeat(8_000)}`, 404],
  ])('the path %s is answered %i with the security headers', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(PAGE_SECURITY_HEADERS);
    expect(answer.headers['Content-Security-Policy']).toContain("default-src 'self'");
    expect(answer.headers['Cache-Control']).toMatch(status === 404 ? /s-maxage=60$/ : /^no-store$/);
  });

  it.each([
    ['/about/', '/about'],
    ['/hotels/ryokan//?onglet=services', '/hotels/ryokan?onglet=services'],
  ])('the path %s redirects to %s', async (path, to) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.Location).toBe(to);
    expect(headers).toMatchObject(PAGE_SECURITY_HEADERS);
  });

  it.each(['/assets/absent-1a2b3c4d.js', '/art/absente.webp'])(
    'the response for the missing file %s is not cached',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['Cache-Control']).toBe('no-store');
      expect(headers['Content-Type']).toContain('text/plain');
    },
  );

  it.each(['POST', 'OPTIONS'])(
    'an HTTP request for a page by %s is refused without a database read',
    async (method) => {
      const { status, headers } = await ask('/', {}, method);
      expect(status).toBe(405);
      expect(headers.Allow).toBe('GET, HEAD');
      expect(headers['Cache-Control']).toBe('no-store');
      expect(firestoreReads).toEqual([]);
    },
  );

  it('a forged Host or X-Forwarded-Host header does not appear in a page', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { status, headers, body } = await ask('/about', forged);
    expect(status).toBe(200);
    expect(JSON.stringify(headers) + String(body)).not.toContain('evil.example');
  });

  it('a page whose URL contains a token is not cached', async () => {
    const { headers } = await ask('/newsletter/desinscription?jeton=abc');
    expect(headers['Cache-Control']).toBe('no-store');
  });
});

describe('the files of hotels', () => {
  const file = async (path: string, headers = {}) => {
    const answer = await ask(path, headers);
    expect(answer.headers['Content-Type']).toBe('application/json');
    return JSON.parse(String(answer.body));
  };
  beforeEach(() => publish('hotels', [buildHotelSummary({ id: 'shown' })]));

  it('/api/hotels.json lists the published hotels, newest first, from the same cached list as the pages', async () => {
    store('hotels', [
      { ...buildHotelSummary({ id: 'hidden' }), published: false },
      {
        ...buildHotelSummary({ id: 'new', created_at: '2026-10-01T08:00:00.000Z' }),
        published: true,
      },
    ]);
    await ask('/');
    expect(await file('/api/hotels.json')).toEqual({
      id: ['new', 'shown'],
      name: ['Hôtel des Cimes', 'Hôtel des Cimes'],
      location: ['Engadine, Suisse', 'Engadine, Suisse'],
      region: ['Europe', 'Europe'],
      price: [900, 900],
      rating: [4.8, 4.8],
      kinds: [[], []],
      months: [[], []],
    });
    expect(Object.keys(await file('/api/places.json'))).toEqual(['id', 'coordinates']);
    expect(readsOf('hotels:list')).toBe(1);
  });

  it('/api/hotels.json has the caching header of a page, but shows the current hotels to an administrator right after that administrator’s change', async () => {
    const { headers } = await ask('/api/hotels.json');
    expect(headers['Cache-Control']).toBe((await ask('/')).headers['Cache-Control']);
    publish('hotels', [buildHotelSummary({ id: 'changed' })]);
    expect((await file('/api/hotels.json?x=1')).id).toEqual(['shown']);
    expect((await file('/api/hotels.json', { cookie: newSession() })).id).toEqual(['changed']);
  });
});

describe('reads of documents', () => {
  it('the page of an unknown hotel or article reads only the missing document from Firestore, and no list', async () => {
    expect((await ask('/hotels/inconnu')).status).toBe(404);
    expect((await ask('/blog/inconnu')).status).toBe(404);
    expect([readsOf('hotels:get'), readsOf('blog_posts:get')]).toEqual([1, 1]);
    expect([readsOf('hotels'), readsOf('blog_posts')]).toEqual([1, 1]);
  });

  it('several HTTP requests for pages read the list of hotels from Firestore only once, whatever parameters their URLs have', async () => {
    const paths = [
      '/',
      '/?utm_source=a',
      '/?fbclid=b',
      `/?x=${'y'.repeat(10_000)}`,
      '/destinations',
    ];
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(new Set(answers.slice(0, 4).map(({ body }) => String(body))).size).toBe(1);
    expect(readsOf('hotels:list')).toBe(1);
    expect(String(answers[3]?.body)).not.toContain('yyyy');
  });

  it('after an administrator’s change, the server ignores its cached list for that administrator, and reads it only once more', async () => {
    await ask('/');
    const cookie = newSession();
    await ask('/', { cookie });
    expect(readsOf('hotels:list')).toBe(2);
    await ask('/', { cookie });
    await ask('/', { cookie: 'other=1' });
    await ask('/', { cookie: '__session=nonsense' });
    expect(readsOf('hotels:list')).toBe(2);
  });

  it('forged session cookies of administrators make a server instance read its cached list again at most six times a minute', async () => {
    for (let count = 0; count < 50; count += 1) await ask('/', { cookie: newSession() });
    expect(readsOf('hotels:list')).toBe(6);
    vi.setSystemTime(now + 60_000);
    for (let count = 0; count < 50; count += 1) await ask('/', { cookie: newSession() });
    expect(readsOf('hotels:list')).toBe(12);
  });

  it('a cached list older than 30 seconds is still served while a single refresh runs', async () => {
    vi.useFakeTimers({ now });
    await ask('/');
    await vi.advanceTimersByTimeAsync(31_000);
    await ask('/');
    await vi.advanceTimersByTimeAsync(0);
    expect(readsOf('hotels:list')).toBe(2);
    await vi.advanceTimersByTimeAsync(29_000);
    await ask('/destinations');
    expect(readsOf('hotels:list')).toBe(2);
  });
});

describe('when Firestore does not answer', () => {
  // These tests provoke reported errors.
  afterEach(() => void vi.mocked(console.error).mockClear());

  it('a page that was read before is rendered from the cache while Firestore fails', async () => {
    await ask('/');
    vi.setSystemTime(now + 120_000);
    failReads('hotels');
    const { status } = await ask('/');
    expect(status).toBe(200);
  });

  it('a read that Firestore does not answer within five seconds counts as failed', async () => {
    vi.useFakeTimers({ now });
    await ask('/');
    await vi.advanceTimersByTimeAsync(120_000);
    holdReads('hotels');
    const answer = ask('/');
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await answer).status).toBe(200);
  });

  it('a page not yet cached is the bare app shell while Firestore fails: 503, not indexed, not cached', async () => {
    failReads('hotels');
    const { status, headers, body } = await ask('/hotels/jamais-lu');
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
      'Retry-After': '60',
    });
    expect(String(body)).toBe(SHELL);
    mendReads('hotels');
    expect((await ask('/hotels/jamais-lu')).status).toBe(404);
  });
});
