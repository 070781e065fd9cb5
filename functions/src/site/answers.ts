import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions/v2';
import type { Request, Response } from 'firebase-functions/v2/https';
import { withDeadline } from '../../../src/data/deadline.ts';
import { COMMON_HEADERS } from './security-headers.ts';

/** What a request asks for, of what matters here. */
export type FileRequest = {
  method: string;
  path: string;
  /** From the question mark on; empty for none. */
  query: string;
  ifNoneMatch: string | undefined;
};

/** An answer with its whole body. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer | string };

/** What Express was asked. */
export const fileRequest = (request: Request): FileRequest => ({
  method: request.method,
  path: request.path,
  query: /\?.*$/s.exec(request.originalUrl)?.[0] ?? '',
  ifNoneMatch: request.get('If-None-Match'),
});

/** Firestore's client itself gives up after minutes only. */
const PATIENCE_MS = 10_000;

/** An answer in plain text; not cached unless its headers say so. */
export const plain = (
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store', ...headers },
  body,
});

/** 405 for what does not only read; null for what does. */
export const refusedMethod = (method: string): Answer | null =>
  method === 'GET' || method === 'HEAD'
    ? null
    : plain(405, 'Méthode non autorisée', { Allow: 'GET, HEAD' });

/**
 * A file has no parameters: with one, whatever it is, the CDN would ask for the file anew. Only a path
 * of this site is named, as `//` would lead to another.
 */
function withoutQuery({ path, query }: FileRequest): Answer | null {
  if (query === '' || !/^\/[\w-]/.test(path)) return null;
  return plain(301, '', { Location: path, 'Cache-Control': 'public, max-age=0, s-maxage=60' });
}

/**
 * What `read` answers to a request for a file; 503 when it fails or takes too long, which nobody
 * caches.
 */
export async function answerFrom(
  request: FileRequest,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const { method, path } = request;
  const refused = refusedMethod(method) ?? withoutQuery(request);
  if (refused) return refused;
  try {
    return await withDeadline(read(), PATIENCE_MS, () => new Error('no answer in time'));
  } catch (error) {
    logger.error('file failed', { path, error: String(error) });
    return plain(503, 'Momentanément indisponible', { 'Retry-After': '60' });
  }
}

/** The entity tag of a content. */
export const etagOf = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const isSameTag = (tag: string, other: string) =>
  tag.trim().replace(/^W\//, '') === other.replace(/^W\//, '');

/** Whether a client has the content of a tag already, weak or not (RFC 9110, section 13.1.2). */
export const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((tag) => isSameTag(tag, etag));

/** A file under its entity tag: 304 without a body for a client that has it already. */
export async function tagged(
  { ifNoneMatch }: Pick<FileRequest, 'ifNoneMatch'>,
  headers: Record<string, string> & { ETag: string },
  body: () => Answer['body'] | Promise<Answer['body']>,
): Promise<Answer> {
  if (isKnown(headers.ETag, ifNoneMatch)) return { status: 304, headers, body: '' };
  return { status: 200, headers, body: await body() };
}

/** Other sites may show pictures; pages say otherwise. */
const FILE_HEADERS = {
  ...COMMON_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Sends an answer by Express. */
export function send(response: Response, { status, headers, body }: Answer): void {
  response.removeHeader('X-Powered-By');
  response.status(status).set({ ...FILE_HEADERS, ...headers });
  response.send(body);
}
