import createDOMPurify from 'dompurify';
import { cleanArticle } from '#data/clean-article.ts';

const purifier = createDOMPurify(window);

/** Returns what the public page shows of an article's HTML. */
export function cleanHtml(html: string): string {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(cleanArticle(purifier, html) ?? '');
  return container.innerHTML;
}

/** Returns a text as an article holds it: unchanged, unless the public page hides some of its HTML. */
export function storedHtml(typed: string): string {
  const cleaned = cleanHtml(typed);
  const { body } = new DOMParser().parseFromString(typed, 'text/html');
  return body.innerHTML === cleaned ? typed : cleaned;
}
