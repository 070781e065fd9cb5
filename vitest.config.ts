import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { defineSchemaVersion } from './scripts/vite/schema-version.ts';
import { ByEnvironment } from './tests/support/by-environment.ts';

/** Vitest ignores the flag where a sequencer is named. */
const IS_SHUFFLED = process.argv.includes('--sequence.shuffle.files');

const inUnit = (...folders: string[]) =>
  folders.map((folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`);

/**
 * They replace what all files of a process share, open the whole application, which may still load when
 * they end, or show toasts, which stay in the page.
 */
const ALONE = [
  ...inUnit('app', 'data', 'admin/pictures'),
  ...globSync(inUnit('admin', 'features', 'ui')).filter((path) =>
    /\/(?:open-page|toasts?|answer-forms|fake-upload)\.tsx?'/.test(readFileSync(path, 'utf8')),
  ),
];

const unit = {
  setupFiles: [
    'fresh-start',
    'fake-network',
    'fail-on-console',
    'no-admin-database',
    'fuzz-runs',
  ].map((file) => `tests/support/${file}.ts`),
  // Property tests take many times longer on a loaded machine: this bounds a hang.
  testTimeout: 60_000,
};

export default defineConfig({
  define: defineSchemaVersion(),
  test: {
    // Workers load the libraries once, and each file modules of its own (tests/support/fresh-start.ts).
    isolate: false,
    sequence: IS_SHUFFLED ? {} : { sequencer: ByEnvironment },
    // Vitest would leave one core to itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'domain', include: inUnit('domain'), ...unit } },
      {
        extends: true,
        test: { name: 'data', isolate: true, include: ALONE, ...unit },
      },
      {
        extends: true,
        // The functions have a copy of their own, which no test could replace.
        resolve: { dedupe: ['firebase-admin'] },
        test: {
          name: 'unit',
          include: inUnit('*'),
          exclude: [...inUnit('domain'), ...ALONE],
          ...unit,
        },
      },
      {
        extends: true,
        // Each file has a Firestore project of its own.
        test: {
          name: 'rules',
          setupFiles: ['tests/support/fresh-start.ts', 'tests/support/rules-session.ts'],
          // Bounds a hang: they run beside the functions tests.
          testTimeout: 60_000,
          include: ['tests/rules/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          setupFiles: ['tests/support/fresh-start.ts'],
          // A function that was not called yet takes seconds to start, on a loaded machine tens of them.
          testTimeout: 120_000,
          include: ['tests/functions/**/*.test.ts'],
        },
      },
      // The same tests in each engine.
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
