import { parsePhoto } from './photo.ts';

const IMAGE = /<img\b[^>]*>/gi;
const ALT = /\salt\s*=\s*["']\s*[^"'\s]/i;

function isWithoutAlt(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('url' in row) || !('alt' in row)) return false;
  const { url, alt } = row;
  if (typeof url !== 'string' || url.trim() === '') return false;
  return !(String(alt ?? '').trim() || parsePhoto(url)?.alt);
}

function lacksAlt(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isWithoutAlt);
  if (typeof value !== 'string') return false;
  if (name !== 'content') return parsePhoto(value)?.alt === null;
  return (value.match(IMAGE) ?? []).some((image) => !ALT.test(image));
}

/** Names the fields with a picture that lacks alternative text; other sites' plain URLs cannot hold any. */
export const picturesWithoutAlt = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(values).filter((name) => lacksAlt(name, values[name]));
