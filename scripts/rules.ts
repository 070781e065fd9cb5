import { readFile, writeFile } from 'node:fs/promises';
import { insertShapesIntoRules } from './lib/rules-shapes.ts';
import { resolveRepoPath, runScript } from './lib/script.ts';

// `npm run rules`: rewrites the generated part of firestore.rules from the schemas.
await runScript(async () => {
  const file = resolveRepoPath('firestore.rules');
  await writeFile(file, insertShapesIntoRules(await readFile(file, 'utf8')));
});
