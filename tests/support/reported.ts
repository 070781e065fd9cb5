import { vi } from 'vitest';

/**
 * Returns the errors reported to the console since the last call and clears them, because they were
 * expected.
 */
export function takeReports(): string[] {
  const { mock, mockClear } = vi.mocked(console.error);
  const messages = mock.calls.map(([message]) => String(message));
  mockClear.call(console.error);
  return messages;
}
