// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerOf } from '../../../functions/src/calls/caller.ts';
import { answerLink } from '../../../functions/src/forms/links.ts';
import { readAddress } from '../../../functions/src/site/address.ts';
import { acceptedEncoding } from '../../../functions/src/site/compress.ts';
import { answerMedia, answerShare } from '../../../functions/src/site/pictures.ts';
import { escapeXml } from '../../../functions/src/site/xml.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from '../domain/any-text.ts';

const SITE = 'https://site.example';

const part = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '%', '%00', '@', ':', '?', '#'),
  fc.constantFrom('\t', '\n', '\r', ' ', ';', '&', 'http:', 'https://', 'javascript:', '[', ']'),
  fc.constantFrom('evil.example', 'hotels', 'blog', 'newsletter', 'media', 'partage', 'api'),
  fc.constantFrom('/media/0123456789abcdef01234567-480.webp', '/partage/hotels/a/1.jpg', 'jeton=a'),
  fc.constantFrom(...HOSTILE_HTML),
  anyText({ maxLength: 4 }),
);
const target = fc
  .tuple(fc.boolean(), fc.array(part, { maxLength: 8 }))
  .map(([isRooted, parts]) => (isRooted ? '/' : '') + parts.join(''));

/** Expects that a Location header points to this site and contains no line break. */
function expectOwn(location: string | undefined): void {
  if (location === undefined) return;
  expect(new URL(location, SITE).origin).toBe(SITE);
  expect(location).not.toMatch(/[\r\n]/);
}

describe('for any requested path', () => {
  it('a page is rendered for this site, and a redirect stays on this site', () => {
    fc.assert(
      fc.property(target, (path) => {
        const address = readAddress(path);
        if (address.kind === 'page') expect(address.url.host).toBe('localhost');
        if (address.kind === 'moved') expectOwn(address.to);
      }),
      { examples: [['http://evil.example/a'], ['/\t/evil.example'], ['javascript:a']] },
    );
  });

  it('a photograph or a share picture is found, redirected within this site or missing', async () => {
    const file = { name: '480.webp', type: 'image/webp', bytes: Buffer.from('x') };
    const card = { title: 'A', place: null, image: null, changed: null };
    await fc.assert(
      fc.asyncProperty(target, async (path) => {
        const request = { method: 'GET', path };
        const answers = await Promise.all([
          answerMedia(request, async () => file),
          answerShare(request, {
            read: async () => card,
            draw: async () => file.bytes,
          }),
        ]);
        for (const { status, headers } of answers) {
          expect([200, 301, 302, 404]).toContain(status);
          expectOwn(headers.Location);
        }
      }),
    );
  });

  it('a newsletter link opened by GET changes nothing, and redirects to this site or is missing', async () => {
    const link = fc.oneof(target, fc.constant('/api/newsletter/confirmation'));
    await fc.assert(
      fc.asyncProperty(link, target, async (path, jeton) => {
        const request = { method: 'GET', path, query: { jeton }, body: null };
        const { status, headers } = await answerLink(request, () =>
          Promise.reject(new Error(path)),
        );
        expect([303, 404]).toContain(status);
        expectOwn(headers.Location);
      }),
    );
  });
});

describe('for any headers and texts', () => {
  it('the headers give a caller, and a supported encoding or none', () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), anyText(), fc.constantFrom('::', '::1%a', ','));
    fc.assert(
      fc.property(fc.array(address), anyText(), (addresses, text) => {
        const forwarded = { 'x-forwarded-for': addresses.join(', ') };
        for (const entrance of ['direct', 'hosting'] as const) {
          const caller = callerOf({ headers: forwarded, socket: {} }, entrance);
          expect(caller).not.toBe('');
          expect(caller).not.toContain('NaN');
        }
        expect([null, 'br', 'gzip']).toContain(acceptedEncoding(text));
      }),
    );
  });

  it('addresses that a caller forges in X-Forwarded-For are ignored', () => {
    fc.assert(
      fc.property(fc.array(anyText()), fc.ipV4(), (forged, own) => {
        const headers = { 'x-forwarded-for': [...forged, own].join(', ') };
        expect(callerOf({ headers, socket: {} }, 'direct')).toBe(own);
      }),
    );
  });

  it('a text of the feed is escaped to valid XML', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit: 'binary' })), (text) => {
        expect(escapeXml(text)).toMatch(
          /^(?:[\t\n\r\x20\x21\x23-\x25\x28-\x3b\x3d\x3f-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|&(?:amp|lt|gt|quot|#39);)*$/u,
        );
      }),
    );
  });
});
