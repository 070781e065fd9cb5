// Off unless the build names an address (VITE_ERROR_REPORT_URL in .env.deploy; docs/runbook.md).

/** Who has a broken page tells so a few times, not with each movement of the mouse. */
const MAX_REPORTS = 5;
const MAX_LENGTH = 200;

/** Nothing of a text that could name a person: no addresses, no longer numbers, no queries. */
export const withoutPersons = (text: string): string =>
  text
    .replace(/[^\s@"'«(]+@[^\s@"'»)]+/g, '…')
    .replace(/[?#][^\s)"']*/g, '')
    .replace(/\+?\d(?:[\s.-]?\d){3,}/g, '…')
    .slice(0, MAX_LENGTH);

/** Where in the site's own scripts an error arose; null for those of extensions and other pages. */
function ownPlace({ stack = '' }: Error): string | null {
  const [, place] =
    stack.split(location.origin).length > 1
      ? (/(\/assets\/[\w./-]+:\d+:\d+)/.exec(stack) ?? [])
      : [];
  return place ?? null;
}

/**
 * Sends the site's own errors to an address: what went wrong, where in which script, on which page.
 * No query, no cookie, nothing about the visitor.
 */
export function reportErrors(address: string): void {
  const sent = new Set<string>();
  const send = (error: unknown) => {
    if (!(error instanceof Error) || sent.size >= MAX_REPORTS) return;
    const place = ownPlace(error);
    if (place === null) return;
    const message = withoutPersons(`${error.name}: ${error.message}`);
    const text = JSON.stringify({ message, place, page: location.pathname });
    if (sent.has(text)) return;
    sent.add(text);
    // As plain text it needs no question to the other server first.
    navigator.sendBeacon(address, text);
  };
  addEventListener('error', (event) => send(event.error));
  addEventListener('unhandledrejection', (event) => send(event.reason));
  // Errors that a page has caught are logged (src/data/report.ts).
  // biome-ignore lint/suspicious/noConsole: it still logs.
  const log = console.error.bind(console);
  console.error = (...details: unknown[]) => {
    for (const detail of details) send(detail);
    log(...details);
  };
}
