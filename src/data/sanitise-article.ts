/// <reference path="./jsdom.d.ts" />
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { cleanArticle } from './clean-article.ts';

let purifier: Promise<DOMPurify> | undefined;

// On the server DOMPurify needs a DOM, which takes 0.7 s to load: only an article pays for it.
async function createPurifier(): Promise<DOMPurify> {
  if (!import.meta.env.SSR) return createDOMPurify(window);
  const { JSDOM } = await import('jsdom');
  return createDOMPurify(new JSDOM().window);
}

/** Pictures wait until the reader comes near; who follows a link, or shows a picture, says less of him. */
function decorate(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
  for (const image of root.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.getAttribute('src')?.startsWith('/')) {
      image.setAttribute('referrerpolicy', 'no-referrer');
    }
  }
}

/**
 * The HTML of an article with nothing left that could act: editorial elements and attributes only,
 * addresses only of https or of this site. Takes any string; what comes out may be put into a page.
 */
export async function sanitiseArticle(html: string): Promise<string> {
  purifier ??= createPurifier();
  const fragment = cleanArticle(await purifier, html);
  if (fragment === null) return '';
  decorate(fragment);
  const container = fragment.ownerDocument.createElement('div');
  container.append(fragment);
  return container.innerHTML;
}
