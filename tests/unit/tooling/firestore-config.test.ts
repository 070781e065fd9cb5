// @vitest-environment node

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFieldTables } from '#scripts/lib/field-tables.ts';
import { withShapes } from '#scripts/lib/rules-shapes.ts';

test.each([
  ['firestore.rules', withShapes],
  ['docs/data-model.md', withFieldTables],
])('the file %s matches the schemas; if not, `npm run rules` rewrites it', (path, written) => {
  const text = readFileSync(path, 'utf8');
  expect(written(text)).toBe(text);
});
