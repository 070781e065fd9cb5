import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withShapes } from '#scripts/lib/rules-shapes.ts';

test('the security rules have the shapes of the schemas: if not, `npm run rules` writes them', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  expect(withShapes(rules)).toBe(rules);
});
