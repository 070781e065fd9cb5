import { type FieldMetadata, type FieldSchemas, fieldMetadataOf } from '#domain/schema/field.ts';
import { parsePhoto } from './photo.ts';

const IMAGE = /<img\b[^>]*>/gi;
const ALT = /\salt\s*=\s*["']\s*[^"'\s]/i;

function isWithoutAlt(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('url' in row) || !('alt' in row)) return false;
  const { url, alt } = row;
  if (typeof url !== 'string' || url.trim() === '') return false;
  return !(String(alt ?? '').trim() || parsePhoto(url)?.alt);
}

function lacksAlt(field: FieldMetadata | undefined, value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isWithoutAlt);
  if (typeof value !== 'string') return false;
  if (field?.kind !== 'html') return parsePhoto(value)?.alt === null;
  return (value.match(IMAGE) ?? []).some((image) => !ALT.test(image));
}

/**
 * Returns the names of the fields with a picture that lacks alternative text. Leaves out a field that holds only the
 * URL of a picture of another site, because such a URL cannot hold an alternative text.
 */
export const findFieldsLackingAlt = (
  fields: FieldSchemas,
  values: Readonly<Record<string, unknown>>,
): string[] =>
  Object.keys(values).filter((name) => lacksAlt(fieldMetadataOf(fields[name]), values[name]));
