// @vitest-environment node

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { administrators, secrets, signIn } from '#scripts/checks/access.ts';
import { askWith, type Check, type Project } from '#scripts/checks/check.ts';
import { rules, schedules } from '#scripts/checks/deployed.ts';
import { runChecks } from '#scripts/checks/run-checks.ts';
import { health, placeholders, siteHeaders } from '#scripts/checks/site.ts';
import { fromRoot } from '#scripts/lib/script.ts';

/** What the fake of Google's APIs and of the site answers, by the end of an address; 404 for all else. */
let answers: Record<string, { status: number; body: unknown; headers?: Record<string, string> }>;
let asked: { url: string; token: string | undefined }[] = [];
let server: Server;
let project: Project;

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, token: headers.authorization });
    const [, answer] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? [];
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  project = {
    id: 'my-hotels',
    env: { VITE_SITE_URL: 'https://www.example.fr', VITE_FIREBASE_API_KEY: 'key' },
    ask: askWith('my-hotels', 'token', `http://127.0.0.1:${port}`),
  };
});
beforeEach(() => {
  answers = {};
  asked = [];
});
afterAll(() => void server.close());

const given = (end: string, body: unknown, status = 200, headers = {}) => {
  answers[end] = { status, body, headers };
};
/** What a check says, as people read it. */
const said = async (check: Check) => (await runChecks({ fine: check }, project)).report;

it('Google is asked with the token, the site without it', async () => {
  await said(secrets);
  await said(health);
  expect(asked.map(({ token }) => token)).toEqual(['Bearer token', undefined]);
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
const shortPasswords = {
  ...CLOSED.passwordPolicyConfig,
  passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
};
it.each<[string, unknown, string[]]>([
  ['closed', CLOSED, []],
  ['new', {}, ['Sign-up is open', 'Passwords', 'Anybody may ask', 'Nobody can sign in by link']],
  ['open to sign-up', { ...CLOSED, client: {} }, ['Sign-up is open']],
  ['with short passwords', { ...CLOSED, passwordPolicyConfig: shortPasswords }, ['Passwords']],
  [
    'with a policy that only advises',
    {
      ...CLOSED,
      passwordPolicyConfig: {
        ...CLOSED.passwordPolicyConfig,
        passwordPolicyEnforcementState: 'OFF',
      },
    },
    ['Passwords'],
  ],
  [
    'without links',
    { ...CLOSED, signIn: { email: { enabled: true, passwordRequired: true } } },
    ['Nobody can sign in by link'],
  ],
])('the sign-in of a project that is %s', async (_what, config, faults) => {
  given('/config', config);
  const lines = (await said(signIn)).split('\n');
  if (faults.length === 0) expect(lines).toEqual(['  ✔ fine']);
  else expect(lines).toEqual(faults.map((text) => expect.stringContaining(`✖ ${text}`)));
});

it('sign-in settings that cannot be read are a fault', async () => {
  given('/config', CLOSED, 403);
  expect(await said(signIn)).toContain('✖ The sign-in settings could not be read (403)');
});

it.each<[string, Check, string, unknown, RegExp]>([
  ['an enabled secret', secrets, '/versions/latest', { state: 'ENABLED' }, /✔ fine/],
  ['a disabled secret', secrets, '/versions/latest', { state: 'DISABLED' }, /✖ .*secrets:set/],
  ['no account', administrators, 'maxResults=1000', {}, /✖ Nobody is an administrator/],
  [
    'an account with the claim',
    administrators,
    'maxResults=1000',
    { users: [{}, { customAttributes: '{"admin":true}' }] },
    /✔ fine/,
  ],
  [
    'an account that is disabled',
    administrators,
    'maxResults=1000',
    { users: [{ customAttributes: '{"admin":true}', disabled: true }] },
    /✖ Nobody is an administrator/,
  ],
  ['no schedule', schedules, '/jobs', {}, /✖ The schedule tick .*\n.*✖ The schedule nightly /],
  [
    'a paused schedule',
    schedules,
    '/jobs',
    {
      jobs: [
        { name: 'a/firebase-schedule-tick-europe-west1', state: 'PAUSED' },
        { name: 'a/firebase-schedule-nightly-europe-west1', state: 'ENABLED' },
      ],
    },
    /^ {2}✖ The schedule tick [^\n]*$/,
  ],
  ['settings that nobody changed', placeholders, '?key=key', {}, /✖ .*\/admin\/reglages/],
  ['a healthy site', health, '/api/health', { status: 'ok' }, /✔ fine/],
  [
    'a mail that waits',
    health,
    '/api/health',
    { status: 'degraded', oldest_due_seconds: 900 },
    /✖ .*"oldest_due_seconds":900/,
  ],
])('%s is told', async (_what, check, end, body, words) => {
  given(end, body);
  expect(await said(check)).toMatch(words);
});

it('rules other than those of this version are a fault', async () => {
  const ruleset = (content: string) => ({ source: { files: [{ content }] } });
  given('/releases/cloud.firestore', { rulesetName: 'projects/p/rulesets/1' });
  given('/rulesets/1', ruleset(readFileSync(fromRoot('firestore.rules'), 'utf8')));
  expect(await said(rules)).toContain('✔');
  given('/rulesets/1', ruleset('allow read, write;'));
  expect(await said(rules)).toContain('✖');
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
  expect(await said(siteHeaders)).toContain('✔');
  send('/', "script-src 'self' 'sha256-abc' 'unsafe-inline'");
  expect(await said(siteHeaders)).toContain(
    '✖ / is sent without the right content-security-policy',
  );
});

it('what does not answer is not known', async () => {
  for (const check of [schedules, rules, administrators, health]) {
    answers = {};
    given('', {}, 403);
    expect(await said(check)).toMatch(/^ {2}\? [^\n]+ could not be read \(403\)\.$/);
  }
});
