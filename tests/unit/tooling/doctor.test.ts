// @vitest-environment node

import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appCheck, browserKey, secrets, serviceAccounts, signIn } from '#scripts/checks/access.ts';
import type { Check, Finding, Project } from '#scripts/checks/check.ts';
import { cloudOf } from '#scripts/checks/cloud.ts';
import { database, indexes, lifetimes } from '#scripts/checks/firestore.ts';
import { mailDomain } from '#scripts/checks/mail.ts';
import { report } from '#scripts/checks/run-checks.ts';
import { domain, health, placeholders, siteHeaders } from '#scripts/checks/site.ts';

/** What the fake of Google's APIs answers, by the end of an address; 404 for all else. */
let answers: Record<string, { status?: number; body: unknown }> = {};
let asked: { method: string | undefined; url: string; token: string | undefined }[] = [];
let server: Server;
let project: Project;

beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer(({ method, url = '', headers }, response) => {
    asked.push({ method, url, token: headers.authorization });
    const [, answer] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? [];
    response.writeHead(answer?.status ?? (answer ? 200 : 404));
    response.end(JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  project = {
    id: 'my-hotels',
    env: { VITE_SITE_URL: 'https://www.example.fr', VITE_FIREBASE_API_KEY: 'key' },
    params: { MAIL_FROM: 'Maison <bonjour@example.fr>' },
    cloud: cloudOf('my-hotels', 'token', `http://127.0.0.1:${port}`),
    txt: async () => [],
  };
});
afterEach(() => void server.close());

const levels = async (check: Check, changes: Partial<Project> = {}) =>
  (await check({ ...project, ...changes })).map(({ level }) => level);
const texts = async (check: Check) => (await check(project)).map(({ text }) => text).join(' ');
const given = (end: string, body: unknown, status = 200) => {
  answers[end] = { status, body };
};

it('asks with the token, and only Google with it', async () => {
  await database(project);
  await health(project);
  expect(asked.map(({ token }) => token)).toEqual(['Bearer token', undefined]);
});

it('sign-up that cannot be read counts as open', async () => {
  given('/config', {}, 403);
  expect(await levels(signIn)).toEqual(['fault']);
  given('/config', { client: { permissions: { disabledUserSignup: true } } });
  expect(await texts(signIn)).not.toContain('Sign-up is open');
});

it('the database is native, protected, recoverable', async () => {
  expect(await levels(database)).toEqual(['fault']);
  given('/databases/(default)', { type: 'FIRESTORE_NATIVE' });
  expect(await levels(database)).toEqual(['warning', 'warning']);
  given('/databases/(default)', {
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  expect(await levels(database)).toEqual(['ok']);
});

it('each TTL policy of firestore.indexes.json is active', async () => {
  const name = (group: string) =>
    `projects/p/databases/d/collectionGroups/${group}/fields/expires_at`;
  given('fields?filter=ttlConfig%3A*', {
    fields: [
      { name: name('rate_limits'), ttlConfig: { state: 'ACTIVE' } },
      { name: name('trash'), ttlConfig: { state: 'CREATING' } },
    ],
  });
  const found = await texts(lifetimes);
  expect(found).toContain('audit_log.expires_at');
  expect(found).toContain('trash.expires_at');
  expect(found).not.toContain('rate_limits');
});

it('each index of firestore.indexes.json is ready', async () => {
  const index = (state: string) => ({
    name: 'projects/p/databases/d/collectionGroups/hotels/indexes/1',
    state,
    fields: [{ fieldPath: 'published' }, { fieldPath: 'created_at' }, { fieldPath: '__name__' }],
  });
  given('/indexes?pageSize=200', { indexes: [index('READY')] });
  expect(await texts(indexes)).not.toContain('hotels published created_at');
  given('/indexes?pageSize=200', { indexes: [index('CREATING')] });
  expect(await texts(indexes)).toContain('The index of hotels published created_at is not ready');
});

it('accounts and secrets are there', async () => {
  given('/site-reader@my-hotels.iam.gserviceaccount.com', {});
  expect(await levels(serviceAccounts)).toEqual(['ok', 'fault']);
  given('/NEWSLETTER_SECRET/versions/latest', { state: 'ENABLED' });
  given('/SMTP_PASSWORD/versions/latest', { state: 'DISABLED' });
  expect(await levels(secrets)).toEqual(['ok', 'fault']);
});

it('the browser’s key does not keep the site out', async () => {
  const key = (restrictions: object) => given('/keys/1', { restrictions });
  given('lookupKey?keyString=key', { name: 'projects/1/locations/global/keys/1' });
  const apiTargets = ['firestore', 'identitytoolkit', 'securetoken'].map((name) => ({
    service: `${name}.googleapis.com`,
  }));
  key({ apiTargets });
  expect(await levels(browserKey)).toEqual(['ok']);
  key({});
  expect(await levels(browserKey)).toEqual(['warning']);
  key({ apiTargets: apiTargets.slice(1) });
  expect(await levels(browserKey)).toEqual(['fault']);
  key({ apiTargets, browserKeyRestrictions: { allowedReferrers: ['www.example.fr'] } });
  expect(await texts(browserKey)).toContain('every page would fail');
});

it('App Check is enforced nowhere that pages need', async () => {
  const enforced = (service: string) => ({
    name: `projects/1/services/${service}`,
    enforcementMode: 'ENFORCED',
  });
  given('/services', { services: [enforced('firebasestorage.googleapis.com')] });
  expect(await levels(appCheck)).toEqual(['ok']);
  expect(await levels(appCheck, { params: { APP_CHECK: 'true' } })).toEqual(['fault']);
  given('/services', { services: [enforced('firestore.googleapis.com')] });
  expect(await levels(appCheck)).toEqual(['fault']);
});

it('examples are no texts of a published site', async () => {
  expect(await texts(placeholders)).toContain('/admin/reglages');
  given('?key=key', {}, 503);
  expect(await levels(placeholders)).toEqual(['unknown']);
});

it('the domain leads to Hosting', async () => {
  const connected = (hostState: string) =>
    given('/customDomains', {
      customDomains: [
        {
          name: 'projects/p/sites/s/customDomains/www.example.fr',
          hostState,
          cert: { state: 'CERT_ACTIVE' },
        },
      ],
    });
  given('/customDomains', {});
  expect(await levels(domain)).toEqual(['warning']);
  connected('HOST_ACTIVE');
  expect(await levels(domain)).toEqual(['ok']);
  connected('HOST_UNHOSTED');
  expect(await levels(domain)).toEqual(['warning']);
});

it.each<[string, Record<string, string[]>, Finding['level'][]]>([
  ['nothing', {}, ['warning', 'warning', 'warning']],
  [
    'all three',
    {
      'example.fr': ['other', 'v=spf1 include:post.example ~all'],
      '_dmarc.example.fr': ['v=DMARC1; p=quarantine'],
      'k1._domainkey.example.fr': ['v=DKIM1; k=rsa; p=MIGf'],
    },
    ['ok', 'ok', 'ok'],
  ],
  [
    'two of SPF, a DMARC that watches, a key taken back',
    {
      'example.fr': ['v=spf1 -all', 'v=spf1 ~all'],
      '_dmarc.example.fr': ['v=DMARC1; p=none'],
      'k1._domainkey.example.fr': ['v=DKIM1; p='],
    },
    ['fault', 'warning', 'warning'],
  ],
  ['an SPF for everybody', { 'example.fr': ['v=spf1 +all'] }, ['fault', 'warning', 'warning']],
])('the mail’s domain with %s', async (_what, records, expected) => {
  const env = { ...project.env, DKIM_SELECTOR: 'k1' };
  const found = await levels(mailDomain, { env, txt: async (name) => records[name] ?? [] });
  expect(found).toEqual(expected);
});

it('DNS without an answer is not known', async () => {
  expect(await levels(mailDomain, { txt: () => Promise.reject(new Error('timeout')) })).toEqual([
    'unknown',
  ]);
});

it('the live site sends its headers', async () => {
  const policy = (value: string) => ({
    'Content-Security-Policy': value,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  });
  const sent: Record<string, string> = {
    '/': "script-src 'self' 'sha256-abc'; style-src 'unsafe-inline'",
    '/admin': "script-src 'self'; frame-ancestors 'none'",
    '/sw.js': "default-src 'none'",
    '/app.html': "frame-ancestors 'none'",
  };
  const read = async (url: string) => new Headers(policy(sent[new URL(url).pathname] ?? ''));
  expect(await levels(siteHeaders(read))).toEqual(['ok']);
  sent['/'] = "script-src 'self' 'sha256-abc' 'unsafe-inline'";
  expect(await levels(siteHeaders(read))).toEqual(['fault']);
  expect(await levels(siteHeaders(async () => null))).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]);
});

it('a mail that waits is a fault', async () => {
  const healthy = {
    status: 'ok',
    version: 'a',
    firestore: 'ok',
    outbox: { oldest_due_seconds: null },
  };
  given('/api/health', healthy);
  expect(await levels(health)).toEqual(['ok']);
  given(
    '/api/health',
    { ...healthy, status: 'degraded', outbox: { oldest_due_seconds: 900 } },
    503,
  );
  expect(await texts(health)).toContain('900 s');
});

it('says one line for each finding', () => {
  const lines = report([
    { level: 'ok', text: 'Fine.' },
    { level: 'fault', text: 'Broken.' },
  ]);
  expect(lines).toBe('  ✔ Fine.\n  ✖ Broken.');
});
