import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave one core to itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['fail-on-console', 'no-settings', 'fuzz-runs'].map(
            (file) => `tests/support/${file}.ts`,
          ),
          // Property tests take many times longer on a loaded machine: this bounds a hang.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Each file has a Firestore project of its own; the libraries are loaded once for all of them.
        test: {
          name: 'rules',
          isolate: false,
          setupFiles: ['tests/support/own-modules.ts'],
          include: ['tests/rules/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          isolate: false,
          setupFiles: ['tests/support/own-modules.ts'],
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
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      reportsDirectory: '.cache/coverage',
      reporter: ['text-summary'],
      thresholds: { 'src/domain/**/*.ts': { branches: 100 } },
    },
  },
});
