import { type Paragraph, parseLimitedHtml } from '#domain/text/limited-html.ts';

export function splitDescription(description: string | null): string[] {
  return (description ?? '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{4,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Splits at four or more line breaks. Fewer make one break, or a space in HTML with <p> or <br>. */
export function descriptionParagraphs(description: string | null): Paragraph[] {
  return splitDescription(description).flatMap((part) => {
    if (/<(?:p|br)\b/i.test(part)) return parseLimitedHtml(part);
    return parseLimitedHtml(part.replace(/\n\s*\n/g, /<\w/.test(part) ? '<br>' : '\n'));
  });
}
