import type { Project } from './project.ts';

const PATIENCE_MS = 20_000;

/**
 * Requests a URL: Google's APIs with the deployer's token, the site anonymously; status 0 is no
 * response.
 */
export async function ask({ id, token }: Project, url: string) {
  const headers: Record<string, string> = new URL(url).host.endsWith('.googleapis.com')
    ? { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': id }
    : {};
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body, headers: response.headers };
  } catch {
    return { status: 0, body: null, headers: new Headers() };
  }
}

/**
 * Returns the JSON at a URL.
 * @param absent the value to return for a 404; without a value, a 404 is an error
 * @throws Error, in a sentence, when the URL cannot be read
 */
export async function read(project: Project, what: string, url: string, absent?: unknown) {
  const { status, body } = await ask(project, url);
  if (status === 404 && absent !== undefined) return absent;
  if (body !== null && status === 200) return body;
  throw new Error(`${what} could not be read (${status || 'no answer'}).`);
}

/** Returns the value at a path of some JSON, such as `client.permissions`. */
export const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((one, key) => (one instanceof Object ? Reflect.get(one, key) : undefined), body);

export function listAt(body: unknown, path: string): unknown[] {
  const list = at(body, path);
  return Array.isArray(list) ? list : [];
}
