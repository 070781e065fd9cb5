import { logger } from 'firebase-functions/v2';
import type { Request, Response } from 'firebase-functions/v2/https';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../../src/data/deadline.ts';
import { COMMON_HEADERS } from './security-headers.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer | string };

/** Firestore's client itself gives up after minutes only. */
const PATIENCE_MS = 10_000;

/** Returns an answer in plain text; not cached unless its headers say so. */
export const plain = (
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store', ...headers },
  body,
});

/** Returns 405 for a method that does not only read; null for others. */
export const refusedMethod = (method: string): Answer | null =>
  method === 'GET' || method === 'HEAD'
    ? null
    : plain(405, 'Méthode non autorisée', { Allow: 'GET, HEAD' });

export type FileRequest = Pick<Request, 'method' | 'path'>;

/** Answers a request for a file with what `read` returns; 503, which nobody caches, when it fails. */
export async function answerFrom(
  request: FileRequest,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const refused = refusedMethod(request.method);
  if (refused) return refused;
  try {
    return await withDeadline(read(), PATIENCE_MS, () => new Error('no answer in time'));
  } catch (error) {
    logger.error('file failed', { path: request.path, error: String(error) });
    return plain(503, 'Momentanément indisponible', { 'Retry-After': '60' });
  }
}

/** Other sites may show pictures; pages say otherwise. */
const FILE_HEADERS = { ...COMMON_HEADERS, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Sends an answer by Express, which gives it an ETag and answers 304 to whoever has it already. */
export function send(response: Response, { status, headers, body }: Answer): void {
  // The functions framework turns ETags off.
  response.app.set('etag', 'weak');
  response.removeHeader('X-Powered-By');
  response
    .status(status)
    .set({ ...FILE_HEADERS, ...headers })
    .send(body);
}

/**
 * Keeps up to `max` results for `ttl` milliseconds, for ever without it. Those who ask while one is made
 * share it; what fails is not kept. Use: `forceFetch(key, { context: make })`.
 */
export const resultCache = <TValue extends NonNullable<unknown>>(max: number, ttl = 0) =>
  new LRUCache<string, TValue, () => Promise<TValue>>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
