/**
 * The one door to the log: the console in the browser, the function's log on the server.
 * Nothing personal goes through it.
 */
export function report(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log's one door.
  console.error(message, detail ?? '');
}
