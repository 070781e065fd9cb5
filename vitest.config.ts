import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          // Property tests take many times longer on a loaded machine: this bounds a hang.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          // A function that was not called yet takes seconds to start, on a loaded machine tens of them.
          testTimeout: 120_000,
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
        },
      },
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
