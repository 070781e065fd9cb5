import * as v from 'valibot';
import { ARTICLE_ENTITY } from '#domain/blog/article-entity.ts';
import type { ArticlePageData } from '#domain/blog/blog-post.ts';
import { DESTINATION_ENTITY } from '#domain/destination/destination-entity.ts';
import type { ContentEntity } from '#domain/entity/entity.ts';
import { HOTEL_ENTITY } from '#domain/hotel/hotel-entity.ts';
import { Letter } from '#domain/newsletter/letter.ts';
import {
  composeLetterParts,
  letterPageHtml,
  parseRecordPath,
  recordToLetterExcerpt,
} from '#domain/newsletter/letter-html.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { sanitiseArticle } from '../articles/sanitise-article.later.ts';
import { findDocument, getDocument, listDocuments } from '../firestore/firestore.ts';
import { NEWEST_FIRST, PUBLISHED_ONLY } from '../firestore/firestore-query.ts';

const LetterSummary = v.pick(Letter, ['id', 'subject', 'preheader', 'created_at']);

export const listLetters = () =>
  listDocuments(LetterSummary, COLLECTIONS.letters, {
    where: [PUBLISHED_ONLY],
    orderBy: NEWEST_FIRST,
  });

const EXCERPTED: readonly ContentEntity[] = [HOTEL_ENTITY, ARTICLE_ENTITY, DESTINATION_ENTITY];

async function readExcerpt(path: string) {
  const target = parseRecordPath(EXCERPTED, path);
  if (!target) return null;
  const { key, entity } = target;
  const { schema, collection, page, shownBy } = entity;
  const record = await (page.by === 'id'
    ? getDocument(schema, collection, key)
    : findDocument(schema, collection, { [page.by]: key, [shownBy]: true }));
  return record ? recordToLetterExcerpt(entity, record) : null;
}

/**
 * Reads what a sent newsletter's page shows, with all its blocks in one HTML text; null if there is no such newsletter.
 */
export async function getLetter(id: string): Promise<ArticlePageData | null> {
  const letter = await getDocument(Letter, COLLECTIONS.letters, id);
  if (!letter) return null;
  const { subject: title, preheader: excerpt } = letter;
  const { parts } = await composeLetterParts(letter, readExcerpt);
  const content = await sanitiseArticle(letterPageHtml(parts));
  const { created_at, updated_at } = letter;
  return { id, title, excerpt, content, created_at, updated_at };
}
