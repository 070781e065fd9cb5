import { expect, it, vi } from 'vitest';
import { answerPage, render } from '../../../functions/src/site/render.ts';
import { SECURITY_HEADERS } from '../../../functions/src/site/security-headers.ts';

// The function reads the built app.html.
const SHELL =
  '<html><head><!--app-head--><!--/app-head--></head><body><!--app-html--></body></html>';
vi.mock('node:fs', () => ({ readFileSync: () => SHELL }));

it.each([
  ['//', 400],
  ['//evil.example', 400],
  ['/\\evil.example', 400],
  ['/..//', 400],
  ['http://[', 400],
  ['/%', 404],
  ['/%E0%A4%A', 404],
  ['/hotels/%zz', 404],
  ['/%5C%5Cevil.example', 404],
])('%s answers %i with the security headers', async (path, status) => {
  const answer = await answerPage(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(SECURITY_HEADERS);
  expect(answer.headers['Content-Security-Policy']).toContain("default-src 'self'");
  expect(answer.headers['Cache-Control']).toMatch(status === 404 ? /s-maxage=60$/ : /^no-store$/);
});

it('does not say what it runs on', async () => {
  const headers = new Map([['X-Powered-By', 'Express']]);
  const sent = await new Promise((resolve) => {
    const response = {
      removeHeader: (name: string) => headers.delete(name),
      status: () => response,
      set: () => response,
      on: () => response,
      send: resolve,
    };
    Reflect.apply(render, undefined, [{ originalUrl: '//', headers: {} }, response]);
  });
  expect(sent).toBe('Adresse incorrecte');
  expect([...headers]).toEqual([]);
});
