// @vitest-environment node

import { expect, it, vi } from 'vitest';
import { failReads } from '../../support/fake-firestore.ts';
import { render } from './built-page.ts';

const TRACE = '105445aa7843bc8bf206b12000100000';

it('an error that the site’s code reports while rendering is logged with the trace of the request', async () => {
  const written = vi.mocked(console.error);
  vi.stubEnv('GCLOUD_PROJECT', 'my-hotels');
  await import('../../../functions/src/log-console.ts');
  failReads('page_content');
  const request = {
    method: 'GET',
    originalUrl: '/about',
    headers: { 'x-cloud-trace-context': `${TRACE}/1;o=1` },
    get: () => undefined,
  };
  await new Promise((send) => {
    const chained = () => response;
    const response = {
      app: { set: vi.fn() },
      removeHeader: vi.fn(),
      on: vi.fn(),
      status: chained,
      set: chained,
      send,
    };
    Reflect.apply(render, undefined, [request, response]);
  });
  const entries = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockClear();
  expect(entries).toMatchObject([
    {
      severity: 'ERROR',
      message: expect.stringContaining('Métadonnées de la page about'),
      'logging.googleapis.com/trace': `projects/my-hotels/traces/${TRACE}`,
    },
  ]);
});
