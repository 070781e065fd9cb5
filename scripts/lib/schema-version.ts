import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Defines the version of stored data at build time: a hash of the schemas' shapes in firestore.rules. */
export function defineSchemaVersion() {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [, shapes = ''] = rules.split(/\n.*`npm run rules`.*\n/);
  const version = createHash('sha256').update(shapes).digest('hex').slice(0, 6);
  return { 'import.meta.env.VITE_SCHEMA_VERSION': JSON.stringify(version) };
}
