import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { isHttpsUrl } from '#domain/site/image-url.ts';
import { removeUnprinted } from './remove-unprinted.ts';

/** Elements allowed in articles. Other elements are dropped, but their text is kept. */
export const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'b', 'em', 'i', 's', 'small', 'sub', 'sup'],
  ...['abbr', 'cite', 'q', 'time', 'code'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
export const ALLOWED_ATTR = [
  ...['href', 'src', 'alt', 'width', 'height', 'title', 'lang', 'datetime'],
  ...['start', 'reversed', 'colspan', 'rowspan', 'scope'],
];
const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Extends DOMPurify's list (script, style, svg, iframe…) of elements dropped with their content.
  ADD_FORBID_CONTENTS: ['button', 'object', 'select', 'textarea'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Renamed headings: the page title is the only h1, and h4 is the lowest level. */
const HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** A path on this site: no other host (//, /\), no spaces, quotes, backslashes or control characters. */
const SITE_PATH = /^\/(?![/\\])[^\s\\<>"'`\p{Cc}]*$/u;
const PIXELS = /^[1-9]\d{0,4}$/;

export const isSafeUrl = (url: string): boolean => isHttpsUrl(url) || SITE_PATH.test(url);

export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function renameHeadings(root: ParentNode): void {
  for (const [tag, renamed] of Object.entries(HEADINGS)) {
    for (const heading of root.querySelectorAll(tag)) rename(heading, renamed);
  }
}

function refuseLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    if (!isSafeUrl(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  }
}

function refuseImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    if (!isSafeUrl(image.getAttribute('src') ?? '')) {
      image.remove();
      continue;
    }
    for (const size of ['width', 'height']) {
      if (!PIXELS.test(image.getAttribute(size) ?? '')) image.removeAttribute(size);
    }
  }
}

/** Creates a purifier that first removes what word processors do not print. */
export function createPurifier(window: WindowLike): DOMPurify {
  const purifier = createDOMPurify(window);
  purifier.addHook('beforeSanitizeElements', ({ nodeName, ownerDocument }) => {
    if (nodeName === 'BODY' && ownerDocument) removeUnprinted(ownerDocument.body);
  });
  return purifier;
}

export function cleanArticle({ sanitize }: DOMPurify, html: string): DocumentFragment | null {
  // Despite DOMPurify's types, `sanitize` returns null for a frameset document, which has no body.
  const fragment: DocumentFragment | null = sanitize(html, RULES);
  if (fragment === null) return null;
  renameHeadings(fragment);
  refuseLinks(fragment);
  refuseImages(fragment);
  return fragment;
}
