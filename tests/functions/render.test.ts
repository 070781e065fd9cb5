import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

const site = process.env.SITE ?? '';
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

describe('the rendering function', () => {
  it('allows exactly the inline scripts of its page', async () => {
    const response = await fetch(`${site}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
      ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) expect(policy).toContain(hash);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('sends the security headers with every page', async () => {
    const { headers } = await fetch(`${site}/favoris`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('lets the CDN keep a page for at most five minutes', async () => {
    const { headers } = await fetch(`${site}/`);
    const cache = headers.get('cache-control') ?? '';
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cache)?.[1]);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(300);
  });

  it('escapes the query string', async () => {
    const html = await (await fetch(`${site}/?q=</script><script>alert(1)</script>`)).text();
    expect(html).not.toContain('<script>alert(1)');
  });
});

describe('Hosting', () => {
  it('serves the offline shell', async () => {
    const shell = await (await fetch(`${site}/app.html`)).text();
    expect(shell).toContain('<div id="root">');
  });

  it('caches hashed files for ever and the service worker not at all', async () => {
    const shell = await (await fetch(`${site}/app.html`)).text();
    const entry = /data-entry="([^"]+)"/.exec(shell)?.[1] ?? '';
    const asset = await fetch(site + entry);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const worker = await fetch(`${site}/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 404 for a missing file instead of a page', async () => {
    expect((await fetch(`${site}/assets/absent.js`)).status).toBe(404);
  });
});
