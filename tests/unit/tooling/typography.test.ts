import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlTexts, sourceTexts } from '../../support/french-texts.ts';
import { GAP, PRESCRIBED_WORDS, typographyFaults } from '../../support/typography.ts';

describe('the typography checker', () => {
  it.each([
    'L’île, «\u202Fà l’aube\u202F»\u202F; deux nuits à 1\u202F180\u00A0€\u00A0: laquelle\u202F?',
    `${GAP}\u00A0: ${GAP} sur 5`,
    'Une page du site\u00A0: /destinations?region=Asie et https://example.org/?a=1;b',
  ])('finds no fault in %o', (text) => {
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
  ])('reports in %o: %s', (text, fault) => {
    expect(typographyFaults(text)).toEqual([`${fault}: ${text}`]);
  });

  it('ignores a fault in prescribed words, but reports other faults of the same text', () => {
    expect(typographyFaults('Message envoyé ! Bientôt')).toEqual([]);
    expect(typographyFaults('Message envoyé ! Bientôt !')).toHaveLength(1);
  });
});

describe('the extraction of French texts', () => {
  it('takes from a module its French strings, templates and elements, not its code or class names', () => {
    const source = `
      import x from 'le/fichier.ts';
      const style = 'flex gap-2 la-carte';
      const failure = 'The root of a page is missing: a bug';
      const key = 'wide';
      const text = 'Deux nuits';
      const line = \`Note\${x} : \${key}\`;
      const view = (
        <p className="par ici" title="Une île">
          Au lac{'\\u00a0'}: <b>là&nbsp;!</b> {key}
          {x ? 'Sur le quai' : null}
        </p>
      );`;
    expect(sourceTexts('view.tsx', source)).toEqual([
      { text: 'Deux nuits', line: 6 },
      { text: `Note${GAP} : ${GAP}`, line: 7 },
      { text: `Au lac\u00A0: ${GAP} ${GAP}${GAP}`, line: 9 },
      { text: 'Une île', line: 9 },
      { text: 'là\u00A0!', line: 10 },
      { text: 'Sur le quai', line: 11 },
    ]);
  });

  it('takes from HTML its words and alternative texts, not its styles', () => {
    const html =
      '<style>le</style><p>L&#x27;été<!-- --> est <b>là</b></p><img alt="Une île &amp; la mer">';
    expect(htmlTexts(html)).toEqual([
      'Une île & la mer',
      `${GAP}L'été est ${GAP}là${GAP}${GAP}${GAP}`,
    ]);
  });
});

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
