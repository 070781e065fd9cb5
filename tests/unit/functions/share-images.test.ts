import { describe, expect, it, vi } from 'vitest';
import { shareImage } from '#domain/seo/share-card.ts';
import { keptLast } from '../../../functions/src/site/share/kept-last.ts';
import { answerShare } from '../../../functions/src/site/share/share-images.ts';

describe('the answer', () => {
  const card = { title: 'A', place: 'B', picture: null };
  const { path } = shareImage('hotels', 'a', card);
  const read = vi.fn(async (_: string, key: string) => (key === 'a' ? card : null));
  const draw = vi.fn(async () => Buffer.from('JPEG'));
  const get = (at: string, method = 'GET') =>
    answerShare({ method, path: at, originalUrl: at }, { read, draw });

  it('is the picture, for a month in the CDN', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await get(path, method);
      expect(status).toBe(200);
      expect(headers['Content-Type']).toBe('image/jpeg');
      expect(headers['Cache-Control']).toMatch(/s-maxage=2592000, immutable/);
      expect(body.toString()).toBe('JPEG');
    }
  });

  it('leads any other version to what is shown now, without drawing', async () => {
    draw.mockClear();
    const { status, headers } = await get('/partage/hotels/a/0ld.jpg');
    expect(status).toBe(302);
    expect(headers.Location).toBe(path);
    expect(headers['Cache-Control']).toMatch(/s-maxage=60$/);
    expect(draw).not.toHaveBeenCalled();
  });

  it('is 404 for a minute at most for what is not published', async () => {
    const { status, headers } = await get(path.replace('/a/', '/b/'));
    expect(status).toBe(404);
    expect(headers['Cache-Control']).toMatch(/s-maxage=60$/);
  });

  it.each([
    '/partage',
    '/partage/hotels/a.jpg',
    '/partage/hotels/a/v.png',
    '/partage/hotels/a/v/w.jpg',
    '/partage/hotels/%E0%A4/v.jpg',
    '/partage/__proto__/a/v.jpg',
    `/partage/hotels/a/${'v'.repeat(17)}.jpg`,
  ])('%s reads nothing', async (at) => {
    read.mockClear();
    expect((await get(at)).status).toBe(404);
    expect(read).not.toHaveBeenCalled();
  });

  it('refuses other methods, and never caches a failure', async () => {
    expect(await get(path, 'POST')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
    draw.mockRejectedValueOnce(new Error('no memory'));
    expect(await get(path)).toMatchObject({
      status: 503,
      headers: { 'Cache-Control': 'no-store' },
    });
    expect(vi.mocked(console.error).mock.calls.join()).toContain('file failed');
    vi.mocked(console.error).mockClear();
  });
});

describe('keptLast', () => {
  it('makes a value once, keeps the last ones, and nothing that failed', async () => {
    const kept = keptLast<string>(2);
    const make = vi.fn(async () => 'made');
    await Promise.all(['a', 'a', 'b', 'b', 'a'].map((key) => kept(key, make)));
    expect(make).toHaveBeenCalledTimes(2);
    await kept('c', make);
    await kept('b', make);
    expect(make).toHaveBeenCalledTimes(3);
    await kept('a', make);
    expect(make).toHaveBeenCalledTimes(4);
    await expect(kept('d', async () => Promise.reject(new Error('late')))).rejects.toThrow('late');
    expect(await kept('d', make)).toBe('made');
  });
});
