import { slugify } from '#domain/text/fold-text.ts';

/**
 * The address part while a name is typed: it follows the name until somebody has written another
 * one, and again when that was emptied.
 */
export function followingSlug(
  before: { destination_name: string; destination_slug: string },
  name: string,
): string {
  const { destination_name, destination_slug: slug } = before;
  return slug === '' || slug === slugify(destination_name) ? slugify(name) : slug;
}
