import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { insertShapesIntoRules } from '#scripts/lib/rules-shapes.ts';

test('the file firestore.rules matches the schemas; if not, `npm run rules` rewrites it', () => {
  const text = readFileSync('firestore.rules', 'utf8');
  expect(insertShapesIntoRules(text)).toBe(text);
});
