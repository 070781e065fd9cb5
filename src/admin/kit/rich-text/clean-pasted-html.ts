import {
  normaliseSpacesInTextNodes,
  renameElement,
  unwrapElements,
} from '#data/articles/clean-article.ts';
import { count, parseHtmlBody, removeUnsupported } from './clean-html.ts';
import { removeTrackingFromLinks } from './pasted-links.ts';
import {
  convertLetteredListsToNumbered,
  convertWordParagraphsToLists,
  removeEmptyListItems,
} from './pasted-lists.ts';
import { rewriteFootnotes } from './pasted-notes.ts';
import { fitFigures, takeImages } from './pasted-pictures.ts';
import { replaceLayoutTables } from './pasted-tables.ts';

/**
 * Turns preformatted text (<pre>), such as a mail in plain text, into paragraphs with the same line breaks. Call it
 * before `rewriteFootnotes`, which recognises notes at the beginning of paragraphs.
 */
function splitPreformatted(root: ParentNode): void {
  for (const pre of [...root.querySelectorAll('pre')].reverse()) {
    const text = pre.innerHTML.trim().replace(/\n\s*\n/g, '</p><p>');
    pre.replaceWith(...parseHtmlBody(`<p>${text.replaceAll('\n', '<br>')}</p>`).childNodes);
  }
}

const HIDING = /([^{}]+)\{[^{}]*mso-hide:\s*all/gi;
const CLASS_SELECTOR = /(?:[a-z]\w*)?\.[a-z_][\w-]*(?=\s*(?:,|$))/gi;

/**
 * Hides, by the attribute `hidden`, the elements whose class Word's pasted style sheet hides (`mso-hide: all`). Call it
 * before `removeUnsupported`, which removes hidden elements.
 */
function hideByStyle({ ownerDocument }: HTMLElement): void {
  const styles = [...ownerDocument.querySelectorAll('style')];
  const rules = styles.flatMap(({ textContent }) => [...textContent.matchAll(HIDING)]);
  const selectors = rules.flatMap(([, names = '']) => [...names.matchAll(CLASS_SELECTOR)]);
  for (const [selector] of selectors)
    for (const hidden of ownerDocument.querySelectorAll(selector))
      hidden.setAttribute('hidden', '');
}

/** Keeps words apart that web pages put on separate lines with spans displayed as blocks. */
function separateLines(root: HTMLElement): void {
  for (const line of root.querySelectorAll('span[style*="display: block" i]')) line.after(' ');
}

/**
 * Removes blank lines, which are not stored, and keeps the pictures in them, which stand between paragraphs. Call it
 * when no other step empties lines any more.
 */
function removeBlankLines(root: HTMLElement): void {
  for (const line of root.querySelectorAll('p, blockquote, h1, h2, h3, h4, h5, h6'))
    if (!line.textContent.trim()) line.replaceWith(...line.querySelectorAll('figure, img, hr'));
}

/**
 * Makes headings of the paragraphs by which Word writes them, and h2 of titles, as a page has one h1. Call it after
 * `removeEmptyListItems`, which takes headings out of lists but leaves such paragraphs there.
 */
function normaliseHeadings(root: HTMLElement): void {
  for (const level of [1, 2, 3, 4])
    for (const heading of root.querySelectorAll(`p[role="heading"][aria-level="${level}"]`))
      renameElement(heading, `h${level}`);
  for (const title of root.querySelectorAll('h1, p.MsoTitle')) renameElement(title, 'h2');
}

function removeLinkAttributes(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a'))
    for (const name of ['target', 'rel', 'class']) link.removeAttribute(name);
}

/** Prepares pasted HTML for the editor, and lists the losses in French. `startUpload` returns the upload's id. */
export function cleanPastedHtml(html: string, startUpload: (file: File) => string) {
  const body = parseHtmlBody(html);
  hideByStyle(body);
  // Apple Notes puts tables into <object> elements, which `removeUnsupported` removes.
  unwrapElements(body, 'object:has(table)');
  convertWordParagraphsToLists(body);
  splitPreformatted(body);
  const notes = rewriteFootnotes(body);
  const refusedImages = takeImages(body, startUpload);
  separateLines(body);
  const pictureLinks = fitFigures(body);
  const unsupported = removeUnsupported(body, refusedImages, pictureLinks);
  const tables = replaceLayoutTables(body);
  const lettered = convertLetteredListsToNumbered(body);
  const tracking = removeTrackingFromLinks(body);
  normaliseSpacesInTextNodes(body);
  removeBlankLines(body);
  removeEmptyListItems(body);
  // Google Docs wraps a whole copied text in one <b>.
  unwrapElements(body, 'b[id^="docs-internal-guid"]');
  normaliseHeadings(body);
  removeLinkAttributes(body);
  const losses = [
    ...unsupported,
    ...count(notes.changed, 'appel de note, écrit [1]', 'appels de notes, écrits [1]'),
    ...count(notes.withoutNote, 'note, dont l’appel reste', 'notes, dont l’appel reste'),
    ...count(tracking, 'paramètre de suivi d’un lien', 'paramètres de suivi de liens'),
    ...count(tables, 'tableau, changé en paragraphes', 'tableaux, changés en paragraphes'),
    ...count(lettered, 'liste à lettres, mise en chiffres', 'listes à lettres, mises en chiffres'),
  ];
  return { html: body.innerHTML, losses };
}
