import createDOMPurify from 'dompurify';
import { cleanArticle } from '#data/clean-article.ts';

const purifier = createDOMPurify(window);

export type CleanHtml = {
  html: string;
  /** What an article may not hold and was taken out, for people to read: <script>, onclick. */
  removed: readonly string[];
};

/** Wrappers and looks: what they hold stays, and no visitor ever saw them. Comments likewise. */
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

/** Addresses of links and pictures that the public page refuses. */
function refusedAddresses(before: DocumentFragment | HTMLElement, after: HTMLElement): string[] {
  const addresses = (root: ParentNode) =>
    [...root.querySelectorAll('a, img')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
  const kept = new Set(addresses(after));
  return addresses(before)
    .filter((address) => address !== '' && !kept.has(address))
    .map((address) => `l’adresse ${address.slice(0, 80)}`);
}

function clean(html: string): CleanHtml {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  const fragment = cleanArticle(purifier, html);
  if (fragment) container.append(fragment);
  const names = namesOfRemoved();
  const typed = new DOMParser().parseFromString(html, 'text/html').body;
  const removed = new Set([...names, ...refusedAddresses(typed, container)]);
  return { html: container.innerHTML, removed: [...removed] };
}

let last: { typed: string; result: CleanHtml } | undefined;

/** What an article may be made of some HTML, as the public page will see it, and what it may not. */
export function cleanHtml(html: string): CleanHtml {
  // Several parts of an editor ask for the same long text at each keystroke.
  if (last?.typed !== html) last = { typed: html, result: clean(html) };
  return last.result;
}
