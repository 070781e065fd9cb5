import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BIOME = join(ROOT, 'node_modules', '.bin', 'biome');

const FORBIDDEN: [folder: string, specifier: string][] = [
  ['src/domain', 'react'],
  ['src/domain', '#data/hotels.ts'],
  ['src/domain', '../data/hotels.ts'],
  ['src/data', '#ui/toast/toast.ts'],
  ['src/data', 'react-hot-toast'],
  ['src/data', '#features/site/site-frame.tsx'],
  ['src/ui', '#domain/hotel/hotel.ts'],
  ['src/ui/pictures', '#domain/media/photo.ts'],
  ['src/ui', '#data/hotels.ts'],
  ['src/ui', '@tanstack/react-router'],
  ['src/features/blog', '#features/site/site-frame.tsx'],
  ['src/features/blog', '../site/site-frame.tsx'],
  ['src/features/forms', '#features/contact/contact-page.tsx'],
  ['src/features/contact', '#features/newsletter/sign-up.ts'],
  ['src/features/blog', 'firebase/app'],
  ['src/features/blog', 'react-hot-toast'],
  ['src/routes', 'firebase/app'],
  ['src/routes', '#app/router.tsx'],
  ['src/content', '#data/hotels.ts'],
  ['src/app', '#admin/data/session.ts'],
  ['src/routes', '#admin/data/session.ts'],
  ['src/features/blog', '#admin/ui/checkbox.tsx'],
  ['src/data', '#admin/data/session.ts'],
  ['src/ui', '#admin/ui/checkbox.tsx'],
  ['src/admin/data', '#ui/toast/toast.ts'],
  ['src/admin/data', '#admin/features/list/use-bulk.ts'],
  ['src/admin/ui', '#admin/data/session.ts'],
  ['src/admin/features/hotels', '#features/blog/blog-head.ts'],
  ['src/admin/features/hotels', '#admin/features/articles/article-values.ts'],
  ['src/admin/features/hotels', 'firebase/app'],
  ['src/admin/features/hotels', '#content/about.ts'],
  ['src/admin/routes', '#features/blog/blog-head.ts'],
  ['src/admin/routes', 'firebase/app'],
  ['functions/src', '#data/hotels.ts'],
  ['functions/src', '#admin/data/session.ts'],
  ['functions/src', '#ui/button.tsx'],
];
const ALLOWED: [folder: string, specifier: string][] = [
  ['src/domain', 'valibot'],
  ['src/domain', './hotel.ts'],
  ['src/domain/hotel', '#domain/site/limits.ts'],
  ['src/content', '#domain/site/brand.ts'],
  ['src/features/blog', '#content/about.ts'],
  ['src/admin/data', '#data/report.ts'],
  ['src/admin/features/hotels', '#admin/features/list/use-bulk.ts'],
  ['src/admin/features/hotels', '#ui/button.tsx'],
  ['src/admin/features/settings', '#content/settings.ts'],
  ['src/admin/routes', '#admin/features/hotels/hotels-page.tsx'],
  ['src/data', '#domain/hotel/hotel.ts'],
  ['src/data', 'firebase/firestore/lite'],
  ['src/ui', 'react'],
  ['src/ui/pictures', '#domain/media/own-picture.ts'],
  ['src/features/blog', '#ui/button.tsx'],
  ['src/features/blog', '#data/hotels.ts'],
  ['src/features/contact', '#features/forms/use-request-form.ts'],
  ['src/routes', '#features/site/site-frame.tsx'],
  ['functions/src', '#domain/hotel/hotel.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
const probe = (layer: string, specifier: string) =>
  join(layer, `${specifier.replace(/[^a-z]+/g, '-')}-probe.ts`);
let complaints = '';

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, vcs: { enabled: false }, $schema: undefined }),
  );
  for (const [layer, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    const file = join(folder, probe(layer, specifier));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { thing } from '${specifier}';\n\nthing();\n`);
  }
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--colors=off',
    '.',
  ];
  const { stdout, stderr } = spawnSync(BIOME, args, { cwd: folder, encoding: 'utf8' });
  complaints = `${stdout}${stderr}`;
});

afterAll(() => rmSync(folder, { recursive: true }));

const isForbidden = (layer: string, specifier: string) =>
  complaints.includes(`${probe(layer, specifier)}:1:`);

describe('layers: an import points to the left only', () => {
  it.each(FORBIDDEN)('%s may not import %s', (layer, specifier) => {
    expect(isForbidden(layer, specifier)).toBe(true);
  });

  it.each(ALLOWED)('%s may import %s', (layer, specifier) => {
    expect(isForbidden(layer, specifier)).toBe(false);
  });
});
