import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const SHAPES_START = '    // Written by `npm run rules` from the schemas of src/domain.\n';
export const SHAPES_END = '    // End of what is written by `npm run rules`.\n';

/** Splits firestore.rules into the text before the schemas' shapes, the shapes, and the text after them. */
export function splitAtShapes(rules: string): { before: string; shapes: string; after: string } {
  const [before, shapes, after] = rules.split(new RegExp(`${SHAPES_START}|${SHAPES_END}`));
  if (before === undefined || shapes === undefined || after === undefined)
    throw new Error('firestore.rules lacks the two comments between which `npm run rules` writes.');
  return { before, shapes, after };
}

/** Defines the version of stored data at build time: a hash of the schemas' shapes in firestore.rules. */
export function defineSchemaVersion() {
  const { shapes } = splitAtShapes(readFileSync('firestore.rules', 'utf8'));
  const version = createHash('sha256').update(shapes).digest('hex').slice(0, 6);
  return { 'import.meta.env.VITE_SCHEMA_VERSION': JSON.stringify(version) };
}
