import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { normaliseHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { normaliseLinkUrl } from '#domain/site/safe-link.ts';
import { removeNeedlessNoBreakSpaces } from '#domain/text/clean-spaces.ts';
import { listTextNodes } from './link-footnotes.ts';
import { removeHiddenPassages } from './remove-revision-marks.ts';

/** HTML elements allowed in articles. Of most others, the text is kept; not of scripts, buttons and the like. */
export const ALLOWED_TAGS = [
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre',
  'ul ol li dl dt dd figure figcaption img',
  'a strong b em i s small sub sup',
  'abbr cite q time code',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));
export const ALLOWED_ATTR =
  'href src alt width height title lang datetime start reversed colspan rowspan scope'.split(' ');
const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Elements removed with their content, in addition to DOMPurify's list (script, style, svg, iframe…).
  ADD_FORBID_CONTENTS: ['button', 'object', 'select', 'textarea'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Headings that are renamed: the page's title is the only h1, and h4 is the lowest level. */
const HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' };

const PIXELS = /^[1-9]\d{0,4}$/;

export function renameElement(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Replaces the elements that match a selector by their content. */
export function unwrapElements(root: ParentNode, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.replaceWith(...element.childNodes);
}

function renameHeadings(root: ParentNode): void {
  for (const [tag, renamed] of Object.entries(HEADINGS)) {
    for (const heading of root.querySelectorAll(tag)) renameElement(heading, renamed);
  }
}

/**
 * Replaces each link whose URL is refused by the link's own content, and returns how many there were. Links without a
 * URL or to a footnote do not count: `linkFootnotes` makes new links to footnotes.
 */
export function replaceRefusedLinks(root: ParentNode): number {
  let refused = 0;
  for (const link of root.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const url = normaliseLinkUrl(address);
    if (url !== null) {
      link.setAttribute('href', url);
      continue;
    }
    link.replaceWith(...link.childNodes);
    if (!/^$|#\w*(?:ftn|edn|footnote)/i.test(address)) refused += 1;
  }
  return refused;
}

/** Removes pictures whose URL is missing, invalid or refused by `isRefused`; returns their number. */
export function removeRefusedImages(root: ParentNode, isRefused = (_url: string) => false): number {
  let refused = 0;
  for (const image of root.querySelectorAll('img')) {
    const url = normaliseHttpsOrSiteUrl(image.getAttribute('src') ?? '');
    if (url === null || isRefused(url)) {
      refused += 1;
      image.remove();
      continue;
    }
    image.setAttribute('src', url);
    for (const attribute of ['width', 'height']) {
      if (!PIXELS.test(image.getAttribute(attribute) ?? '')) image.removeAttribute(attribute);
    }
  }
  return refused;
}

/**
 * Removes invisible characters and needless no-break spaces from an article, except from code. Whether a space is
 * needed depends on the characters beside it, which may be in another element.
 */
export function normaliseSpacesInTextNodes(root: DocumentFragment | HTMLElement): void {
  const texts = listTextNodes(root, 'code, pre');
  const values = texts.map(({ nodeValue }) => nodeValue ?? '');
  for (const [index, text] of texts.entries()) {
    const clean = removeNeedlessNoBreakSpaces(
      values[index] ?? '',
      values[index - 1],
      values[index + 1],
    );
    if (clean !== text.nodeValue) text.nodeValue = clean;
  }
}

/**
 * Creates a DOMPurify that first removes the comments, tracked deletions and hidden text that word processors write.
 */
export function createPurifier(window: WindowLike): DOMPurify {
  const purifier = createDOMPurify(window);
  purifier.addHook('beforeSanitizeElements', ({ nodeName, ownerDocument }) => {
    if (nodeName === 'BODY' && ownerDocument) removeHiddenPassages(ownerDocument.body);
  });
  return purifier;
}

export function cleanArticleHtml({ sanitize }: DOMPurify, html: string): DocumentFragment | null {
  // Despite DOMPurify's types, `sanitize` returns null for a frameset document, which has no body.
  const fragment: DocumentFragment | null = sanitize(html, RULES);
  if (fragment === null) return null;
  renameHeadings(fragment);
  replaceRefusedLinks(fragment);
  removeRefusedImages(fragment);
  normaliseSpacesInTextNodes(fragment);
  return fragment;
}
