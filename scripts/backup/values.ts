import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';

export type Fields = Record<string, unknown>;

/** `v.record` would leave out fields named `constructor`. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Whole = v.pipe(v.number(), v.integer());

/** Values that JSON lacks, and maps with a field `$` of their own. */
const Marked = v.variant('$', [
  v.object({ $: v.literal('timestamp'), value: v.tuple([Whole, Whole]) }),
  v.object({ $: v.literal('bytes'), value: v.pipe(v.string(), v.base64()) }),
  v.object({ $: v.literal('point'), value: v.tuple([v.number(), v.number()]) }),
  v.object({ $: v.literal('reference'), value: v.string() }),
  v.object({ $: v.literal('number'), value: v.picklist(['NaN', 'Infinity', '-Infinity']) }),
  v.object({ $: v.literal('map'), value: v.custom<Fields>(isFields) }),
]);
type Marked = v.InferOutput<typeof Marked>;

const mapFields = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));

/** Turns a stored value into JSON that keeps its type. */
export function encode(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { $: 'number', value: String(value) };
  }
  if (Array.isArray(value)) return value.map(encode);
  if (!isFields(value)) return value;
  if (value instanceof Timestamp) {
    return { $: 'timestamp', value: [value.seconds, value.nanoseconds] };
  }
  if (value instanceof Uint8Array) {
    return { $: 'bytes', value: Buffer.from(value).toString('base64') };
  }
  if (value instanceof GeoPoint) {
    return { $: 'point', value: [value.latitude, value.longitude] };
  }
  if (value instanceof DocumentReference) return { $: 'reference', value: value.path };
  return '$' in value ? { $: 'map', value: encodeFields(value) } : encodeFields(value);
}

export const encodeFields = (fields: Fields): Fields => mapFields(fields, encode);

/**
 * Turns the JSON of a value back; references lead into the given database.
 * @throws Error when it is no value that was encoded
 */
function decode(value: unknown, db: Firestore): unknown {
  if (Array.isArray(value)) return value.map((item) => decode(item, db));
  if (!isFields(value)) return value;
  return '$' in value ? decodeMarked(v.parse(Marked, value), db) : decodeFields(value, db);
}

function decodeMarked(marked: Marked, db: Firestore): unknown {
  switch (marked.$) {
    case 'timestamp':
      return new Timestamp(...marked.value);
    case 'bytes':
      return Buffer.from(marked.value, 'base64');
    case 'point':
      return new GeoPoint(...marked.value);
    case 'reference':
      return db.doc(marked.value);
    case 'number':
      return Number(marked.value);
    case 'map':
      return decodeFields(marked.value, db);
  }
}

export const decodeFields = (fields: Fields, db: Firestore): Fields =>
  mapFields(fields, (value) => decode(value, db));
