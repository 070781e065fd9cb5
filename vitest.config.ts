import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const COMMENT = /@vitest-environment (\S+)/;
const environmentOf = ({ moduleId }: TestSpecification): string =>
  COMMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';

/**
 * Runs test files grouped by environment. Vitest reuses a worker only if the next file has the same
 * environment; a new worker loads all libraries again.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, environmentOf).values()].flat();
  }
}

/** Vitest ignores `--sequence.shuffle.files` when a sequencer is configured. */
const IS_SHUFFLED = process.argv.includes('--sequence.shuffle.files');

const inUnit = (...folders: string[]) =>
  folders.map((folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`);

/**
 * Test files in isolated workers. They replace globals that all files of a worker share, open the
 * whole application, which may still be loading when the file ends, or show toasts, which stay in
 * the page.
 */
const ALONE = [...inUnit('app', 'data'), 'tests/unit/**/*.alone.test.{ts,tsx}'];

const unit = {
  setupFiles: ['fresh-start', 'unit-setup', 'fuzz-runs'].map((file) => `tests/support/${file}.ts`),
  // Bounds a hang: property tests take many times longer on a loaded machine.
  testTimeout: 60_000,
};

/** Otherwise the functions would load a copy of their own, which refuses the tests' documents and cannot be mocked. */
const ONE_ADMIN_SDK = { resolve: { dedupe: ['firebase-admin'] } };

export default defineConfig({
  test: {
    // Workers load libraries once, and each test file loads its own copies of our modules
    // (tests/support/fresh-start.ts).
    isolate: false,
    sequence: IS_SHUFFLED ? {} : { sequencer: ByEnvironment },
    // By default Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'domain', include: inUnit('domain'), ...unit } },
      { extends: true, test: { name: 'alone', isolate: true, include: ALONE, ...unit } },
      {
        extends: true,
        ...ONE_ADMIN_SDK,
        test: {
          name: 'unit',
          include: inUnit('*'),
          exclude: [...inUnit('domain'), ...ALONE],
          ...unit,
        },
      },
      {
        extends: true,
        // Each file has its own Firestore project.
        test: {
          name: 'rules',
          setupFiles: ['tests/support/fresh-start.ts', 'tests/support/rules-session.ts'],
          // Bounds a hang: these tests run in parallel with the functions tests.
          testTimeout: 60_000,
          include: ['tests/rules/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        ...ONE_ADMIN_SDK,
        test: {
          name: 'functions',
          setupFiles: ['tests/support/fresh-start.ts', 'tests/support/require-indexes.ts'],
          // A function's first call takes seconds, on a loaded machine tens of seconds.
          testTimeout: 120_000,
          include: ['tests/functions/**/*.test.ts'],
        },
      },
      // Both engines run the same tests.
      ...['firefox', 'webkit'].map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          include: ['tests/engines/**/*.test.ts'],
          env: { ENGINE: engine },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      })),
    ],
    // npm run test:unit -- --coverage
    coverage: { include: ['src/domain/**/*.ts'], reportsDirectory: '.cache/coverage' },
  },
});
