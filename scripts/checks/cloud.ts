import type { Cloud } from './check.ts';

const PATIENCE_MS = 20_000;

/**
 * Reads Google's APIs with an access token.
 * @param via another server that answers for all of them under /HOST/PATH, for tests
 */
export const cloudOf =
  (project: string, token: string, via?: string): Cloud =>
  async (url, method = 'GET') => {
    const { host, pathname, search } = new URL(url);
    const address = via === undefined ? url : `${via}/${host}${pathname}${search}`;
    // Only Google is told who asks.
    const headers: Record<string, string> = host.endsWith('.googleapis.com')
      ? { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project }
      : {};
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(address, { method, headers, signal, redirect: 'manual' });
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body };
    } catch {
      return { status: 0, body: null };
    }
  };
