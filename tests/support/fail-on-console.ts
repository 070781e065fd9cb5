import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning or an error on the console is a defect, also when the assertions hold.
const spies = {
  error: vi.spyOn(console, 'error').mockImplementation(() => undefined),
  warn: vi.spyOn(console, 'warn').mockImplementation(() => undefined),
};

beforeEach(() => {
  spies.error.mockClear();
  spies.warn.mockClear();
});

afterEach(() => {
  expect(spies.error.mock.calls, 'console.error was called').toEqual([]);
  expect(spies.warn.mock.calls, 'console.warn was called').toEqual([]);
});
