import { cleanHtml } from '#admin/data/clean-html.ts';
import { isSafeUrl } from '#data/clean-article.ts';
import { buildWordLists } from './word-lists.ts';

/** Styles of word processors, and the elements that mean the same. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z-])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![a-z-])font-style:\s*italic/i, 'em'],
  [/text-decoration[a-z-]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];
const PLAIN_LOOK = /(?<![a-z-])font-(?:weight|style):\s*(?:normal|400)/i;
/** Classes of Word's title paragraphs. */
const WORD_TITLES: Record<string, string> = { MsoTitle: 'h2', MsoSubtitle: 'h3' };
const BLOCKS = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, figure, pre, dl';

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs wraps everything it copies in a <b> that is not bold. */
function unwrapPlain(root: ParentNode): void {
  for (const element of root.querySelectorAll('b[style], i[style]')) {
    if (PLAIN_LOOK.test(element.getAttribute('style') ?? '')) {
      element.replaceWith(...element.childNodes);
    }
  }
}

function nameLooks(root: ParentNode): void {
  for (const span of root.querySelectorAll('span[style]')) {
    const style = span.getAttribute('style') ?? '';
    for (const [look, name] of LOOKS) {
      if (!look.test(style) || span.closest(name)) continue;
      const named = span.ownerDocument.createElement(name);
      named.append(...span.childNodes);
      span.append(named);
    }
  }
}

function nameTitles(root: ParentNode): void {
  for (const [word, name] of Object.entries(WORD_TITLES)) {
    for (const title of root.querySelectorAll(`p.${word}`)) rename(title, name);
  }
}

/** Mail programs write paragraphs as <div>. */
function nameParagraphs(root: ParentNode): void {
  for (const division of [...root.querySelectorAll('div')].reverse()) {
    if (!division.querySelector(BLOCKS) && !division.closest('li, p')) rename(division, 'p');
  }
}

/** Links without Google's redirect, and in https. */
function straightenLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const url = URL.canParse(href) ? new URL(href) : null;
    const behind = url?.hostname === 'www.google.com' && url.pathname === '/url';
    const target = (behind && url.searchParams.get('q')) || href;
    link.setAttribute('href', target.replace(/^http:/i, 'https:'));
  }
}

function dropEmpty(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('p, h2, h3, h4, li, a, strong, em')].reverse()) {
    const text = element.textContent ?? '';
    if (text.trim() !== '' || element.querySelector('img, br, table')) continue;
    if (text === '' || element.matches('p, h2, h3, h4, li')) element.remove();
  }
}

/** Pictures that are not on the web: in the text itself, or on the disk of who copied it. */
const isLocalPicture = (src: string): boolean => !isSafeUrl(src) && !/^http:/i.test(src);

/** Takes them away, which the sanitiser would do untold; returns how many. */
function dropLocalPictures(root: ParentNode): number {
  const local = [...root.querySelectorAll('img')].filter((image) =>
    isLocalPicture(image.getAttribute('src') ?? ''),
  );
  for (const image of local) image.remove();
  return local.length;
}

/**
 * Pasted HTML, sanitised: headings, lists, bold and italic from Word and Google Docs stay; classes,
 * styles and scripts go.
 * @param onLeftOut is told how many pictures are not on the web, and left out.
 */
export function cleanPasted(html: string, onLeftOut?: (count: number) => void): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  buildWordLists(body);
  nameTitles(body);
  unwrapPlain(body);
  nameLooks(body);
  nameParagraphs(body);
  straightenLinks(body);
  onLeftOut?.(dropLocalPictures(body));
  const clean = new DOMParser().parseFromString(cleanHtml(body.innerHTML).html, 'text/html').body;
  dropEmpty(clean);
  return clean.innerHTML;
}
