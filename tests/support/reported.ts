import { vi } from 'vitest';

/** What was reported to the console since the last call, which is then forgotten: it was expected. */
export function takeReports(): string[] {
  const { mock, mockClear } = vi.mocked(console.error);
  const messages = mock.calls.map(([message]) => String(message));
  mockClear.call(console.error);
  return messages;
}
