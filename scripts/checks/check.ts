/** A project as its checks see it: everything is only read. */
export type Project = {
  id: string;
  /** What `.env.deploy` says, the site's URL and the browser's key among it. */
  env: Readonly<Record<string, string | undefined>>;
  ask: (url: string) => Promise<Answer>;
};

/** What an address answers: the body is null when it is not JSON, the status 0 without an answer. */
type Answer = { status: number; body: unknown; headers: Headers };

/**
 * Says what is wrong with a project, in a sentence each.
 * @throws Unread when that cannot be known
 */
export type Check = (project: Project) => Promise<string[]>;

export class Unread extends Error {
  constructor(what: string, status: number) {
    super(`${what} could not be read (${status || 'no answer'}).`);
  }
}

/** The JSON of an address, which answers 200 or one of the other statuses. */
export async function read({ ask }: Project, what: string, url: string, others: number[] = []) {
  const { status, body } = await ask(url);
  if (body !== null && [200, ...others].includes(status)) return body;
  throw new Unread(what, status);
}

/** The value at a path of some JSON, such as `client.permissions`. */
export const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((one, key) => (one instanceof Object ? Reflect.get(one, key) : undefined), body);

/** The list at a path of some JSON, empty when there is none. */
export function listAt(body: unknown, path: string): unknown[] {
  const list = at(body, path);
  return Array.isArray(list) ? list : [];
}

const PATIENCE_MS = 20_000;

/**
 * Asks Google's APIs with an access token, and the site without it.
 * @param via another server that answers for all of them under /HOST/PATH, for tests
 */
export const askWith =
  (project: string, token: string, via?: string): Project['ask'] =>
  async (url) => {
    const { host, pathname, search } = new URL(url);
    const address = via === undefined ? url : `${via}/${host}${pathname}${search}`;
    const credentials: Record<string, string> = host.endsWith('.googleapis.com')
      ? { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project }
      : {};
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(address, { headers: credentials, signal, redirect: 'manual' });
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body, headers: response.headers };
    } catch {
      return { status: 0, body: null, headers: new Headers() };
    }
  };
