import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlTexts, sourceTexts } from '../../support/french-texts.ts';
import { PRESCRIBED_WORDS, typographyFaults } from '../../support/typography.ts';

describe('the typography checker', () => {
  it.each([
    'L’île, «\u202Fà l’aube\u202F»\u202F; deux nuits à 1\u202F180\u00A0€\u00A0: laquelle\u202F?',
    'Une page du site\u00A0: /destinations?region=Asie et https://example.org/?a=1;b',
  ])('the typography checker finds no fault in %o', (text) => {
    expect(typographyFaults(text)).toEqual([]);
  });

  it.each([
    ["L'île", 'no typographic apostrophe'],
    ['Dire "oui"', 'straight quotation marks'],
    ['Chargement...', 'three dots, not an ellipsis'],
    ['Bravo !', 'no U+202F before ; ! or ?'],
    ['Note: 5', 'no U+00A0 before a colon'],
    ['« oui »', 'no U+202F inside « »'],
    ['1 180 euros', 'a number apart from its thousands or its sign'],
    ['Par email.', 'e-mail spelled otherwise'],
  ])('the typography checker reports in %o: %s', (text, fault) => {
    expect(typographyFaults(text)).toEqual([`${fault}: ${text}`]);
  });
});

const ROOT = join(import.meta.dirname, '../../..');
const MODULES = ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'scripts/{seed,vite}/**/*.ts'];
const NO_PROSE = ['functions/src/site/robots.ts', 'src/ui/map/land.ts'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const modules = globSync(MODULES, { cwd: ROOT, exclude: NO_PROSE }).flatMap((file) =>
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

it('every text that the typography checker ignores still exists in the source', () => {
  const all = modules.map(({ text }) => text).join('\n');
  expect(PRESCRIBED_WORDS.filter((words) => !all.includes(words))).toEqual([]);
});
