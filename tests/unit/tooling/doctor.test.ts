// @vitest-environment node

import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/admin-session.ts';
import { AFTER, BEFORE, isPlaceholder, runChecks } from '#scripts/deploy/checks.ts';
import { deployTarget, requireBuildSettings } from '#scripts/deploy/project.ts';

/** Answers of Google's APIs and the site by the end of the URL; other URLs are answered 404. */
let answers: Record<string, { status: number; body: unknown; headers?: HeadersInit }>;
let asked: { url: string; token: string | null }[];
beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, token: new Headers(init?.headers).get('authorization') });
    const [, answer] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? [];
    const { status = 404, body = {}, headers = {} } = answer ?? {};
    return new Response(JSON.stringify(body), { status, headers });
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
const ALL = { ...BEFORE, ...AFTER };

const given = (end: string, body: unknown, status = 200, headers = {}) => {
  answers[end] = { status, body, headers };
};

/** Runs the check whose title begins with `promise`, and returns the lines that it prints. */
async function said(promise: string): Promise<string[]> {
  const checks = Object.entries(ALL).filter(([fine]) => fine.startsWith(promise));
  expect(checks).toHaveLength(1);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await runChecks(Object.fromEntries(checks), project);
  const lines = String(print.mock.lastCall?.[0]).trim().split('\n').slice(1);
  return lines.map((line) => line.trim());
}

it('requests to Google carry the token, requests to the site carry no token', async () => {
  await said('The secret');
  await said('The functions');
  expect(asked.map(({ token }) => token)).toEqual(['Bearer token', null]);
});

const CLOSED = {
  signIn: { email: { enabled: true } },
  client: { permissions: { disabledUserSignup: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
  },
};
const { passwordPolicyConfig } = CLOSED;
const shortPasswords = {
  ...passwordPolicyConfig,
  passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
};
const advice = { ...passwordPolicyConfig, passwordPolicyEnforcementState: 'OFF' };
it.each<[string, unknown, string[]]>([
  ['closed sign-up', CLOSED, ['✔ Sign-up is closed']],
  [
    'default settings',
    {},
    ['✖ Sign-up is open', '✖ Passwords', '✖ Anybody may ask', '✖ Nobody can sign in by link'],
  ],
  ['short passwords', { ...CLOSED, passwordPolicyConfig: shortPasswords }, ['✖ Passwords']],
  [
    'a password policy that only advises',
    { ...CLOSED, passwordPolicyConfig: advice },
    ['✖ Passwords'],
  ],
])('the sign-in check of a project with %s prints $2', async (_what, config, words) => {
  given('/config', config);
  expect(await said('Sign-up')).toEqual(words.map((text) => expect.stringContaining(text)));
});

const enabled = { name: 'a/firebase-schedule-nightly-europe-west1', state: 'ENABLED' };
const paused = { name: 'a/firebase-schedule-tick-europe-west1', state: 'PAUSED' };
it.each<[string, string, string, unknown, RegExp]>([
  ['a disabled secret', 'The secret', '/latest', { state: 'DISABLED' }, /^✖ .*secrets:set/],
  ['a missing administrator', 'Somebody', 'maxResults=1000', {}, /^✖ Nobody is an administrator/],
  ['a paused schedule', 'The schedules', '/jobs', { jobs: [paused, enabled] }, /^✖ .* tick .*$/],
  ['a healthy site', 'The functions', '/api/health', { status: 'ok' }, /^✔ /],
])('the deployment check reports %s', async (_what, promise, end, body, words) => {
  given(end, body);
  expect((await said(promise)).join('\n')).toMatch(words);
});

it('settings that are still examples are reported by their French names until all are changed', async () => {
  const notes = await said('No setting');
  expect(notes[0]).toBe(
    '✖ « Adresse e-mail de contact » est encore un exemple\u202f; changez-le dans /admin/reglages\u00a0: contact@grand-sejour.test',
  );
  expect(notes).toHaveLength(6);
  const texts = {
    contact_email: 'bonjour@maison.fr',
    phone: '01 02 03 04 05',
    whatsapp: '',
    partner_search_url: 'https://www.partenaire.fr/?q=',
    publisher_registration: 'RCS Nice 812 345 678',
    publisher_vat: '',
  };
  const fields = Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]);
  given('/settings/site', { name: 'site', fields: Object.fromEntries(fields) });
  expect(await said('No setting')).toEqual(['✔ No setting is an example any more.']);
});

it('a page of the live site without the right security headers is reported', async () => {
  const send = (path: string, policy: string) =>
    given(`www.example.fr${path}`, {}, 200, {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-cache',
    });
  send('/', "script-src 'self' 'sha256-abc'; style-src 'unsafe-inline'");
  send('/admin', "script-src 'self'; frame-ancestors 'none'");
  send('/sw.js', "default-src 'none'");
  expect((await said('The live site'))[0]).toContain('✔');
  send('/', "script-src 'self' 'sha256-abc' 'unsafe-inline'");
  expect(await said('The live site')).toEqual([
    '✖ / is sent without the right content-security-policy: deploy again.',
  ]);
});

it.each(['Sign-up', 'The secret', 'The schedules', 'Somebody'])(
  'the check « %s… » fails when its request is refused',
  async (promise) => {
    given('', {}, 403);
    expect(await said(promise)).toEqual([
      expect.stringMatching(/^✖ [^\n]+ could not be read \(403\)\.$/),
    ]);
  },
);

// @vitest-environment node

test.each(['', '{', '{}', '{"projects": {"default": "demo-hotels"}}'])(
  '.firebaserc with %o names no project, and the error says so in one sentence',
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
  'build settings with %j are refused, and the error names the setting',
  (changes) => {
    const [name = ''] = Object.keys(changes);
    expect(() => requireBuildSettings({ ...settings, ...changes }, 'my-hotels')).toThrow(name);
    expect(() => requireBuildSettings(settings, 'my-hotels')).not.toThrow();
  },
);

it.each([
  ['https://example.org', true],
  ['+33 1 99 00 12 34', true],
  ['RCS Nice 000 000 000', true],
  ['https://www.exemple.fr/example.communication', false],
  ['SAS au capital de 1 000 000 euros', false],
])('that « %s » is an example of nobody’s is %s', (text, expected) => {
  expect(isPlaceholder(text)).toBe(expected);
});
