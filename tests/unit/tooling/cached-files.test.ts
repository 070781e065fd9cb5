import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheOnlyFiles } from '#scripts/lib/cached-files.ts';

const text = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');

type Rule = { source?: string; regex?: string; headers: { key: string; value: string }[] };
const rulesOf = (config: string): Rule[] => JSON.parse(config).hosting.headers;
const manyFiles = Array.from({ length: 120 }, (_, number) => `art/picture-${number}.webp`);
const files = ['assets/index-a1b2.js', 'assets/admin/list-c3.js', 'app.html', ...manyFiles];
const rules = rulesOf(cacheOnlyFiles(text, files));

/** Returns the header values that the regex rules give to a path. */
const cacheOf = (path: string) =>
  rules
    .filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(path))
    .flatMap(({ headers }) => headers.map(({ value }) => value));

it('an existing file is cached for as long as its folder allows', () => {
  expect(cacheOf('/assets/index-a1b2.js')).toEqual(['public, max-age=31536000, immutable']);
  expect(cacheOf('/assets/admin/list-c3.js')).toEqual(['public, max-age=31536000, immutable']);
  for (const file of manyFiles) expect(cacheOf(`/${file}`)).toEqual(['public, max-age=2592000']);
});

it.each([
  '/assets/index-a1b2xjs',
  '/assets/index-old.js',
  '/assets/index-a1b2.js/x',
  '/x/assets/index-a1b2.js',
  '/art/picture-120.webp',
])('a missing file matches no cache rule: %s', (path) => {
  expect(cacheOf(path)).toEqual([]);
  expect(rules.map(({ source }) => source)).not.toContain('/assets/**');
});

it('the other hosting rules stay unchanged', () => {
  const others = (all: Rule[]) =>
    all.filter(({ source }) => source && !/^\/(?:assets|@\(art)/.test(source));
  expect(others(rules)).toEqual(others(rulesOf(text)));
});
