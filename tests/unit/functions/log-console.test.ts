// @vitest-environment node

import { expect, it, vi } from 'vitest';
import { report } from '#data/report.ts';
import { siteFiles } from '../../../functions/src/site/files.ts';

vi.mock('../../../functions/src/database.ts', () => ({
  database: async () => {
    report('Lecture impossible', new Error('unavailable'));
    throw new Error('unavailable');
  },
}));

const TRACE = '105445aa7843bc8bf206b12000100000';

it('what goes wrong in a request is logged as entries with its trace, from wherever', async () => {
  const written = vi.mocked(console.error);
  vi.stubEnv('GCLOUD_PROJECT', 'my-hotels');
  await import('../../../functions/src/log-console.ts');
  const request = {
    method: 'GET',
    path: '/feed.xml',
    originalUrl: '/feed.xml',
    headers: { 'x-cloud-trace-context': `${TRACE}/1;o=1` },
    get: () => undefined,
  };
  await new Promise((send) => {
    const response = { removeHeader: vi.fn(), on: vi.fn(), status: () => ({ set: vi.fn() }), send };
    Reflect.apply(siteFiles, undefined, [request, response]);
  });
  console.error = written;
  const entries = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockClear();
  expect(entries).toMatchObject([
    { severity: 'ERROR', message: expect.stringContaining('Lecture impossible') },
    { severity: 'ERROR', message: expect.stringContaining('file failed') },
  ]);
  for (const entry of entries) {
    expect(entry['logging.googleapis.com/trace']).toBe(`projects/my-hotels/traces/${TRACE}`);
  }
});
