import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOCK = /\bvi\.mock\(\s*(['"`])(.+?)\1/g;
/** Folders that still mock modules of this repository. Lower `most`, never raise the number. */
const STILL_OWN = { folders: /^tests\/unit\/admin\/|no-admin-database|rules-session/, most: 7 };
const MOST = 30;

const mocks = globSync('tests/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(MOCK)].map(([, , module = '']) => ({ file, module })),
);
const isOwn = ({ module }: { module: string }) => /^[#.]/.test(module);

test('no test outside the listed folders mocks a module of this repository', () => {
  const own = mocks.filter(isOwn);
  expect(own.filter(({ file }) => !STILL_OWN.folders.test(file))).toEqual([]);
  expect(own.length).toBeLessThanOrEqual(STILL_OWN.most);
});

test('the tests hold at most 30 mocks in total', () => {
  expect(mocks.length).toBeGreaterThan(5);
  expect(mocks.length).toBeLessThanOrEqual(MOST);
});
