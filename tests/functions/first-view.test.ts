import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { JS_MAX } from '../bench/budgets.ts';
import { compressed } from '../bench/serve.ts';

/** Maximum size of a page's inline styles, in bytes after gzip. */
const STYLES_MAX = 15_000;
/** Maximum number of scripts that a page loads first; JS_MAX limits their bytes. */
const SCRIPTS_MAX = 9;

const Manifest = v.record(
  v.string(),
  v.looseObject({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string())),
  }),
);

const site = join(process.env.STAGE ?? '', 'dist');
const manifest = v.parse(
  Manifest,
  JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8')),
);

/** Returns the scripts that routes load before any interaction, with all their imports. */
function scriptsOf(routes: readonly string[], { withEntry = false } = {}): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    const isRoute = routes.some((route) => key.startsWith(`${route}?tsr-split=component`));
    if (isRoute || (withEntry && chunk.isEntry)) add(key);
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

const read = (file: string) => readFileSync(join(site, file), 'utf8');
/** Returns only the match, to keep whole bundles out of failure messages. */
const findIn = (files: readonly string[]) => {
  const code = files.map(read).join('\n');
  return (pattern: RegExp) => code.match(pattern)?.[0];
};

describe("the home page's first view", () => {
  const home = scriptsOf(['src/routes/_site.tsx', 'src/routes/_site/index.tsx'], {
    withEntry: true,
  });

  it('the first view of the home page loads at most 125 kB of gzipped JavaScript', () => {
    const bytes = home.map((file) => compressed(read(file)).length);
    expect(bytes.length).toBeGreaterThan(3);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(JS_MAX);
  });

  it('the first view of the home page loads no Firebase, valibot, toast or form code', () => {
    const found = findIn(home);
    expect(found(/FirebaseError|@firebase\/|firestore\.googleapis/)).toBeUndefined();
    expect(found(/Invalid \$\{[^}]*expected/)).toBeUndefined();
    expect(found(/react-hot-toast|FormApi/)).toBeUndefined();
  });
});

describe('the first view of a page with a form', () => {
  it.each(['contact.tsx', 'vacances-sur-mesure.tsx'])(
    'the first view of %s loads no form code',
    (page) => {
      const scripts = scriptsOf([`src/routes/_site/${page}`]);
      expect(scripts.length).toBeGreaterThan(1);
      const found = findIn(scripts);
      expect(found(/FirebaseError|@firebase\//)).toBeUndefined();
      expect(found(/Invalid \$\{[^}]*expected/)).toBeUndefined();
      expect(found(/react-hot-toast|canSubmit|form-submission/)).toBeUndefined();
    },
  );
});

/** The boot script enables it after the hero; without scripts, the second link counts. */
const PRINT = ['" disabled />', '" /></noscript>'].map((end) => `print-HASH.css${end}`);

describe('the HTML of a page', () => {
  it.each(['/', '/intro', '/destinations', '/blog', '/contact', '/legal'])(
    'the HTML of %s inlines the styles for screens, and lists the scripts to load after the hero picture',
    async (path) => {
      const html = await (await fetch(`${process.env.SITE}${path}`)).text();
      const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      expect(styles).toContain('--color-paper');
      expect(compressed(styles).length).toBeLessThanOrEqual(STYLES_MAX);
      // Any change inside the element would restyle all its descendants.
      expect(styles).not.toMatch(/:has\([^{}]*?\)\s*[>+~ ]\s*\*/);
      // Fonts load after the hero.
      expect(styles).not.toMatch(/url\([^)]*woff2/);
      expect(html).toContain('<style id="fonts" media="(scripting: none)">');
      const sheets = html.match(/(?<=<link[^>]*rel="stylesheet"[^>]*)print-.*/g) ?? [];
      expect(sheets.map((link) => link.replace(/-[\w-]{8}\./, '-HASH.'))).toEqual(PRINT);
      expect(html.match(/<link[^>]*rel="stylesheet"/g)).toHaveLength(2);
      const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX);
      for (const script of scripts) expect(read(script)).not.toBe('');
    },
  );
});

test('the service worker caches the print stylesheet for offline use', () => {
  expect(findIn(['sw.js'])(/assets\/print-[\w-]{8}\.css/)).toBeDefined();
});
