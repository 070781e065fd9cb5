import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const NOUN =
  /hotel|article|blog|destination|newsletter|subscri(?:ber|ption|bed)|contact_?request|photos/i;
const TABLE = /\bENTITIES\b/;

/** Files whose subject is one entity. */
const ONE_ENTITY = [
  'src/admin/kit/rich-text/**', // Formatted text, cleaned as the site cleans articles.
  'functions/src/{forms,mail,media}/**', // Visitors' messages and sign-ups, their mails, photos.
  'functions/src/admin.ts', // Imports subscribers.
  'functions/src/site/feeds.ts', // The feed of articles.
];

/** The other lines that name an entity, each with its reason. */
const EXCEPTIONS: Record<string, string> = {
  "{isMultiple ? 'Choisir des photos' : 'Choisir une photo'}": 'Files of the device.',
  "aria-label={isMultiple ? 'Envoyer des photos' : 'Envoyer une photo'}": 'Files of the device.',
  '<ul aria-label="Photos envoyées">': 'Files of the device.',
  'const list = useLiveList(ENTITIES.photos);': 'Pictures of every entity come from the library.',
  'const { pages } = ENTITIES;': 'A page without a record of its own has the texts of its SEO.',
};

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** What a file imports may be named after an entity, such as a type; the file that holds it may not. */
const IMPORTS = /^(?:import|export \{)[^;']* from (?='[^']*';$)/gm;

const linesNaming = (text: string) =>
  (text.replace(COMMENTS, '').replace(IMPORTS, '').match(/\S.*/g) ?? []).filter(
    (line) => NOUN.test(line) || TABLE.test(line),
  );

test('apart from listed lines, generic code of the administration and the functions names no entity (hotels, articles and so on)', () => {
  const code = ['src/admin/{kit,data}/**/*.{ts,tsx}', 'functions/src/**/*.ts'];
  const files = globSync(code, { cwd: ROOT, exclude: ONE_ENTITY });
  expect(files.length).toBeGreaterThan(60);
  const lines = files.flatMap((file) => linesNaming(readFileSync(join(ROOT, file), 'utf8')));
  expect(lines.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('the check for entity names in generic code reports lines and imported paths, not imported names and comments', () => {
  const imports = "import { HOTEL } from './x.ts';\nimport {\n  x,\n} from './hotel.ts';\n";
  const text = `/** A hotel. */\n${imports}  read('hotel_id'); // Links\n`;
  expect(linesNaming(text)).toEqual(["'./hotel.ts';", "read('hotel_id'); "]);
});
