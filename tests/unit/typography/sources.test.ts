import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { htmlTexts, sourceTexts } from '../../support/french-texts.ts';
import { PRESCRIBED_WORDS } from '../../support/prescribed-words.ts';
import { typographyFaults } from '../../support/typography.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MODULES = ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'scripts/{seed,vite}/**/*.ts'];
const FOR_ROBOTS = ['scripts/vite/robots.ts'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const modules = globSync(MODULES, { cwd: ROOT, exclude: FOR_ROBOTS }).flatMap((file) =>
  sourceTexts(file, read(file)).map(({ text, line }) => ({ text, place: `${file}:${line}` })),
);
const documents = ['app.html', 'admin.html', 'preview.html'].flatMap((place) =>
  htmlTexts(read(place)).map((text) => ({ text, place })),
);

it('every French text of the source follows the typography rules', () => {
  const texts = [...modules, ...documents];
  expect(texts.length).toBeGreaterThan(2000);
  const complaints = texts.flatMap(({ text, place }) =>
    typographyFaults(text).map((fault) => `${place} ${fault}`),
  );
  expect(complaints).toEqual([]);
});

it('every prescribed text that the checker ignores is still in the source', () => {
  const all = modules.map(({ text }) => text).join('\n');
  expect(PRESCRIBED_WORDS.filter((words) => !all.includes(words))).toEqual([]);
});
