// @vitest-environment node

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';

// Production settings, because the emulator allows every origin.
vi.stubEnv('SITE_URL', 'https://www.example.org');
vi.stubEnv('GCLOUD_PROJECT', 'example');
const functions: Record<string, unknown> = await import('../../../functions/src/index.ts');
vi.unstubAllEnvs();

type Endpoint = { maxInstances?: unknown; serviceAccountEmail?: unknown };

/** The deployment options of each function. */
const endpoints = new Map<string, Endpoint>(
  Object.entries(functions).flatMap(([name, exported]) => {
    const endpoint: unknown = Reflect.get(Object(exported), '__endpoint');
    return endpoint instanceof Object ? [[name, endpoint]] : [];
  }),
);

it('every function limits its instances, and so its cost', () => {
  expect(endpoints.size).toBeGreaterThan(9);
  for (const [name, { maxInstances }] of endpoints) {
    expect(maxInstances, name).toBeGreaterThan(0);
    expect(maxInstances, name).toBeLessThanOrEqual(20);
  }
});

it('public functions that write nothing run as the read-only account', () => {
  const readers = [...endpoints].filter(
    ([, { serviceAccountEmail }]) => serviceAccountEmail === 'site-reader@',
  );
  expect(readers.map(([name]) => name).sort()).toEqual(['pictures', 'render', 'siteFiles']);
  for (const [name, { serviceAccountEmail }] of endpoints) {
    expect(serviceAccountEmail, name).toMatch(/^site-(?:reader|worker)@$/);
  }
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
