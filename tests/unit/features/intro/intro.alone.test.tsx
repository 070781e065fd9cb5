// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../open-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

test.each([
  { connection: { effectiveType: '4g' }, films: 1 },
  { connection: { saveData: true }, films: 0 },
  { connection: { effectiveType: '2g' }, films: 0 },
])(
  'the intro page loads its film unless the connection is slow or the visitor saves data: %o',
  async ({ connection, films }) => {
    vi.stubGlobal('navigator', { ...navigator, connection });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    openPage('/intro');
    await screen.findByRole('button', { name: 'Mettre en pause' });
    expect(document.querySelectorAll('video')).toHaveLength(films);
  },
);

test('with storage blocked, neither a link to the home page nor a first visit opens the intro', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  const { isIntroDue } = await import('#features/intro/intro-due.ts');
  expect(isIntroDue()).toBe(false);
  expect(visit('/', { getItem: blocked })).toBeNull();
});

test('a visitor whose storage is full sees the intro film once per visit', async () => {
  const { isIntroDue, rememberIntroSeen } = await import('#features/intro/intro-due.ts');
  expect(isIntroDue()).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberIntroSeen();
  expect(isIntroDue()).toBe(false);
});

const SCRIPT = readFileSync('src/app/first-view/intro-redirect.inline.js', 'utf8');
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';

/** Runs the redirect script on the page at `url`; returns the target of the redirect, or null. */
function visit(url: string, { userAgent = CHROME, getItem = (): string | null => null } = {}) {
  const { pathname, search, hash } = new URL(url, 'https://grand-sejour.test');
  const replace = vi.fn();
  const root = { hidden: false };
  runInNewContext(SCRIPT, {
    location: { pathname, search, hash, replace },
    navigator: { userAgent },
    localStorage: { getItem },
    document: { documentElement: root },
  });
  const target = replace.mock.calls[0]?.[0] ?? null;
  expect(root.hidden, 'the page is hidden only when it is left').toBe(target !== null);
  return target;
}

test('a first visit begins with the intro film, even if `?intro=` has another value than 0', () => {
  expect(visit('/?intro=01')).toBe('/intro?intro=01');
});

test.each(['/?intro=0', '/?utm_source=lettre&intro=0#featured', '/blog'])(
  'a first visit to %s begins without the intro film',
  (url) => {
    expect(visit(url)).toBeNull();
  },
);

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/537.36 Chrome-Lighthouse',
])('the robot %s is not redirected to the intro film', (userAgent) => {
  expect(visit('/', { userAgent })).toBeNull();
});
