import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderPage, trustedHtml } from '#app/entry-server.tsx';
import { contentSecurityPolicy } from '../../../functions/src/site/security-headers.ts';

const BOOT = '<script>boot()</script>';
const TEMPLATE = `<!doctype html><html><head>${BOOT}<!--app-head--><!--/app-head--></head><body><div id="root"><!--app-html--></div></body></html>`;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const hashesOf = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source));
const policyOf = (page: string) => contentSecurityPolicy(trustedHtml(page, TEMPLATE), {});

/** A page that reads no document. */
async function aPage(): Promise<string> {
  const response = await renderPage(new Request('https://x.example/nulle-part'), TEMPLATE);
  return response.text();
}

it('allows the scripts of the build and of the router’s state', async () => {
  const page = await aPage();
  const hashes = hashesOf(page);
  expect(hashes.length).toBeGreaterThan(1);
  for (const hash of hashes) expect(policyOf(page)).toContain(hash);
});

it.each([
  '<script>alert(1)</script>',
  '<!--app-state--><script>alert(1)</script>',
  '</div></body><!--app-state--><script>alert(1)</script><!--',
])('does not allow a script injected by content: %s', async (hostile) => {
  const page = await aPage();
  const before = policyOf(page);
  for (const place of ['</head>', '<div id="root">']) {
    const injected = page.replace(place, () =>
      place === '</head>' ? hostile + place : place + hostile,
    );
    expect(injected).toContain(hostile);
    expect(policyOf(injected)).toBe(before);
  }
  expect(before).not.toContain(hashOf('alert(1)'));
});

it('allows only the build’s scripts where nothing was rendered', () => {
  const scripts = contentSecurityPolicy(BOOT, {});
  expect(policyOf(TEMPLATE)).toBe(scripts);
  expect(policyOf('')).toBe(scripts);
});
