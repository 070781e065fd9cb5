import type { Project } from './project.ts';

const PATIENCE_MS = 20_000;

/** Asks Google's APIs as whoever deploys, and the site as a stranger; status 0 is no answer. */
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
 * Returns the JSON of an address.
 * @param absent what 404 means, where it means something
 * @throws Error, in a sentence, when it cannot be read
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

/** Returns the list at a path of some JSON, empty when there is none. */
export function listAt(body: unknown, path: string): unknown[] {
  const list = at(body, path);
  return Array.isArray(list) ? list : [];
}
