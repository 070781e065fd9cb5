import * as v from 'valibot';
import type { PublicEntity } from '#domain/admin/entities.ts';
import { ARTICLES } from '#domain/blog/article-entity.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { DESTINATIONS } from '#domain/destination/destination-entity.ts';
import { HOTELS } from '#domain/hotel/hotel-entity.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { Letter, type LetterBlock } from '#domain/newsletter/letter.ts';
import { toMetaDescription } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { getDocument, listDocuments, NEWEST_FIRST, PUBLISHED } from './firestore.ts';
import { getDestination } from './read-destinations.later.ts';
import { sanitiseArticle } from './sanitise-article.later.ts';

const LetterSummary = v.pick(Letter, ['id', 'subject', 'preheader', 'created_at']);

export const listLetters = () =>
  listDocuments(LetterSummary, COLLECTIONS.letters, { where: [PUBLISHED], orderBy: NEWEST_FIRST });

const SHOWN: readonly PublicEntity[] = [HOTELS, ARTICLES, DESTINATIONS];
const Words = v.object({ excerpt: v.nullish(v.string()), description: v.nullish(v.string()) });

/** Reads the texts and picture that a letter's block shows of a record; null if no record of this path is published. */
async function readRecord(path: string) {
  const entity = SHOWN.find(({ page }) => path.startsWith(`${page.prefix}/`));
  const [, , id = ''] = path.split(/[/?#]/);
  if (!entity) return null;
  const { schema, collection, page } = entity;
  const read = page.by === 'id' ? getDocument(schema, collection, id) : getDestination(id);
  const record = await read;
  if (!record) return null;
  const { excerpt, description } = v.parse(Words, record);
  return { ...page.card(record), text: excerpt ?? toMetaDescription(description ?? '') };
}

// Escapes text for HTML. `escapeMarkup` would do, but importing it here would make every page load it.
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function blockHtml({ path, text, picture }: LetterBlock): Promise<string> {
  const record = path === '' ? undefined : await readRecord(path);
  if (record === null) return '';
  const [image, words] = [picture || record?.image, text || record?.text];
  const caption = record ? record.place : parsePhoto(picture)?.caption;
  const noted = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return [
    image && `<figure><img src="${escapeHtml(image)}">${noted}</figure>`,
    record && `<h2><a href="${escapeHtml(path)}">${escapeHtml(record.title)}</a></h2>`,
    words &&
      `<p>${escapeHtml(words)
        .replace(/\n\s*\n/g, '</p><p>')
        .replaceAll('\n', '<br>')}</p>`,
  ].join('');
}

/** Reads a sent letter in the form of an article whose text contains the letter's blocks; null if there is none. */
export async function getLetter(id: string): Promise<BlogPost | null> {
  const letter = await getDocument(Letter, COLLECTIONS.letters, id);
  if (!letter) return null;
  const { subject: title, preheader: excerpt, opening, blocks, closing, ...stamps } = letter;
  const parts = [opening, ...(await Promise.all(blocks.map(blockHtml))), closing];
  const content = await sanitiseArticle(parts.join(''));
  return v.parse(BlogPost, { ...stamps, title, excerpt, content });
}
