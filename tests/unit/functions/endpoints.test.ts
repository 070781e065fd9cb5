// @vitest-environment node

import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { ROLES } from '../../../functions/src/service-accounts.ts';

// Production settings, because the emulator allows every origin.
vi.stubEnv('SITE_URL', 'https://www.example.org');
vi.stubEnv('GCLOUD_PROJECT', 'example');
const functions: Record<string, unknown> = await import('../../../functions/src/index.ts');
vi.unstubAllEnvs();

/** The deployment options of each function. */
const endpoints = new Map<string, object>(
  Object.entries(functions).flatMap(([name, exported]) => {
    const endpoint: unknown = Reflect.get(Object(exported), '__endpoint');
    return endpoint instanceof Object ? [[name, endpoint]] : [];
  }),
);

const LIMITS = ['serviceAccountEmail', 'concurrency', 'availableMemoryMb', 'maxInstances'];

it('every function runs as the account with the fewest roles it needs, within its limits', () => {
  const limits = [...endpoints].map(([name, endpoint]) => [
    name,
    LIMITS.map((limit) => Reflect.get(endpoint, limit)),
  ]);
  expect(Object.fromEntries(limits)).toEqual({
    render: ['site-reader@', 40, 512, 20],
    siteFiles: ['site-reader@', 40, 256, 10],
    pictures: ['site-reader@', 20, 512, 5],
    sendContactEmail: ['site-writer@', 40, 256, 10],
    subscribeNewsletter: ['site-writer@', 40, 256, 10],
    newsletterLinks: ['site-writer@', 40, 256, 10],
    countFigure: ['site-writer@', 40, 256, 5],
    adminCall: ['site-worker@', 10, 512, 10],
    uploadMedia: ['site-worker@', 1, 2048, 5],
    journal: ['site-worker@', 10, 512, 10],
    sendMail: ['site-worker@', 5, 512, 4],
    tick: ['site-worker@', 1, 512, 1],
    nightly: ['site-worker@', 1, 512, 1],
  });
});

it('DEPLOY.md creates the accounts and grants them exactly the roles that the doctor asks for', () => {
  const guide = readFileSync(new URL('../../../DEPLOY.md', import.meta.url), 'utf8');
  const granted = [...guide.matchAll(/^grant (\S+) (.+)$/gm)];
  expect(
    Object.fromEntries(granted.map(([, name, roles]) => [`${name}@`, roles?.split(' ')])),
  ).toEqual(ROLES);
  for (const [, name] of granted) expect(guide).toContain(`service-accounts create ${name} `);
});

/** Returns the headers of a callable's response to a CORS preflight request. */
async function answered(callable: RequestListener, origin: string): Promise<Headers> {
  const server = createServer(callable).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address() as AddressInfo;
  try {
    const { headers } = await fetch(`http://127.0.0.1:${address.port}`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    return headers;
  } finally {
    server.close();
  }
}

const callables = Object.entries(functions).filter((entry): entry is [string, RequestListener] =>
  Reflect.has(Object(endpoints.get(entry[0])), 'callableTrigger'),
);

it('every callable accepts only the origins of this site, and its response can load nothing as a page', async () => {
  expect(callables.map(([name]) => name)).toContain('subscribeNewsletter');
  for (const [name, callable] of callables) {
    const answers = await Promise.all(
      [
        'https://www.example.org',
        'https://example.web.app',
        'https://example--preview-1a2b.web.app',
        'https://www.example.org.evil.example',
        'https://evil.example',
        'http://localhost:5000',
      ].map((origin) => answered(callable, origin)),
    );
    const origins = answers.map((headers) => headers.get('access-control-allow-origin'));
    expect([name, ...origins]).toEqual([
      name,
      'https://www.example.org',
      'https://example.web.app',
      'https://example--preview-1a2b.web.app',
      null,
      null,
      null,
    ]);
    for (const headers of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  }
});
