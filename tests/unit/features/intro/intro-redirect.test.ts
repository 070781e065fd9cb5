import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

const SCRIPT = readFileSync(
  new URL('../../../../src/app/intro-redirect.inline.js', import.meta.url),
  'utf8',
);
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36';

type Visit = {
  url?: string;
  stored?: Record<string, string>;
  userAgent?: string;
  getItem?: (key: string) => string | null;
};

/** Runs the redirect script on the page at `url`; returns the target of the redirect, or null. */
function visit({ url = '/', stored = {}, userAgent = CHROME, getItem }: Visit = {}) {
  const { pathname, search, hash } = new URL(url, 'https://grand-sejour.test');
  const replace = vi.fn();
  const root = { hidden: false };
  runInNewContext(SCRIPT, {
    location: { pathname, search, hash, replace },
    navigator: { userAgent },
    localStorage: { getItem: getItem ?? ((key: string) => stored[key] ?? null) },
    document: { documentElement: root },
  });
  const target = replace.mock.calls[0]?.[0] ?? null;
  expect(root.hidden, 'the page is hidden only when it is left').toBe(target !== null);
  return target;
}

describe('a first visit', () => {
  it('begins with the intro, which replaces the history entry', () => {
    expect(visit()).toBe('/intro');
  });

  it('keeps the search and hash of the link in the redirect', () => {
    expect(visit({ url: '/?region=Asie#featured' })).toBe('/intro?region=Asie#featured');
  });
});

describe('the redirect to the intro', () => {
  it('skips visitors who have seen the intro', () => {
    expect(visit({ stored: { [HAS_SEEN_INTRO_KEY]: 'true' } })).toBeNull();
  });

  it.each(['/?intro=0', '/?utm_source=lettre&intro=0', '/?intro=0&region=Asie#featured'])(
    'skips links with intro=0: %s',
    (url) => {
      expect(visit({ url })).toBeNull();
    },
  );

  it.each(['/intro', '/blog', '/destinations', '/hotels/kyoto'])('skips other pages: %s', (url) => {
    expect(visit({ url })).toBeNull();
  });

  it('skips browsers that block storage, to avoid a redirect loop', () => {
    const getItem = () => {
      throw new Error('SecurityError');
    };
    expect(visit({ getItem })).toBeNull();
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/143.0.0.0 Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (Linux; Android 6.0.1) (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  ])('skips the robot %s', (userAgent) => {
    expect(visit({ userAgent })).toBeNull();
  });
});

it('a link with another value of intro, or a similar parameter, is redirected to the intro', () => {
  expect(visit({ url: '/?intro=01' })).toBe('/intro?intro=01');
  expect(visit({ url: '/?nointro=0' })).toBe('/intro?nointro=0');
});
