/**
 * Writes to the console in the browser, to the function's log on the server. Never pass personal
 * data.
 */
export function report(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: all logging goes through here.
  console.error(message, detail ?? '');
}
