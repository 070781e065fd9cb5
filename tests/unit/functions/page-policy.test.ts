// @vitest-environment node

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { answerPage } from '../../../functions/src/site/page.ts';
import { inlineScripts } from '../../../functions/src/site/security-headers.ts';

const BOOT = 'boot()';
const SHELL = `<!doctype html><html><head><script>${BOOT}</script><!--app-head--><!--/app-head--></head><body><div id="root"><!--app-html--></div></body></html>`;
const FIRST_VIEW = '{"stylesheet":"","sheet":[],"scripts":{}}';
vi.mock('node:fs', () => ({
  readFileSync: ({ pathname }: URL) => (pathname.endsWith('.json') ? FIRST_VIEW : SHELL),
}));

// An article whose text gets past the sanitiser.
const INJECTED = 'alert(1)';
vi.mock('#data/sanitise-article.ts', () => ({
  sanitiseArticle: async () => `<p>Texte</p><script>${INJECTED}</script>`,
}));
vi.mock('#data/read-published.ts', () => ({
  listPublished: async () => [],
  readPublished: async (schema: v.GenericSchema, _collection: string, id: string) =>
    v.parse(schema, { id, title: 'Une nuit', content: 'Texte' }),
}));
vi.mock('#data/read-destinations.ts', () => ({ listFooterDestinations: async () => [] }));

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

async function answer(path: string) {
  const { body, headers } = await answerPage({ method: 'GET', path, headers: {} });
  const policy = headers['Content-Security-Policy'] ?? '';
  return { html: String(body), scripts: inlineScripts(String(body)), policy };
}

it('allows the scripts of the build, of the hero and of the router’s state, and no injected one', async () => {
  const { html, scripts, policy } = await answer('/blog/une-nuit');
  expect(html).not.toContain('nonce');
  expect(scripts).toContain(INJECTED);
  const own = scripts.filter((script) => script !== INJECTED);
  expect(own[0]).toBe(BOOT);
  expect(own.length).toBeGreaterThan(3);
  for (const script of own) expect(policy).toContain(hashOf(script));
  expect(policy).not.toContain(hashOf(INJECTED));
});

it('allows no script in an answer that is no page', async () => {
  const { policy } = await answer('//');
  expect(policy).toContain("script-src 'self';");
});
