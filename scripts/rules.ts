import { readFile, writeFile } from 'node:fs/promises';
import { insertRulesShapes } from './lib/rules-shapes.ts';
import { rootPath, runScript } from './lib/script.ts';

// `npm run rules`: writes the part of firestore.rules that follows from the schemas.
await runScript(async () => {
  const file = rootPath('firestore.rules');
  await writeFile(file, insertRulesShapes(await readFile(file, 'utf8')));
});
