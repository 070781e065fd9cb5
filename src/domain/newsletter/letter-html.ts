import * as v from 'valibot';
import type { ContentEntity } from '#domain/entity/entity.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { escapeMarkup } from '#domain/text/clean-text.ts';
import { htmlToText, lineBreaksToHtml } from '#domain/text/limited-html.ts';
import { shortenAtWord } from '#domain/text/shorten-at-word.ts';
import type { LetterBlock, LetterContent } from './letter.ts';

/** Finds the entity, and the id or slug, of the record whose public page has this path or URL. */
export function parseRecordPath(contents: readonly ContentEntity[], path: string) {
  const [, section, key = ''] = path.split(/[/?#]/);
  const entity = contents.find(({ page }) => page.prefix === `/${section}`);
  return entity && isDocumentId(key) ? { entity, key } : null;
}

const Words = v.object({ excerpt: v.nullish(v.string()), description: v.nullish(v.string()) });

const EXCERPT = 300;
/** Returns the whole sentences that fit into an excerpt, or else its first words. */
const firstSentences = (text: string): string =>
  new RegExp(`^.{1,${EXCERPT}}[.!?…](?=\\s|$)`).exec(text)?.[0] ?? shortenAtWord(text, EXCERPT);

/** Returns the texts and picture with which a newsletter presents a record. */
export function recordToLetterExcerpt({ page }: ContentEntity, record: object) {
  const { excerpt, description } = v.parse(Words, record);
  const text = excerpt ?? firstSentences(htmlToText(description ?? ''));
  return { ...page.card(record), text, invitation: page.invitation };
}

/**
 * Returns the texts and picture with which a newsletter presents the record at a path; null if visitors see no record
 * there.
 */
type ReadExcerpt = (path: string) => Promise<ReturnType<typeof recordToLetterExcerpt> | null>;

/**
 * A part of a newsletter: its French name, its HTML, in which an article's elements are allowed, and the link below it.
 */
export type LetterPart = {
  name: string;
  html: string;
  link: { href: string; label: string } | null;
};

const linkTo = (href: string, html: string) => `<a href="${escapeMarkup(href)}">${html}</a>`;

/**
 * Makes a block's part of the newsletter, from the block's text and picture or else the record's; null if visitors do
 * not see the record.
 */
async function writeBlock(
  { path, text, picture }: LetterBlock,
  name: string,
  read: ReadExcerpt,
): Promise<LetterPart | null> {
  const record = path === '' ? undefined : await read(path);
  if (record === null) return null;
  const image = picture || record?.image || '';
  const alt = parsePhoto(image)?.alt || record?.title || '';
  const caption = record ? record.place : parsePhoto(picture)?.caption;
  const words = text || record?.text;
  const linked = (html: string) => (record ? linkTo(path, html) : html);
  const img = `<img src="${escapeMarkup(image)}" alt="${escapeMarkup(alt)}">`;
  const figcaption = caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : '';
  const html = [
    image && `<figure>${linked(img)}${figcaption}</figure>`,
    record && `<h2>${linked(escapeMarkup(record.title))}</h2>`,
    words && lineBreaksToHtml(escapeMarkup(words)),
  ];
  return {
    name: record ? `«\u202f${record.title}\u202f»` : name,
    html: html.filter(Boolean).join(''),
    link: record?.invitation ? { href: path, label: record.invitation } : null,
  };
}

const hasContent = (html: string): boolean => htmlToText(html) !== '' || html.includes('<img');

/**
 * Makes a newsletter's parts. `missing` are the paths of blocks left out, because visitors do not see their records;
 * `empty` are the names of blocks without content.
 */
export async function composeLetterParts(
  { opening, blocks, closing }: LetterContent,
  read: ReadExcerpt,
) {
  const blockParts = await Promise.all(
    blocks.map((block, index) => writeBlock(block, `le bloc ${index + 1}`, read)),
  );
  const visibleParts = blockParts.filter((part) => part !== null);
  const parts: LetterPart[] = [
    { name: 'l’ouverture', html: opening ?? '', link: null },
    ...visibleParts,
    { name: 'la conclusion', html: closing ?? '', link: null },
  ];
  return {
    parts: parts
      .filter(({ html }) => hasContent(html))
      .map((part, index) => ({ ...part, html: (index > 0 ? '<hr>' : '') + part.html })),
    empty: visibleParts.filter(({ html }) => !hasContent(html)).map(({ name }) => name),
    missing: blocks.filter((_, index) => blockParts[index] === null).map(({ path }) => path),
  };
}

/** Joins the parts of a newsletter into the HTML of its public page. */
export const letterPageHtml = (parts: readonly LetterPart[]): string =>
  parts
    .map(({ html, link }) => html + (link ? `<p>${linkTo(link.href, link.label)}</p>` : ''))
    .join('\n');
