import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ContentEntity } from '../../src/domain/entity/entity.ts';
import {
  isTimestamp,
  type PlainDocument,
  toPlainDocument,
} from '../../src/domain/schema/timestamp.ts';

/** Returns a stored Timestamp as a Date; null for any other value. */
export const timestampToDate = (value: unknown): Date | null =>
  isTimestamp(value) ? value.toDate() : null;

/** Returns a stored Timestamp as an ISO string; null for any other value. */
export const timestampToIso = (value: unknown): string | null =>
  timestampToDate(value)?.toISOString() ?? null;

/** Returns true for a deleted document. Any `deleted_at` counts, even a text that a script stored. */
export const isDeleted = (document: DocumentSnapshot): boolean =>
  Boolean(document.get('deleted_at'));

/** Returns a document's values as JSON, with its id. */
export const snapshotToPlainDocument = (document: DocumentSnapshot): PlainDocument =>
  toPlainDocument(document.id, document.data() ?? {});

/**
 * Returns the field in which a query finds the last segment of a record's URL: `__name__` (the document's id) or the
 * slug.
 */
export const pageKeyField = ({ page }: ContentEntity): string =>
  page.by === 'id' ? '__name__' : page.by;

/** Maximum bytes of a piece: with its field names, it must fit into a document of 1 MiB. */
const PIECE_BYTES_MAX = 900_000;

/** Splits bytes into pieces that each fit into a document. */
export const splitBytes = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.byteLength / PIECE_BYTES_MAX) }, (_, index) =>
    bytes.subarray(index * PIECE_BYTES_MAX, (index + 1) * PIECE_BYTES_MAX),
  );

/** gRPC status codes with which Firestore rejects writes. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

const hasCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);

export const isAlreadyExistsError = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS);

/**
 * Returns true if a write failed because a concurrent write had changed, deleted or created the same document first.
 */
export const isConcurrentWriteError = (error: unknown): boolean =>
  hasCode(error, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED);

/** Returns true for an error of Firestore's client, whose codes are numbers (gRPC), unlike those of Node.js. */
export const isFirestoreError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

/** Returns an error's code, to be logged instead of its message, which may contain the document's data. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
