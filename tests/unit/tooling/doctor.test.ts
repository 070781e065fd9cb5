// @vitest-environment node

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { AFTER, BEFORE, runChecks } from '#scripts/deploy/checks.ts';

/** What Google's APIs and the site answer, by the end of an address; 404 for all else. */
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

/** Returns what people read of the check whose promise begins so. */
async function said(promise: string): Promise<string[]> {
  const checks = Object.entries(ALL).filter(([fine]) => fine.startsWith(promise));
  expect(checks).toHaveLength(1);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await runChecks(Object.fromEntries(checks), project);
  const lines = String(print.mock.lastCall?.[0]).trim().split('\n').slice(1);
  return lines.map((line) => line.trim());
}

it('Google is asked with the token, the site without it', async () => {
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
const withPassword = { email: { enabled: true, passwordRequired: true } };
it.each<[string, unknown, string[]]>([
  ['closed', CLOSED, ['✔ Sign-up is closed']],
  [
    'new',
    {},
    ['✖ Sign-up is open', '✖ Passwords', '✖ Anybody may ask', '✖ Nobody can sign in by link'],
  ],
  ['open to sign-up', { ...CLOSED, client: {} }, ['✖ Sign-up is open']],
  ['with short passwords', { ...CLOSED, passwordPolicyConfig: shortPasswords }, ['✖ Passwords']],
  ['with a policy that advises', { ...CLOSED, passwordPolicyConfig: advice }, ['✖ Passwords']],
  ['without links', { ...CLOSED, signIn: withPassword }, ['✖ Nobody can sign in by link']],
])('the sign-in of a project that is %s', async (_what, config, words) => {
  given('/config', config);
  expect(await said('Sign-up')).toEqual(words.map((text) => expect.stringContaining(text)));
});

const enabled = { name: 'a/firebase-schedule-nightly-europe-west1', state: 'ENABLED' };
const paused = { name: 'a/firebase-schedule-tick-europe-west1', state: 'PAUSED' };
const admin = { customAttributes: '{"admin":true}' };
it.each<[string, string, string, unknown, RegExp]>([
  ['an enabled secret', 'The secret', '/latest', { state: 'ENABLED' }, /^✔ /],
  ['a disabled secret', 'The secret', '/latest', { state: 'DISABLED' }, /^✖ .*secrets:set/],
  ['no account', 'Somebody', 'maxResults=1000', {}, /^✖ Nobody is an administrator/],
  ['an administrator', 'Somebody', 'maxResults=1000', { users: [{}, admin] }, /^✔ /],
  [
    'an administrator who is disabled',
    'Somebody',
    'maxResults=1000',
    { users: [{ ...admin, disabled: true }] },
    /^✖ Nobody is an administrator/,
  ],
  ['no schedule', 'The schedules', '/jobs', {}, /^✖ .* tick .*\n✖ .* nightly /],
  ['a paused schedule', 'The schedules', '/jobs', { jobs: [paused, enabled] }, /^✖ .* tick .*$/],
  ['a healthy site', 'The functions', '/api/health', { status: 'ok' }, /^✔ /],
])('%s is told', async (_what, promise, end, body, words) => {
  given(end, body);
  expect((await said(promise)).join('\n')).toMatch(words);
});

it('the settings that are still examples are named in French, until none is left', async () => {
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

it('a site that is not well is a fault', async () => {
  given('/api/health', {}, 503);
  expect((await said('The functions'))[0]).toMatch(/^✖ .*answers 503/);
});

it('the live site sends its headers', async () => {
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
  '« %s… » is not known to be right where nothing answers as it should',
  async (promise) => {
    given('', {}, 403);
    expect(await said(promise)).toEqual([
      expect.stringMatching(/^✖ [^\n]+ could not be read \(403\)\.$/),
    ]);
  },
);
