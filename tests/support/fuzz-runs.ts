/** How many cases each property gets under `npm run fuzz`; none otherwise. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/** Options of a property that has another number of cases than usual in `npm test`. */
export const runs = (usual: number): { numRuns: number } => ({
  numRuns: Number(FUZZ_RUNS ?? usual),
});

if (FUZZ_RUNS !== undefined) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({
    numRuns: Number(FUZZ_RUNS),
    ...(FUZZ_SEED !== undefined && { seed: Number(FUZZ_SEED) }),
  });
}
