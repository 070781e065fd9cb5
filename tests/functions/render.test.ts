import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { revalidationHeaders } from './call.ts';

const site = process.env.SITE ?? '';

describe('the rendering function', () => {
  it('the CDN may cache a rendered page for at most five minutes', async () => {
    const { headers } = await fetch(`${site}/`);
    const cache = headers.get('cache-control') ?? '';
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cache)?.[1]);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(300);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])(
    'a client that accepts the encodings « %s » gets a page with the Content-Encoding %s (null: none)',
    async (accepted, encoding) => {
      const page = await fetch(`${site}/legal`, { headers: { 'Accept-Encoding': accepted } });
      expect(page.headers.get('content-encoding')).toBe(encoding);
      expect(page.headers.get('vary')).toContain('Accept-Encoding');
      expect(await page.text()).toContain('RGPD');
    },
  );

  it('a page requested with a matching ETag is answered with 304', async () => {
    const legalPage = (headers: HeadersInit = {}) =>
      fetch(`${site}/legal`, { headers: { 'Accept-Encoding': 'br', ...headers } });
    const revalidate = async () => {
      const etag = (await legalPage()).headers.get('etag') ?? '';
      return (await legalPage(revalidationHeaders(etag))).status;
    };
    // Other files of tests empty the cache of pages, maybe between both requests: the page is then rendered again.
    await expect.poll(revalidate, { timeout: 10_000 }).toBe(304);
  });

  it('a HEAD request for a page is answered like GET, without the body', async () => {
    const head = await fetch(`${site}/about`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-security-policy')).toContain('sha256-');
    expect(await head.text()).toBe('');
  });
});

describe('Hosting', () => {
  it.each([
    ['/admin', 'admin.html'],
    ['/admin/hotels/edit/a', 'admin.html'],
    ['/admin/apercu', 'preview.html'],
  ])(
    'Firebase Hosting answers the administration’s path %s with the HTML file %s',
    async (path, shell) => {
      const page = await fetch(site + path);
      expect(await page.text()).toBe(await (await fetch(`${site}/${shell}`)).text());
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('files with a hash in their name are cached forever, and the service worker is revalidated', async () => {
    const css = await readdir(join(process.env.STAGE ?? '', 'dist', 'assets'));
    // A running suite knows only the file names of its first build; the names of fonts stay.
    const font = css.find((name) => name.endsWith('.woff2'));
    const asset = await fetch(`${site}/assets/${font}`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const worker = await fetch(`${site}/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/assets/absent.js', '/art/absente.webp'])(
    'Firebase Hosting answers 404 uncached, instead of a page, for the missing file %s',
    async (path) => {
      const { status, headers } = await fetch(site + path);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('a health check is answered with the status ok, uncached', async () => {
    const response = await fetch(`${site}/api/health`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});
