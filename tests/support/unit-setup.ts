import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearFirestore } from './fake-firestore.ts';
import { forgetAnswers, replaceFetch } from './network.ts';

// The Firebase app outlives a test file, and its database may be opened only once per app.
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: {} }));

// Pages read texts and settings from an empty Firestore, unless a test stores some.
replaceFetch();
clearFirestore();

beforeEach(() => {
  forgetAnswers();
  clearFirestore();
});

declare global {
  var consoleMocks: Record<'error' | 'warn' | 'info', ReturnType<typeof vi.fn>> | undefined;
}

// Shared by all files of a process: loggers keep the functions found when they were loaded.
const mocks = globalThis.consoleMocks ?? { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
globalThis.consoleMocks = mocks;
Object.assign(console, mocks);

beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockClear();
});

// A warning or an error on the console fails the test, even if all assertions hold.
afterEach(() => {
  expect(mocks.error.mock.calls, 'console.error was called').toEqual([]);
  expect(mocks.warn.mock.calls, 'console.warn was called').toEqual([]);
});
