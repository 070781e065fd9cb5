import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { logger } from 'firebase-functions/v2';
import type { Request } from 'firebase-functions/v2/https';
import { withDeadline } from '../../../src/data/deadline.ts';
import { anonymiseErrorText } from '../error-text.ts';

export type HttpAnswer = { status: number; headers: Record<string, string>; body: Buffer | string };
/** An answer whose body is JSON, or missing. */
export type ApiAnswer = Omit<HttpAnswer, 'body'> & { body?: object };

/** Time in ms after which a request counts as failed. */
export const ANSWER_DEADLINE_MS = 10_000;

/** Returns a plain-text answer, uncached unless its headers say otherwise. */
export const textAnswer = (status: number, body: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store', ...headers },
  body,
});

export const refuseMethod = (method: string): HttpAnswer | null =>
  method === 'GET' || method === 'HEAD'
    ? null
    : textAnswer(405, 'Méthode non autorisée', { Allow: 'GET, HEAD' });

export type FileRequest = Pick<Request, 'method' | 'path'>;

/** Answers a request for a file with the result of `read`, or with an uncached 503 when reading fails. */
export async function answerFileRequest(request: FileRequest, read: () => Promise<HttpAnswer>) {
  const refused = refuseMethod(request.method);
  if (refused) return refused;
  try {
    return await withDeadline(read(), ANSWER_DEADLINE_MS);
  } catch (error) {
    logger.error('file failed', { path: request.path, error: anonymiseErrorText(error) });
    return textAnswer(503, 'Momentanément indisponible', { 'Retry-After': '60' });
  }
}

/** Encodings in which pages are compressed, the preferred one first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;
export type PageContentEncoding = (typeof PAGE_ENCODINGS)[number];

/** Brotli quality 5 compresses well in a few milliseconds; the maximum takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const compressHtml = (html: Buffer, encoding: PageContentEncoding): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(html, BROTLI) : promisify(gzip)(html);
