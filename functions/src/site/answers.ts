import { setTimeout as wait } from 'node:timers/promises';

/** What a request asks for, of what matters here. */
export type FileRequest = { method: string; path: string; ifNoneMatch: string | undefined };
/** An answer with its whole body. */
export type FileAnswer<TBody = string> = {
  status: number;
  headers: Record<string, string>;
  body: TBody;
};

/** Firestore's client itself gives up after minutes only. */
const PATIENCE_MS = 10_000;

/** What is read, if it is there in time. */
export async function inTime<TValue>(reading: Promise<TValue>): Promise<TValue> {
  const answered = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error('Firestore does not answer.');
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    answered.abort();
  }
}

/** An answer in plain text; not cached unless its headers say so. */
export const plain = (
  status: number,
  body: string,
  headers: Record<string, string>,
): FileAnswer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store', ...headers },
  body,
});

/** Whether a client has the content of a tag already. */
export const isKnown = (etag: string, ifNoneMatch = '') =>
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
