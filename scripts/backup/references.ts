import type { Fields } from './archive-entries.ts';

type Value = Fields[string];

const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value with its references in another database, as Firestore writes those out in full.
 * @param from what names of documents began with, `projects/ID/databases/(default)/documents`
 */
function moved(value: Value, from: string, to: string): Value {
  const inner = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(inner);
    return isValue(item) ? moved(item, from, to) : item;
  };
  const entries = Object.entries(value).map(([key, item]) => {
    // A field of this name holds an object, a reference its name.
    const isReference = key === 'referenceValue' && typeof item === 'string';
    if (isReference && item.startsWith(`${from}/`)) return [key, to + item.slice(from.length)];
    return [key, inner(item)];
  });
  return Object.fromEntries(entries);
}

/** Fields with all their references in another database. */
export function moveReferences(fields: Fields, from: string, to: string): Fields {
  if (from === to) return fields;
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, moved(value, from, to)] as const,
  );
  return Object.fromEntries(entries);
}
