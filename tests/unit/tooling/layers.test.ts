import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const NO_FIREBASE = /^(firebase|react-hot-toast)\b/;
const NO_COMPONENTS = /^(react-dom|react-hot-toast|@tanstack\/react-router)\b/;
const SITE = ['features', 'ui', 'data', 'content', 'domain'];

/** What each folder may import besides its own files, and the packages forbidden to the folder. */
const LAYERS: Record<string, { may: string[]; never?: RegExp }> = {
  domain: { may: [], never: /^(?!valibot$)/ },
  content: { may: ['domain'], never: /./ },
  data: { may: ['domain', 'content/testimonials.ts'], never: NO_COMPONENTS },
  ui: {
    may: ['domain/map', 'domain/media/photo.ts', 'domain/site/brand.ts', 'domain/text'],
    never: /^(firebase|@tanstack)\b/,
  },
  features: { may: SITE, never: NO_FIREBASE },
  routes: { may: SITE, never: NO_FIREBASE },
  app: { may: ['routes', ...SITE] },
  'admin/data': { may: ['data', 'domain'], never: NO_COMPONENTS },
  'admin/ui': { may: ['ui', 'domain'], never: /^(firebase|@tanstack)\b/ },
  'admin/frame': {
    may: ['admin/features', 'admin/kit', 'admin/ui', 'admin/data', 'ui', 'data', 'domain'],
    never: NO_FIREBASE,
  },
  'admin/kit': {
    may: ['admin/ui', 'admin/data', 'ui', 'data', 'domain'],
    never: NO_FIREBASE,
  },
  'admin/features': {
    may: ['admin/kit', 'admin/ui', 'admin/data', 'ui', 'data', 'domain', 'content/settings.ts'],
    never: NO_FIREBASE,
  },
  'admin/entities': {
    may: ['admin/kit', 'admin/features', 'admin/ui', 'admin/data', 'ui', 'data', 'domain'],
    never: NO_FIREBASE,
  },
  'admin/routes': {
    may: [
      'admin/entities',
      'admin/kit',
      'admin/frame',
      'admin/features',
      'admin/ui',
      'admin/data',
      'ui',
      'data',
      'domain',
      'content/settings.ts',
      'features/shell/crash-screen.tsx',
    ],
    never: NO_FIREBASE,
  },
  'admin/app': { may: ['admin', 'ui', 'data', 'domain'], never: NO_FIREBASE },
  functions: {
    may: [
      'domain',
      'content',
      'app',
      'data/deadline.ts',
      'data/articles/clean-article.ts',
      'data/server',
    ],
  },
};

const layerOf = (file: string) =>
  Object.keys(LAYERS).find((folder) => file.startsWith(`${folder}/`)) ?? file;

/** Resolves an import to a path below src/ or to the name of a package. */
function resolve(file: string, specifier: string): { path: string } | { name: string } {
  if (specifier.startsWith('#')) return { path: specifier.slice(1) };
  if (!specifier.startsWith('.')) return { name: specifier };
  return { path: join(dirname(file), specifier).replace(/^.*\bsrc\//, '') };
}

function isAllowed(file: string, specifier: string): boolean {
  const layer = layerOf(file);
  const { may, never } = LAYERS[layer] ?? { may: [] };
  const imported = resolve(file, specifier);
  if ('name' in imported) return !never?.test(imported.name);
  const { path } = imported;
  return [layer, ...may].some((allowed) => path === allowed || path.startsWith(`${allowed}/`));
}

it('no source file assigns a string as HTML outside a Trusted Types policy, because the CSP would block the assignment', () => {
  const sink =
    /\.(?:inner|outer)HTML\s*=(?!=)|\.insertAdjacentHTML\(|\bparseFromString\((?!\w+\.createHTML\()/;
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.filter((file) => sink.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.@\w][^'\s]*)'/g;

it('every import points to a layer that the importing folder may use', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: ROOT });
  const forbidden = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const below = file.replace(/^src\//, '').replace(/^functions\/src/, 'functions');
    return [...text.matchAll(IMPORT)]
      .filter(([, specifier = '']) => !isAllowed(below, specifier))
      .map(([, specifier]) => `${file} imports ${specifier}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(forbidden).toEqual([]);
});

it('no file of the functions but index.ts imports a file that index.ts imports', () => {
  const folder = join(ROOT, 'functions/src');
  const importsOf = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)].map(
      ([, specifier = '']) => join(dirname(file), specifier),
    );
  const entryPoints = importsOf('index.ts');
  const forbidden = globSync('**/*.ts', { cwd: folder, exclude: ['index.ts'] }).flatMap((file) =>
    importsOf(file)
      .filter((path) => entryPoints.includes(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(entryPoints.length).toBeGreaterThan(10);
  expect(forbidden).toEqual([]);
});

const STATIC_LATER =
  /\b(?:import|export)\s(?!type\b)[^;'(]*'([^']*(?:\.later\.tsx?|\/server\/[^']+))'/g;

it('files without .later in their name import .later files and the server’s code only with import(), types apart', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });
  const early = files.filter((file) => !file.includes('.later.'));
  const forbidden = early.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(STATIC_LATER)].map(
      ([, specifier]) => `${file} imports ${specifier}`,
    ),
  );
  expect(early.length).toBeLessThan(files.length);
  expect(forbidden).toEqual([]);
});

it('each lazy component has an element with the component’s id, by which a press before hydration is matched to the component', () => {
  const source = globSync('src/{routes,features}/**/*.tsx', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('');
  const ids = [...source.matchAll(/\bcreateLazyPart\(\s*'([^']+)'/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !new RegExp(`(?:id=|ID = )["']${id}["']`).test(source))).toEqual([]);
});

it.each([
  ['domain/hotel/hotel.ts', '../../data/hotels.ts'],
  ['features/blog/blog-head.ts', 'firebase/app'],
  ['app/router.tsx', '../admin/data/session.ts'],
  ['admin/kit/list/list-page.tsx', '#admin/entities/hotels.ts'],
  ['functions/site/page.ts', '../../../src/ui/button.tsx'],
])('code in %s may not import %s', (file, specifier) => {
  expect(isAllowed(file, specifier)).toBe(false);
});

const MOCK = /\bvi\.mock\(\s*(['"`])(.+?)\1/g;
/** Setup files, which give the modules of this repository that open Firebase another database and session. */
const SETUP_FILES = ['tests/support/rules-session.ts', 'tests/support/unit-setup.ts'];

test('only the tests’ setup files mock modules of this repository', () => {
  const files = globSync('tests/**/*.{ts,tsx}').filter((file) => {
    const mocked = [...readFileSync(file, 'utf8').matchAll(MOCK)].map(
      ([, , module = '']) => module,
    );
    return mocked.some((module) => /^[#.]/.test(module));
  });
  expect(files.sort()).toEqual(SETUP_FILES);
});
