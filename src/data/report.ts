/** Reports an error to the browser's console or the function's log. Never pass personal data. */
export function logError(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: all logging goes through here.
  console.error(message, detail ?? '');
}
