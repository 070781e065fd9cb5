type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;

const PAGE = 'http://localhost:3000';

/** The network's own failure, as `fetch` tells it. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

declare global {
  var realFetch: typeof fetch | undefined;
}
// Files of one process share `fetch`: the first one keeps the real function.
const ownFetch = globalThis.realFetch ?? fetch;
globalThis.realFetch = ownFetch;

const answers = new Map<string, Answer>();

/** Answers requests whose path begins with this text, until `forgetAnswers`; the latest rule counts. */
export function answer(path: string, by: Answer): void {
  answers.delete(path);
  answers.set(path, by);
}

/** Lets nothing but the site itself answer, as for a browser that has just opened it. */
export function forgetAnswers(): void {
  answers.clear();
  answer('/app.html', () => new Response());
}

async function answerRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, PAGE);
  const found = [...answers].reverse().find(([path]) => url.pathname.startsWith(path));
  if (found) return found[1](url, init);
  // In a page nothing else is there; tests of servers speak to servers of their own.
  return typeof document === 'undefined' ? ownFetch(input, init) : unreachable();
}

/** Puts this network in place of `fetch`. */
export function replaceFetch(): void {
  forgetAnswers();
  globalThis.fetch = answerRequest;
}
