/** Cases per property in `npm run fuzz`; unset otherwise. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/** Returns a property's options with its own number of cases in `npm test`; `npm run fuzz` overrides it. */
export const fuzzRuns = (usual: number): { numRuns: number } => ({
  numRuns: Number(FUZZ_RUNS ?? usual),
});

if (FUZZ_RUNS !== undefined) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({
    numRuns: Number(FUZZ_RUNS),
    ...(FUZZ_SEED !== undefined && { seed: Number(FUZZ_SEED) }),
  });
}
