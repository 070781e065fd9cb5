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

const site = join(process.env.STAGE ?? '', 'dist');
const { routeScripts } = v.parse(
  v.object({ routeScripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(site, '.app-shell.json'), 'utf8')),
);

/** Returns the scripts that a route's page loads before any interaction. */
const scriptsOf = (route: string) => routeScripts[route]?.split(' ') ?? [];

const read = (file: string) => readFileSync(join(site, file), 'utf8');
/** Returns only the match, to keep whole bundles out of failure messages. */
const findIn = (files: readonly string[]) => {
  const code = files.map(read).join('\n');
  return (pattern: RegExp) => code.match(pattern)?.[0];
};

it('the first view of the home page loads at most 125 kB of gzipped JavaScript', () => {
  const bytes = scriptsOf('/_site/').map((file) => compressed(read(file)).length);
  expect(bytes.length).toBeGreaterThan(3);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(JS_MAX);
});

it.each(['/_site/', '/_site/contact', '/_site/vacances-sur-mesure'])(
  'the first view of %s loads no Firebase, valibot, toast or form code',
  (route) => {
    const scripts = scriptsOf(route);
    expect(scripts.length).toBeGreaterThan(3);
    const found = findIn(scripts);
    expect(found(/FirebaseError|@firebase\/|firestore\.googleapis/)).toBeUndefined();
    expect(found(/Invalid \$\{[^}]*expected/)).toBeUndefined();
    expect(found(/react-hot-toast|FormApi|canSubmit|form-submission/)).toBeUndefined();
  },
);

/** The boot script enables it after the hero; without scripts, the second link counts. */
const PRINT = ['" disabled />', '" /></noscript>'].map((end) => `print-HASH.css${end}`);

describe('the HTML of a page', () => {
  it.each(['/', '/intro', '/destinations', '/blog', '/contact', '/legal'])(
    'the HTML of the page %s contains the styles for screens inline, and names the scripts that load only after the hero picture',
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

test('the service worker’s script names the print stylesheet, to cache the stylesheet for offline use', () => {
  expect(findIn(['sw.js'])(/assets\/print-[\w-]{8}\.css/)).toBeDefined();
});
