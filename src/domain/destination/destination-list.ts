import { type Paragraph, parseLimitedHtml } from '#domain/text/limited-html.ts';

/** The most destinations the footer lists. */
export const FOOTER_DESTINATION_LIMIT = 5;
export const DEFAULT_DISPLAY_ORDER = 1;

type Listed = { destination_name: string; active: boolean; display_order: number };

const byName = (one: Listed, other: Listed) =>
  one.destination_name.localeCompare(other.destination_name, 'fr');

/** The active destinations by name, in French order. */
export function activeByName<TListed extends Listed>(destinations: readonly TListed[]): TListed[] {
  return destinations.filter((destination) => destination.active).sort(byName);
}

/** The active destinations of the footer: the first five by name. */
export function footerDestinations<TListed extends Listed>(
  destinations: readonly TListed[],
): TListed[] {
  return activeByName(destinations).slice(0, FOOTER_DESTINATION_LIMIT);
}

/** All destinations by display order, then by name. */
export function byDisplayOrder<TListed extends Listed>(
  destinations: readonly TListed[],
): TListed[] {
  return [...destinations].sort(
    (one, other) => one.display_order - other.display_order || byName(one, other),
  );
}

/** A destination's description in paragraphs: split on runs of four or more line breaks. */
export function splitDescription(description: string | null): string[] {
  return (description ?? '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{4,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/**
 * The paragraphs of a destination's page. Shorter runs of line breaks make one break inside their
 * paragraph; in HTML with paragraphs or breaks of its own they are white space.
 */
export function descriptionParagraphs(description: string | null): Paragraph[] {
  return splitDescription(description).flatMap((part) => {
    if (/<(?:p|br)\b/i.test(part)) return parseLimitedHtml(part);
    return parseLimitedHtml(part.replace(/\n\s*\n/g, /<\w/.test(part) ? '<br>' : '\n'));
  });
}
