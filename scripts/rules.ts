import { readFile, writeFile } from 'node:fs/promises';
import { withShapes } from './lib/rules-shapes.ts';
import { fromRoot, runScript } from './lib/script.ts';

const file = fromRoot('firestore.rules');

// `npm run rules`: writes the shapes of documents into firestore.rules, from the schemas.
await runScript(async () => {
  await writeFile(file, withShapes(await readFile(file, 'utf8')));
});
