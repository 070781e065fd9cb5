import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const css = readFileSync(join(ROOT, 'src/app/fonts.css'), 'utf8');

/** Whether the faces of a family and style have a character. */
function hasLetter(family: string, style: string) {
  const faces = css.split('@font-face').filter((face) => {
    return face.includes(`font-family: "${family}"`) && face.includes(`font-style: ${style}`);
  });
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  return (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([, first = '', last = first]) => {
      return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
    });
  };
}

const texts = globSync('scripts/seed/**/*.ts', { cwd: ROOT }).map((path) =>
  readFileSync(join(ROOT, path), 'utf8'),
);
const letters = [...new Set(texts.join('').match(/\p{L}/gu))];

it.each([
  { family: 'Jost', style: 'normal' },
  { family: 'Rosarivo', style: 'normal' },
  { family: 'Rosarivo', style: 'italic' },
])('$family, $style, has every letter of the demo content', ({ family, style }) => {
  expect(letters).toContain('ş');
  const has = hasLetter(family, style);
  expect(letters.filter((letter) => !has(letter))).toEqual([]);
});
