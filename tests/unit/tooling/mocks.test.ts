import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOCK = /\bvi\.mock\(\s*(['"`])(.+?)\1/g;
/** Parts that still mock modules of this repository, and how many: lower it, never raise it. */
const STILL_OWN = { folders: /^tests\/unit\/admin\/|no-admin-database|rules-session/, most: 7 };
const MOST = 30;

const mocks = globSync('tests/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(MOCK)].map(([, , module = '']) => ({ file, module })),
);
const isOwn = ({ module }: { module: string }) => /^[#.]/.test(module);

test('tests mock what the platform offers, and no module of this repository', () => {
  const own = mocks.filter(isOwn);
  expect(own.filter(({ file }) => !STILL_OWN.folders.test(file))).toEqual([]);
  expect(own.length).toBeLessThanOrEqual(STILL_OWN.most);
});

test('few modules are mocked at all', () => {
  expect(mocks.length).toBeGreaterThan(5);
  expect(mocks.length).toBeLessThanOrEqual(MOST);
});
