import { readFile, writeFile } from 'node:fs/promises';
import { insertShapesIntoRules } from './lib/rules-shapes.ts';
import { repoPath, runScript } from './lib/script.ts';

// `npm run rules`: rewrites the generated part of firestore.rules from the schemas.
await runScript(async () => {
  const file = repoPath('firestore.rules');
  await writeFile(file, insertShapesIntoRules(await readFile(file, 'utf8')));
});
