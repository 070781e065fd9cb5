import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { resolveCachePath, resolveRepoPath } from '#scripts/lib/script.ts';

const NAME = 'Albatros';
const SOURCES = ['src', 'scripts', 'public', 'functions/src', 'functions/vite.config.ts'];
const FILES = ['*.{html,json,rules,ts}', 'functions/{package,tsconfig}.json', 'functions/.npmrc'];
/** Packages and pictures bear no name, and only take time. */
const PACKAGES = ['node_modules', 'functions/node_modules'];
const PICTURE = /\.(?:avif|webp|png|ico|mp4|webm)$/;

const BUILD = `
  import { buildProject } from './scripts/lib/build.ts';
  import { createProjectFolder } from './scripts/lib/stage.ts';
  await createProjectFolder('out', 'maison-vivante', []);
  await buildProject('out', { VITE_SITE_URL: 'https://www.example.org' });`;

/** Ids that no visitor sees: databases of the browser, and the local project. */
const TECHNICAL = /grand-sejour-(?:favourites|cache|outbox|admin-drafts)|demo-grand-sejour/g;
const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4}))/gi;
const FORMER = new RegExp(foldText(BRAND).split(' ').join('[^a-z0-9]{0,6}'));

const bearsFormerName = (text: string): boolean =>
  FORMER.test(
    foldText(
      text
        .replaceAll(TECHNICAL, '')
        .replaceAll(ESCAPE, (_, byte = '', unit = '') =>
          String.fromCharCode(Number.parseInt(byte || unit, 16)),
        ),
    ),
  );

let copy = '';
/** The texts that the build wrote, by path. */
const built = new Map<string, string>();

beforeAll(async () => {
  await mkdir(resolveCachePath(), { recursive: true });
  copy = await mkdtemp(resolveCachePath('another-name-'));
  const files = await Array.fromAsync(glob(FILES, { cwd: resolveRepoPath() }));
  const filter = (path: string) => !PICTURE.test(path);
  for (const path of [...SOURCES, ...files])
    await cp(resolveRepoPath(path), join(copy, path), { recursive: true, filter });
  for (const path of PACKAGES) await symlink(resolveRepoPath(path), join(copy, path), 'dir');

  const constant = join(copy, 'src/domain/site/brand.ts');
  const source = await readFile(constant, 'utf8');
  await writeFile(constant, source.replace(`BRAND = '${BRAND}'`, `BRAND = '${NAME}'`));
  await execa(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: copy });

  const texts = glob('out/{dist,functions/lib}/**/*.{js,mjs,html,css,json,webmanifest,svg,txt}', {
    cwd: copy,
  });
  for await (const path of texts) built.set(path, await readFile(join(copy, path), 'utf8'));
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('after a change of the site’s name, no built file contains the former name', () => {
  expect(built.size).toBeGreaterThan(100);
  const former = [...built].filter(([, text]) => bearsFormerName(text)).map(([path]) => path);
  expect(former).toEqual([]);
});

test.each([
  ['the app shell', /dist\/app\.html$/],
  ['the manifest', /manifest\.webmanifest$/],
  ['the site', /dist\/assets\/frame-.*\.js$/],
  ['the administration', /dist\/assets\/admin\/.*\.js$/],
  ['what functions render and mail', /functions\/lib\/.*\.js$/],
])('after a change of the site’s name, %s has the new name', (_, path) => {
  expect([...built].some(([file, text]) => path.test(file) && text.includes(NAME))).toBe(true);
});

test.each([BRAND, 'Grand S\\xe9jour', 'GRAND-SÉJOUR', 'contact@grand-sejour.test', '@grandsejour'])(
  'the check that no built file contains the site’s former name finds « %s »',
  (spelled) => {
    expect(bearsFormerName(`const a = "${spelled}"`)).toBe(true);
  },
);
