import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { failReads, publish } from '../../support/fake-firestore.ts';
import { answerPageRequest, BOOT_SCRIPT, render } from './built-page.ts';

// A sanitiser that removes nothing, so that an injected script reaches the page.
vi.mock('dompurify', () => ({
  default: ({ document }: Window) => ({
    addHook: () => undefined,
    sanitize: (html: string) => document.createRange().createContextualFragment(html),
  }),
}));
const INJECTED = 'alert(1)';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

async function answer(path: string) {
  const content = `<p>Texte</p><script>${INJECTED}</script>`;
  publish('blog_posts', [{ id: 'une-nuit', title: 'Une nuit', content }]);
  const { body, headers } = await answerPageRequest({ method: 'GET', path, headers: {} });
  const policy = headers['Content-Security-Policy'] ?? '';
  const html = String(body);
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => source);
  return { html, scripts, policy };
}

it('the Content-Security-Policy of a page allows the site’s own inline scripts, but no injected script', async () => {
  const { html, scripts, policy } = await answer('/blog/une-nuit');
  expect(html).not.toContain('nonce');
  expect(scripts).toContain(INJECTED);
  const own = scripts.filter((script) => script !== INJECTED);
  expect(own[0]).toBe(BOOT_SCRIPT);
  expect(own.length).toBeGreaterThan(3);
  for (const script of own) expect(policy).toContain(hashOf(script));
  expect(policy).not.toContain(hashOf(INJECTED));
});

it('the Content-Security-Policy of a response that is not a page allows no inline script', async () => {
  const { policy } = await answer('//');
  expect(policy).toContain("script-src 'self';");
});

const TRACE = '105445aa7843bc8bf206b12000100000';

it('an error that the site’s code reports while rendering a page is logged with the trace id of the HTTP request', async () => {
  const written = vi.mocked(console.error);
  vi.stubEnv('GCLOUD_PROJECT', 'my-hotels');
  await import('../../../functions/src/log-console.ts');
  failReads('page_content');
  const request = {
    method: 'GET',
    originalUrl: '/about',
    headers: { 'x-cloud-trace-context': `${TRACE}/1;o=1` },
    get: () => undefined,
    acceptsEncodings: () => false,
  };
  await new Promise((send) => {
    const chained = () => response;
    const response = {
      app: { set: vi.fn() },
      removeHeader: vi.fn(),
      setHeader: vi.fn(),
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
