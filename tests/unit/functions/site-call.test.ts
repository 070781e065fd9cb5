import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Production settings, because the emulator allows every origin.
const PRODUCTION = { SITE_URL: 'https://www.example.org', GCLOUD_PROJECT: 'example' };

beforeEach(() => {
  for (const [name, value] of Object.entries(PRODUCTION)) vi.stubEnv(name, value);
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

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

/** Returns the callables that the functions' entry exports. */
async function callables(): Promise<[string, RequestListener][]> {
  const functions: Record<string, unknown> = await import('../../../functions/src/index.ts');
  return Object.entries(functions).filter((entry): entry is [string, RequestListener] => {
    const endpoint: unknown = Reflect.get(Object(entry[1]), '__endpoint');
    return Reflect.has(Object(endpoint), 'callableTrigger');
  });
}

it('every callable accepts only the origins of this site, and its response can load nothing as a page', async () => {
  const found = await callables();
  expect(found.map(([name]) => name)).toContain('subscribeNewsletter');
  for (const [name, callable] of found) {
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
