import createDOMPurify from 'dompurify';
import { cleanArticle } from '#data/clean-article.ts';

const purifier = createDOMPurify(window);

/** Returns an article's HTML without the parts that the public page hides. */
export function cleanHtml(html: string): string {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(cleanArticle(purifier, html) ?? '');
  return container.innerHTML;
}

/** Returns the HTML to store for an article: as typed, unless the public page would hide part of it. */
export function storedHtml(typed: string): string {
  const cleaned = cleanHtml(typed);
  const { body } = new DOMParser().parseFromString(typed, 'text/html');
  return body.innerHTML === cleaned ? typed : cleaned;
}
