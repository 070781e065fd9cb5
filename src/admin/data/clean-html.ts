import createDOMPurify from 'dompurify';
import { cleanArticle } from '#data/clean-article.ts';

const purifier = createDOMPurify(window);

export type CleanHtml = {
  html: string;
  /** What articles may not contain and was removed, as shown to the user: <script>, onclick. */
  removed: readonly string[];
};

/** Removed without mention: comments, styling, and wrappers whose content stays. */
const HARMLESS = new Set([
  ...['div', 'span', 'font', 'center', 'section', 'article', 'header', 'footer', 'main', 'u'],
  ...['#comment', '#document-fragment', 'html', 'head', 'body', 'del', 'ins', 'mark', 'picture'],
  ...['class', 'style', 'id', 'align', 'dir', 'target', 'rel', 'loading', 'decoding', 'sizes'],
  ...['referrerpolicy', 'srcset', 'role', 'face', 'color', 'bgcolor', 'border', 'valign'],
]);

const isHarmless = (name: string) =>
  HARMLESS.has(name) || name.startsWith('data-') || name.startsWith('aria-');

function namesOfRemoved(): string[] {
  return purifier.removed.flatMap((entry) => {
    if ('element' in entry) {
      const name = entry.element.nodeName.toLowerCase();
      return isHarmless(name) ? [] : [`<${name}>`];
    }
    const name = entry.attribute?.name.toLowerCase() ?? '';
    return name === '' || isHarmless(name) ? [] : [name];
  });
}

/** URLs of links and images that the public page refuses. */
function refusedUrls(before: DocumentFragment | HTMLElement, after: HTMLElement): string[] {
  const urls = (root: ParentNode) =>
    [...root.querySelectorAll('a, img')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
  const kept = new Set(urls(after));
  return urls(before)
    .filter((url) => url !== '' && !kept.has(url))
    .map((url) => `l’adresse ${url.slice(0, 80)}`);
}

function clean(html: string): CleanHtml {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  const fragment = cleanArticle(purifier, html);
  if (fragment) container.append(fragment);
  const names = namesOfRemoved();
  const typed = new DOMParser().parseFromString(html, 'text/html').body;
  const removed = new Set([...names, ...refusedUrls(typed, container)]);
  return { html: container.innerHTML, removed: [...removed] };
}

let last: { typed: string; result: CleanHtml } | undefined;

/** Cleans HTML for an article: what the public page will show of it, and what was removed. */
export function cleanHtml(html: string): CleanHtml {
  // Several parts of the editor clean the same long text at each keystroke.
  if (last?.typed !== html) last = { typed: html, result: clean(html) };
  return last.result;
}
