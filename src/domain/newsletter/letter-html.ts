import * as v from 'valibot';
import type { Content } from '#domain/entity/entity.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { toMetaDescription } from '#domain/seo/entity-seo.ts';
import { escapeMarkup } from '#domain/text/clean-text.ts';
import { plainAsHtml } from '#domain/text/limited-html.ts';
import type { LetterBlock, LetterContent } from './letter.ts';

const Words = v.object({ excerpt: v.nullish(v.string()), description: v.nullish(v.string()) });

/** Returns what a letter shows of a record. */
export function excerptOf({ page }: Content, record: object) {
  const { excerpt, description } = v.parse(Words, record);
  const text = excerpt ?? toMetaDescription(description ?? '');
  return { ...page.card(record), text, invitation: page.invitation };
}

/** Reads what a letter shows of the record at a path; null if visitors see no such record. */
type Read = (path: string) => Promise<ReturnType<typeof excerptOf> | null>;

/** Writes the owners' own words and picture or else those of the record; null if visitors do not see the record. */
async function blockHtml({ path, text, picture }: LetterBlock, read: Read): Promise<string | null> {
  const record = path === '' ? undefined : await read(path);
  if (record === null) return null;
  const image = picture || record?.image || '';
  const alt = parsePhoto(image)?.alt || record?.title || '';
  const caption = record ? record.place : parsePhoto(picture)?.caption;
  const words = text || record?.text;
  return [
    image && `<figure><img src="${escapeMarkup(image)}" alt="${escapeMarkup(alt)}">`,
    image && caption && `<figcaption>${escapeMarkup(caption)}</figcaption>`,
    image && '</figure>',
    record && `<h2>${escapeMarkup(record.title)}</h2>`,
    words && plainAsHtml(escapeMarkup(words)),
    record?.invitation && `<p><a href="${escapeMarkup(path)}">${record.invitation}</a></p>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Writes a letter as the HTML of an article, for its mail and its page. `missing` are the paths of blocks left out. */
export async function letterHtml({ opening, blocks, closing }: LetterContent, read: Read) {
  const parts = await Promise.all(blocks.map((block) => blockHtml(block, read)));
  const missing = blocks.filter((_, index) => parts[index] === null).map(({ path }) => path);
  return { html: [opening, ...parts, closing].filter(Boolean).join('\n'), missing };
}
