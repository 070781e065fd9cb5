import type { DOMPurify } from 'dompurify';
import { parsePhoto } from '#domain/media/photo.ts';
import { cleanArticleHtml, createPurifier } from './clean-article.ts';
import { linkFootnotes } from './link-footnotes.ts';

let browserPurifier: DOMPurify | undefined;

async function loadPurifier(): Promise<DOMPurify> {
  if (import.meta.env.SSR) return (await import('../server/purifier.ts')).getServerPurifier();
  browserPurifier ??= createPurifier(window);
  return browserPurifier;
}

function describePhoto(image: HTMLImageElement): void {
  const photo = parsePhoto(image.getAttribute('src') ?? '');
  if (!photo) return;
  image.setAttribute('width', String(photo.width));
  image.setAttribute('height', String(photo.height));
  if (!image.getAttribute('alt') && photo.alt) image.setAttribute('alt', photo.alt);
}

/** Wraps the credit at the end of a caption, such as « Le ponton. © Jeanne Roy », in an element of its own. */
function markCredits(root: ParentNode): void {
  for (const caption of root.querySelectorAll('figcaption')) {
    const text = caption.textContent ?? '';
    const start = text.indexOf('©');
    if (start <= 0 || caption.children.length > 0) continue;
    const credit = caption.ownerDocument.createElement('small');
    credit.append(text.slice(start));
    caption.replaceChildren(text.slice(0, start).trimEnd(), credit);
  }
}

function decorate(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
  for (const image of root.querySelectorAll('img')) {
    describePhoto(image);
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.getAttribute('src')?.startsWith('/')) {
      image.setAttribute('referrerpolicy', 'no-referrer');
    }
  }
}

export async function sanitiseArticle(html: string): Promise<string> {
  const fragment = cleanArticleHtml(await loadPurifier(), html);
  if (fragment === null) return '';
  decorate(fragment);
  markCredits(fragment);
  linkFootnotes(fragment);
  const container = fragment.ownerDocument.createElement('div');
  container.append(fragment);
  return container.innerHTML;
}
