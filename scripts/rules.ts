import { readFile, writeFile } from 'node:fs/promises';
import { insertShapesIntoRules } from './lib/rules-shapes.ts';
import { repoPath, runScript } from './lib/script.ts';

// `npm run rules`: writes the part of firestore.rules that follows from the schemas.
await runScript(async () => {
  const file = repoPath('firestore.rules');
  await writeFile(file, insertShapesIntoRules(await readFile(file, 'utf8')));
});
