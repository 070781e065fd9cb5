import { cleanArticle, createPurifier, rename } from '#data/clean-article.ts';
import { removeUnprinted } from '#data/remove-unprinted.ts';

const purifier = createPurifier(window);

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

const NUMBER = /^\s*[\da-z]{1,4}[.)]/i;

function buildWordLists(root: ParentNode): void {
  for (const paragraph of root.querySelectorAll('p[style*="mso-list" i]')) {
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = rename(paragraph, 'li');
    const before = item.previousElementSibling;
    const list = before?.localName === tag ? before : document.createElement(tag);
    if (list !== before) item.before(list);
    list.append(item);
  }
}

/** Prepares pasted HTML, mainly from Word, for the editor's schema, which drops the rest. */
export function cleanPasted(html: string): string {
  const secure = html.replaceAll(/\b(href|src)=(["']?)http:/gi, '$1=$2https:');
  const { body } = new DOMParser().parseFromString(secure, 'text/html');
  buildWordLists(body);
  removeUnprinted(body);
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2');
  for (const element of body.querySelectorAll('a, ol')) {
    for (const name of ['target', 'rel', 'class', 'type']) element.removeAttribute(name);
  }
  return body.innerHTML;
}
