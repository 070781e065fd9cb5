import { glob, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fromRoot, readNumber, runScript, step } from './lib/script.ts';
import { showTotal, UNIT, vitest } from './lib/test-parts.ts';

/** As long as it takes: fast-check says itself where a property fails. */
const PATIENCE_MS = 60 * 60_000;

/** The unit tests with properties. */
async function propertyTests(): Promise<string[]> {
  const files = await Array.fromAsync(glob('tests/unit/**/*.test.{ts,tsx}', { cwd: fromRoot() }));
  const isProperty = await Promise.all(
    files.map(async (file) => /\bfc\.assert\(/.test(await readFile(fromRoot(file), 'utf8'))),
  );
  return files.filter((_, index) => isProperty[index]).sort();
}

// `npm run fuzz [-- --runs 10000 --seed N] [test files]`: every property of the unit tests with many cases.
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const runs = readNumber('runs', values.runs ?? '10000');
  const seed = readNumber('seed', values.seed ?? String(Date.now() % 2 ** 31));
  const files = positionals.length > 0 ? positionals : await propertyTests();
  console.log(`• ${runs} cases of each property, from the seed ${seed}`);
  const env = { FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) };
  const args = [`--testTimeout=${PATIENCE_MS}`, ...files];
  return showTotal([
    await step('Properties', () => vitest(UNIT, { args, isAlone: true }, env, 'fuzz')),
  ]);
});
