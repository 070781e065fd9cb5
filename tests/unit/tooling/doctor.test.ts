// @vitest-environment node

import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { AFTER, runChecks } from '#scripts/deploy/checks.ts';
import { deployTarget, wrongBuildSettings } from '#scripts/deploy/project.ts';

/** Answers of Google's APIs and the site by the end of the URL; other URLs are answered 404. */
let answers: Record<string, { status: number; body: unknown }>;
beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const [, answer] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? [];
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const project = {
  id: 'my-hotels',
  env: { VITE_SITE_URL: 'https://www.example.fr', VITE_FIREBASE_API_KEY: 'key' },
  token: 'token',
};

const given = (end: string, body: unknown, status = 200) => {
  answers[end] = { status, body };
};

/** Runs the check whose title begins with `promise`, and returns the lines that it prints. */
async function said(promise: string): Promise<string[]> {
  const checks = Object.entries(AFTER).filter(([fine]) => fine.startsWith(promise));
  expect(checks).toHaveLength(1);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await runChecks(Object.fromEntries(checks), project);
  const lines = String(print.mock.lastCall?.[0]).trim().split('\n').slice(1);
  return lines.map((line) => line.trim());
}

it.each([
  [
    { error: { details: [{ reason: 'SERVICE_DISABLED' }] } },
    403,
    'is not enabled yet: npm run setup.',
  ],
  [{ error: { message: 'Denied.' } }, 403, 'let one of its owners make you one too.'],
  [{}, 401, 'Sign in again with `gcloud auth login --update-adc`.'],
  [
    { error: { message: 'Sleepy.\nMore' } },
    503,
    'identitytoolkit.googleapis.com answers 503: Sleepy.',
  ],
])(
  'a doctor’s check that Google answers with %j (%i) fails with the next step',
  async (body, status, words) => {
    given('', body, status);
    const [line = ''] = await said('Somebody');
    expect(line).toMatch(/^✖ Somebody is an administrator\. Unknown: [^\n]+$/);
    expect(line.endsWith(words)).toBe(true);
  },
);

it('the doctor reports that nobody is an administrator', async () => {
  given('maxResults=1000', {});
  expect(await said('Somebody')).toEqual([expect.stringContaining('Nobody is an administrator')]);
});

it('the doctor distinguishes a failing site from a domain that does not lead to the site yet', async () => {
  const health = 'The functions answer';
  given('/api/health', { late: ['mails'] }, 503);
  expect(await said(health)).toEqual([
    expect.stringContaining('(/api/health: 503 {"late":["mails"]}): '),
  ]);
  answers = { 'my-hotels.web.app/api/health': { status: 200, body: {} } };
  expect(await said(health)).toEqual([
    expect.stringMatching(
      /^✖ https:\/\/www\.example\.fr does not lead to the site yet.+connect the domain/,
    ),
  ]);
  given('www.example.fr/api/health', {});
  expect(await said(health)).toEqual(['✔ The functions answer, and nothing is late.']);
});

test.each(['', '{', '{}', '{"projects": {"default": "demo-hotels"}}'])(
  'a .firebaserc with %o names no project, and the error says so in one sentence',
  (text) => {
    expect(() => deployTarget(text)).toThrow(/^\.firebaserc names no project[^\n]+\.$/);
    expect(deployTarget('{"projects": {"default": "my-hotels"}}')).toBe('my-hotels');
  },
);

const settings = {
  VITE_FIREBASE_PROJECT_ID: 'my-hotels',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-hotels.firebaseapp.com',
  VITE_SITE_URL: 'https://www.example.org',
};

test.each([{ VITE_FIREBASE_API_KEY: '' }, { VITE_SITE_URL: 'https://www.example.org/' }])(
  'the check of build settings with %j reports that setting alone',
  (changes) => {
    const wrong = wrongBuildSettings({ ...settings, ...changes }, 'my-hotels');
    expect(wrong).toEqual(Object.keys(changes));
    expect(wrongBuildSettings(settings, 'my-hotels')).toEqual([]);
  },
);
