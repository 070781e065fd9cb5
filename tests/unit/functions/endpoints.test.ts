import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';

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

const [READER, WRITER, WORKER, TEAM] = [
  'site-reader',
  'site-writer',
  'site-worker',
  'site-team',
].map((name) => `${name}@example.iam.gserviceaccount.com`);
const LIMITS = ['serviceAccountEmail', 'concurrency', 'availableMemoryMb', 'maxInstances'];

it('every function has the expected service account, concurrency, memory and number of instances', () => {
  const limits = [...endpoints].map(([name, endpoint]) => [
    name,
    LIMITS.map((limit) => Reflect.get(endpoint, limit)),
  ]);
  expect(Object.fromEntries(limits)).toEqual({
    render: [READER, 40, 512, 10],
    siteFiles: [READER, 40, 256, 10],
    pictures: [READER, 20, 512, 5],
    sendContactEmail: [WRITER, 10, 256, 5],
    subscribeNewsletter: [WRITER, 10, 256, 5],
    newsletterLinks: [WRITER, 10, 256, 5],
    countFigure: [WRITER, 10, 256, 5],
    adminCall: [WORKER, 10, 512, 10],
    team: [TEAM, 40, 256, 10],
    uploadMedia: [WORKER, 20, 2048, 5],
    journal: [WORKER, 10, 512, 10],
    sendMail: [WORKER, 5, 512, 4],
    tick: [WORKER, 1, 512, 1],
    nightly: [WORKER, 1, 512, 1],
  });
});

/** Returns the response to a request. */
async function answered(listener: RequestListener, path: string, init: RequestInit) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address() as AddressInfo;
  try {
    const url = `http://127.0.0.1:${address.port}${path}`;
    return await fetch(url, { redirect: 'manual', ...init });
  } finally {
    server.close();
  }
}

const triggeredBy = (kind: string) =>
  Object.entries(functions).filter((entry): entry is [string, RequestListener] =>
    Reflect.has(Object(endpoints.get(entry[0])), kind),
  );
const callables = triggeredBy('callableTrigger');

const OWN = [
  'https://www.example.org',
  'https://example.web.app',
  'https://example.firebaseapp.com',
  'https://example--preview-1a2b.web.app',
];
const FOREIGN = [
  'https://example.firebaseapp.app',
  'https://example-evil.web.app',
  'http://www.example.org',
  'https://www.example.org.evil.example',
  'https://example.web.app.evil.example',
  'https://evil.example',
  'http://localhost:5000',
];

it('every callable accepts only origins of this site; its response may load nothing when opened as a page', async () => {
  expect(callables.map(([name]) => name)).toContain('subscribeNewsletter');
  for (const [name, callable] of callables) {
    const accepted: (string | null)[] = [];
    for (const origin of [...OWN, ...FOREIGN]) {
      const { headers } = await answered(callable, '/', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      accepted.push(headers.get('access-control-allow-origin'));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(accepted, name).toEqual([...OWN, ...FOREIGN.map(() => null)]);
  }
});

type Express = (() => RequestListener & { use(listener: RequestListener): void }) & {
  json: () => RequestListener;
};
const express: Express = createRequire(new URL('../../../functions/package.json', import.meta.url))(
  'express',
);

const JSON_TYPE = { 'Content-Type': 'application/json' };

// Logged errors would fail the test, as they would ring the owners' alarm.
it.each<[string, RequestInit]>([
  ['without data', { headers: JSON_TYPE, body: '{}' }],
  ['whose data is one of several keys', { headers: JSON_TYPE, body: '{"data":{},"x":1}' }],
  ['that is a list', { headers: JSON_TYPE, body: '[{"data":1}]' }],
  ['with a typed value', { headers: JSON_TYPE, body: '{"data":{"@type":"x"}}' }],
  ['nested deeply', { headers: JSON_TYPE, body: `{"data":${'['.repeat(99)}${']'.repeat(99)}}` }],
  ['as a form', { body: new URLSearchParams({ data: 'x' }) }],
  ['without a body', {}],
  ['by PUT', { method: 'PUT', headers: JSON_TYPE, body: '{"data":{}}' }],
  ['by DELETE', { method: 'DELETE' }],
])('every callable function refuses a call %s, and logs no error', async (_, init) => {
  for (const [name, callable] of callables) {
    const app = express();
    app.use(express.json());
    app.use(callable);
    const { status, headers } = await answered(app, '/', { method: 'POST', ...init });
    expect(status, name).toBe(400);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('no response of a function names the framework, not even a refusal', async () => {
  expect((await answered(express(), '/', {})).headers.get('x-powered-by')).toBe('Express');
  const http = [...callables, ...triggeredBy('httpsTrigger')];
  expect(http.map(([name]) => name)).toContain('render');
  for (const [name, listener] of http) {
    const app = express();
    app.use(listener);
    for (const method of ['OPTIONS', 'GET', 'PUT', 'POST']) {
      for (const path of ['/absent.txt', '/api/newsletter/confirmation']) {
        const { headers } = await answered(app, path, { method });
        expect(headers.get('x-powered-by'), `${name} ${method} ${path}`).toBeNull();
        expect(headers.get('x-content-type-options'), name).toBe('nosniff');
      }
    }
  }
  // The page's template is missing here, which is logged.
  for (const mock of Object.values(globalThis.consoleMocks ?? {})) mock.mockClear();
});
