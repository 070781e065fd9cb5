import { readNumber, readOptions, runScript, step } from './lib/script.ts';
import { showTotal, UNIT, vitest } from './lib/test-parts.ts';

/** As long as it takes: fast-check says itself where a property fails. */
const PATIENCE_MS = 60 * 60_000;

const USAGE = 'Give npm run fuzz [-- --runs 10000 --seed N] [test files].';

// Every property of the unit tests with many cases; tests without one take no longer than usual.
await runScript(async () => {
  const options = { runs: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values, positionals } = readOptions(options, USAGE);
  const runs = readNumber('runs', values.runs ?? '10000');
  const seed = readNumber('seed', values.seed ?? String(Date.now() % 2 ** 31));
  console.log(`• ${runs} cases of each property, from the seed ${seed}`);
  const env = { FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) };
  const args = [`--testTimeout=${PATIENCE_MS}`, ...positionals];
  return showTotal([
    await step('Properties', () => vitest(UNIT, { args, isAlone: true }, env, 'fuzz')),
  ]);
});
