// @vitest-environment node

import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/admin-session.ts';
import { AFTER, BEFORE, isPlaceholder, runChecks } from '#scripts/deploy/checks.ts';
import { deployTarget, requireBuildSettings } from '#scripts/deploy/project.ts';

const POLICY = ':getIamPolicy';

/** Answers of Google's APIs and the site by the end of the URL; other URLs are answered 404. */
let answers: Record<string, { status: number; body: unknown }>;
beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    // Google's API answers a GET of the policy 404.
    if (url.endsWith(POLICY) && method !== 'POST') return Response.json({}, { status: 404 });
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
const ALL = { ...BEFORE, ...AFTER };

const given = (end: string, body: unknown, status = 200) => {
  answers[end] = { status, body };
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

const CLOSED = {
  signIn: { email: { enabled: true } },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
  },
};
const { passwordPolicyConfig } = CLOSED;
const ON = { enabled: true };
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
    [
      '✖ Sign-up is open',
      '✖ Whoever steals a session may delete',
      '✖ Passwords',
      '✖ Anybody may ask',
      '✖ Nobody can sign in by link',
    ],
  ],
  [
    'other ways in',
    { ...CLOSED, signIn: { ...CLOSED.signIn, anonymous: ON, phoneNumber: ON } },
    ['✖ « Anonymous »', '✖ « Phone »'],
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

it('providers that sign people in are reported one by one', async () => {
  const lists = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'];
  for (const list of lists) given(`my-hotels/${list}?pageSize=100`, {});
  expect(await said('Nobody signs in')).toEqual(['✔ Nobody signs in by another provider.']);
  for (const list of lists) {
    const named = (name: string) => ({ name: `projects/my-hotels/${list}/${name}` });
    const configs = [
      { ...named('off'), enabled: false },
      { ...named('on.com'), enabled: true },
    ];
    given(`my-hotels/${list}?pageSize=100`, { [list]: configs });
  }
  const on = expect.stringMatching(/^✖ « on\.com » .+my-hotels\/authentication\/providers\)$/);
  expect(await said('Nobody signs in')).toEqual([on, on, on]);
});

const HELD = [
  { role: 'roles/datastore.viewer', accounts: ['site-reader'] },
  { role: 'roles/datastore.user', accounts: ['site-writer', 'site-worker'] },
  { role: 'roles/firebaseauth.viewer', accounts: ['site-worker'] },
  { role: 'roles/eventarc.eventReceiver', accounts: ['site-worker'] },
  { role: 'roles/run.invoker', accounts: ['site-worker'] },
];
const emailOf = (account: string) => `${account}@my-hotels.iam.gserviceaccount.com`;
it.each([
  ['exactly their roles', HELD, ['✔ The service accounts hold']],
  [
    'too many roles',
    [...HELD, { role: 'roles/editor', accounts: ['site-writer', 'other'] }],
    [`✖ ${emailOf('site-writer')} may do more than it should: remove roles/editor.`],
  ],
  [
    'too few roles',
    HELD.slice(0, 3),
    [`✖ ${emailOf('site-worker')} lacks roles/eventarc.eventReceiver, roles/run.invoker:`],
  ],
])('service accounts with %s are reported as such', async (_what, held, words) => {
  const bindings = held.map(({ role, accounts }) => ({
    role,
    members: ['user:me@example.org', ...accounts.map((one) => `serviceAccount:${emailOf(one)}`)],
  }));
  given(POLICY, { bindings });
  expect(await said('The service')).toEqual(words.map((text) => expect.stringContaining(text)));
});

it('a function that runs as another account is reported', async () => {
  const running = (name: string, serviceAccountEmail: string) => ({
    name: `projects/my-hotels/locations/europe-west1/functions/${name}`,
    serviceConfig: { serviceAccountEmail },
  });
  const functions = ['site-reader', 'site-writer', 'site-worker'].map((one) =>
    running('ours', emailOf(one)),
  );
  given('/locations/-/functions', { functions });
  expect(await said('The functions run')).toEqual([expect.stringContaining('✔')]);
  const other = running('journal', '1234-compute@developer.gserviceaccount.com');
  given('/locations/-/functions', { functions: [...functions, other] });
  expect(await said('The functions run')).toEqual([
    expect.stringContaining('✖ journal runs as 1234-compute@developer.gserviceaccount.com,'),
  ]);
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

it.each(['Sign-up', 'Somebody', 'The service', 'Nobody signs in', 'The functions run'])(
  'the check « %s… » fails when its request is refused',
  async (promise) => {
    given('', {}, 403);
    expect(await said(promise)).toEqual([
      expect.stringMatching(/^✖ [^\n]+ could not be read \(403\)\.$/),
    ]);
  },
);

it('a missing administrator and a site that is not well are reported', async () => {
  given('maxResults=1000', {});
  given('/api/health', {}, 503);
  expect(await said('Somebody')).toEqual([expect.stringContaining('Nobody is an administrator')]);
  expect(await said('The functions answer')).toEqual([expect.stringContaining('/api/health: 503')]);
});

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
