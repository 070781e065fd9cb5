import { readFile, writeFile } from 'node:fs/promises';
import { withShapes } from './lib/rules-shapes.ts';
import { fromRoot, runScript } from './lib/script.ts';

// `npm run rules`: writes the part of firestore.rules that follows from the schemas.
await runScript(async () => {
  const file = fromRoot('firestore.rules');
  await writeFile(file, withShapes(await readFile(file, 'utf8')));
});
