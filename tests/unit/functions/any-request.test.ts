import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/queries/query-client.ts';
import { parseCallerNetwork } from '../../../functions/src/calls.ts';
import { answerMailLinkRequest } from '../../../functions/src/forms/links.ts';
import { escapeXml } from '../../../functions/src/site/escape-xml.ts';
import {
  answerPictureFileRequest,
  answerShareCardRequest,
} from '../../../functions/src/site/pictures.ts';
import { classifyRequestUrl, PAGE_URL_PARAMS } from '../../../functions/src/site/requested-url.ts';
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
  it('no requested path is parsed as a page of another site, or redirected to another site', () => {
    fc.assert(
      fc.property(target, (path) => {
        const requested = classifyRequestUrl(path);
        if (requested.kind === 'page') expect(requested.url.host).toBe('localhost');
        if (requested.kind === 'moved') expectOwn(requested.to);
      }),
      { examples: [['http://evil.example/a'], ['/\t/evil.example'], ['javascript:a']] },
    );
  });

  it('any path of a photo or share picture is answered with 200, 404 or a redirect within this site', async () => {
    const file = Buffer.from('x');
    const card = { title: 'A', place: null, image: null, changed: null };
    await fc.assert(
      fc.asyncProperty(target, async (path) => {
        const request = { method: 'GET', path };
        const answers = await Promise.all([
          answerPictureFileRequest(request, async () => file),
          answerShareCardRequest(
            { ...request, url: path },
            {
              read: async () => card,
              draw: async () => file,
            },
          ),
        ]);
        for (const { status, headers } of answers) {
          expect([200, 301, 302, 404]).toContain(status);
          expectOwn(headers.Location);
        }
      }),
    );
  });

  it('a GET of a newsletter link changes nothing, and is answered with a redirect to this site or 404', async () => {
    const link = fc.oneof(target, fc.constant('/api/newsletter/confirmation'));
    await fc.assert(
      fc.asyncProperty(link, target, async (path, jeton) => {
        const request = { method: 'GET', path, query: { jeton }, body: null };
        const { status, headers } = await answerMailLinkRequest(request, () =>
          Promise.reject(new Error(path)),
        );
        expect([303, 404]).toContain(status);
        expectOwn(headers.Location);
      }),
    );
  });
});

describe('for any headers and texts', () => {
  it('any X-Forwarded-For header yields a non-empty text that stands for the visitor’s network', () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), anyText(), fc.constantFrom('::', '::1%a', ','));
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        const forwarded = { 'x-forwarded-for': addresses.join(', ') };
        for (const entrance of ['direct', 'hosting'] as const) {
          const caller = parseCallerNetwork({ headers: forwarded, socket: {} }, entrance);
          expect(caller).not.toBe('');
          expect(caller).not.toContain('NaN');
        }
      }),
    );
  });

  it('IP addresses that a visitor forges in X-Forwarded-For are ignored', () => {
    fc.assert(
      fc.property(fc.array(anyText()), fc.ipV4(), (forged, own) => {
        const headers = { 'x-forwarded-for': [...forged, own].join(', ') };
        expect(parseCallerNetwork({ headers, socket: {} }, 'direct')).toBe(own);
      }),
    );
  });

  it('any text of the Atom feed is escaped to valid XML', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit: 'binary' })), (text) => {
        expect(escapeXml(text)).toMatch(
          /^(?:[\t\n\r\x20\x21\x23-\x25\x28-\x3b\x3d\x3f-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|&(?:amp|lt|gt|quot|#39);)*$/u,
        );
      }),
    );
  });
});

const caller = (forwarded: string | undefined, entrance: 'direct' | 'hosting' = 'direct') =>
  parseCallerNetwork(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '198.51.100.1' } },
    entrance,
  );

describe("the caller's IP address", () => {
  it('the visitor’s IP address is the one that Google’s front end saw, whatever the visitor claims', () => {
    expect(caller('192.0.2.7')).toBe('192.0.2.7');
    expect(caller('10.0.0.1, 8.8.8.8 , 192.0.2.7')).toBe('192.0.2.7');
  });

  it('the visitor’s IP address is the one that Firebase Hosting saw when the HTTP request came through Hosting', () => {
    expect(caller('10.0.0.1, 192.0.2.7, 203.0.113.9', 'hosting')).toBe('192.0.2.7');
    expect(caller('192.0.2.7', 'hosting')).toBe('192.0.2.7');
  });

  it('the visitor’s IP address is that of the connection when there is no proxy', () => {
    expect(caller(undefined)).toBe('198.51.100.1');
    expect(caller(' , ')).toBe('198.51.100.1');
    expect(parseCallerNetwork({ headers: {}, socket: {} }, 'direct')).toBe('unknown');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])(
    'an IPv6 address is reduced to its /64 network, a mapped one to IPv4: %s becomes %s',
    (address, network) => {
      expect(caller(address)).toBe(network);
    },
  );
});

it('every URL parameter that a route reads is passed on to the rendering of its page', () => {
  const { routesById } = createAppRouter(createQueryClient());
  const names = Object.values(routesById).flatMap(({ options }) => {
    const { validateSearch } = options;
    return typeof validateSearch === 'function' ? Object.keys(validateSearch({})) : [];
  });
  expect(names).toContain('region');
  // `page` is read by the components that show long lists, not by a route.
  expect(new Set([...names, 'page'])).toEqual(new Set(PAGE_URL_PARAMS));
});

it('unknown URL parameters of a page are dropped, and known parameters get a fixed order', () => {
  const page = classifyRequestUrl('/destinations?utm_source=x&region=Asie&q=lac&fbclid=1');
  expect(page).toMatchObject({ kind: 'page', url: { search: '?q=lac&region=Asie' } });
  expect(classifyRequestUrl('/?utm_source=x')).toMatchObject({ url: { search: '' } });
});

it('every route accepts any URL parameters, and parsing the parsed parameters again changes nothing', () => {
  const { routesById } = createAppRouter(createQueryClient());
  const readers = Object.values(routesById).flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? [validateSearch] : [],
  );
  expect(readers.length).toBeGreaterThan(3);
  const value = fc.oneof(fc.anything(), anyText(), fc.constantFrom(...HOSTILE_HTML));
  const search = fc.dictionary(fc.constantFrom(...PAGE_URL_PARAMS, 'jeton', 'etat'), value);
  fc.assert(
    fc.property(search, (given) => {
      for (const read of readers) {
        const known = read(given);
        expect(read({ ...known })).toEqual(known);
        for (const one of Object.values(known)) {
          expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof one);
        }
      }
    }),
    { examples: [[{ hotels: { toString: null } }], [{ hotels: [7, 'a'], comparer: [{}] }]] },
  );
});

it('the token in a newsletter link is passed on to the page, and that page is never cached', () => {
  const page = classifyRequestUrl('/newsletter/confirmation?jeton=abc');
  expect(page).toMatchObject({ isPrivate: true, url: { search: '?jeton=abc' } });
});
