import { readFile, writeFile } from 'node:fs/promises';
import { withFieldTables } from './lib/field-tables.ts';
import { withShapes } from './lib/rules-shapes.ts';
import { fromRoot, runScript } from './lib/script.ts';

async function rewrite(path: string, written: (text: string) => string): Promise<void> {
  const file = fromRoot(path);
  await writeFile(file, written(await readFile(file, 'utf8')));
}

// `npm run rules`: writes the parts of the security rules and docs/data-model.md that follow from the schemas.
await runScript(async () => {
  await rewrite('firestore.rules', withShapes);
  await rewrite('docs/data-model.md', withFieldTables);
});
