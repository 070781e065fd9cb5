type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;

const PAGE = 'http://localhost:3000';

/** Rejects like `fetch` on a network failure. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

declare global {
  var realFetch: typeof fetch | undefined;
}
// All files of a process share `fetch`: the first file keeps the original.
const ownFetch = globalThis.realFetch ?? fetch;
globalThis.realFetch = ownFetch;

const answers = new Map<string, Answer>();

/** Answers requests whose path begins with `path`, until `forgetAnswers`; the latest rule wins. */
export function answerRequests(path: string, by: Answer): void {
  answers.delete(path);
  answers.set(path, by);
}

/** Removes all answers except the site's own, as in a newly opened browser. */
export function forgetAnswers(): void {
  answers.clear();
  answerRequests('/app.html', () => new Response());
}

async function answerRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, PAGE);
  const found = [...answers].reverse().find(([path]) => url.pathname.startsWith(path));
  if (found) return found[1](url, init);
  // Pages reach nothing else; tests of servers may use the real network.
  return typeof document === 'undefined' ? ownFetch(input, init) : unreachable();
}

export function replaceFetch(): void {
  forgetAnswers();
  globalThis.fetch = answerRequest;
}
