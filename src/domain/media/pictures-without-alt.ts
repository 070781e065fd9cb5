import { parsePhoto, photoAlt } from './photo.ts';

const IMAGE = /<img\b[^>]*>/gi;
const ALT = /\salt\s*=\s*["']\s*[^"'\s]/i;
const SOURCE = /\ssrc\s*=\s*["']([^"']*)/i;

function hasAlt(image: string): boolean {
  const source = SOURCE.exec(image)?.[1]?.replaceAll('&amp;', '&') ?? null;
  return ALT.test(image) || Boolean(photoAlt(source));
}

function isWithoutAlt(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('url' in row) || !('alt' in row)) return false;
  const { url, alt } = row;
  if (typeof url !== 'string' || url.trim() === '') return false;
  return !(String(alt ?? '').trim() || photoAlt(url));
}

function countIn(name: string, value: unknown): number {
  if (Array.isArray(value)) return value.filter(isWithoutAlt).length;
  if (typeof value !== 'string') return 0;
  if (name !== 'content') return parsePhoto(value)?.alt === null ? 1 : 0;
  return (value.match(IMAGE) ?? []).filter((image) => !hasAlt(image)).length;
}

/** Counts pictures without alternative text by field; other sites' pictures cannot hold one. */
export function picturesWithoutAlt(
  values: Readonly<Record<string, unknown>>,
): { name: string; count: number }[] {
  return Object.entries(values)
    .map(([name, value]) => ({ name, count: countIn(name, value) }))
    .filter(({ count }) => count > 0);
}
