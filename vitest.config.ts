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
          // The first property test of a file takes up to 2 s on a loaded machine.
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
          // The emulator starts a process for the first call of each function.
          testTimeout: 30_000,
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
