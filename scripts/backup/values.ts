import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';

export type Fields = Record<string, unknown>;

/** `v.record` would drop fields named `constructor`. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Instant = v.tuple([v.number(), v.number()]);
const Bytes = v.pipe(v.string(), v.base64());

/**
 * Converts a stored value to JSON that preserves its type.
 * @param path the document's path, for the error message
 * @throws Error for a value that JSON cannot represent
 */
export function encode(value: unknown, path: string): unknown {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((one) => encode(one, path));
  if (!isFields(value)) {
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, encode(one, path)]),
    );
  }
  throw new Error(`${path}\u00a0: une valeur est d’un type que les archives n’ont pas (${value})`);
}

/** Converts JSON back to stored values; a reviver for `JSON.parse`. */
export function revive(_name: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  if ('$timestamp' in value) return new Timestamp(...v.parse(Instant, value.$timestamp));
  return '$bytes' in value ? Buffer.from(v.parse(Bytes, value.$bytes), 'base64') : value;
}
