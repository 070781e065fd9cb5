import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const Manifest = v.record(
  v.string(),
  v.looseObject({ file: v.string(), imports: v.optional(v.array(v.string())) }),
);

const site = join(process.env.STAGE ?? '', 'dist');
const manifest = v.parse(
  Manifest,
  JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8')),
);

/** The code of a route's page with all that it cannot do without. */
function pageCode(route: string): string {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of Object.keys(manifest)) {
    if (key.startsWith(`src/routes/_site/${route}?tsr-split=component`)) add(key);
  }
  expect(files.size).toBeGreaterThan(1);
  return [...files].map((file) => readFileSync(join(site, file), 'utf8')).join('\n');
}

describe('design 9: no form code in the first view of a page that has a form', () => {
  it.each(['contact.tsx', 'vacances-sur-mesure.tsx'])('%s', (route) => {
    const code = pageCode(route);
    // Short findings, as a whole bundle in a failure's message helps nobody.
    const found = (pattern: RegExp) => code.match(pattern)?.[0];
    expect(found(/FirebaseError|@firebase\//)).toBeUndefined();
    expect(found(/Invalid \$\{[^}]*expected/)).toBeUndefined();
    expect(found(/react-hot-toast|emblaApi|canSubmit|form-submission/)).toBeUndefined();
  });
});
