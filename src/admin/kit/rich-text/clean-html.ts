import { createTrustedTypesPolicy } from '#admin/kit/trusted-types.ts';
import {
  cleanArticleHtml,
  createPurifier,
  normaliseSpacesInTextNodes,
  removeRefusedImages,
  renameElement,
  replaceRefusedLinks,
} from '#data/articles/clean-article.ts';
import { removeHiddenPassages } from '#data/articles/remove-revision-marks.ts';
import { removeTrackingFromLinks } from './pasted-links.ts';
import {
  convertLetteredListsToNumbered,
  convertWordParagraphsToLists,
  removeEmptyListItems,
} from './pasted-lists.ts';
import { rewriteFootnotes } from './pasted-notes.ts';
import { replaceLayoutTables } from './pasted-tables.ts';

const purifier = createPurifier(window);

/** Returns an article's HTML without the elements that the article's public page does not show. */
export function removeUnpublishableHtml(html: string): string {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(cleanArticleHtml(purifier, html) ?? '');
  return container.innerHTML;
}

/** Returns the HTML to store for a formatted text: as typed, unless the public page would drop part of it. */
export function toStorableHtml(typed: string): string {
  const cleaned = removeUnpublishableHtml(typed);
  return parseHtmlBody(typed).innerHTML === cleaned ? typed : cleaned;
}

const count = (total: number, singular: string, plural: string): string[] =>
  total === 0 ? [] : [`${total} ${total === 1 ? singular : plural}`];

/**
 * Removes elements that public pages do not show. Returns, in French, how many of each kind; `images` and `links` are
 * numbers of those removed before.
 */
function removeUnsupported(body: HTMLElement, images: number, links = 0): string[] {
  const passages = removeHiddenPassages(body);
  const embeds = body.querySelectorAll('iframe, video, audio, object, embed');
  for (const embed of embeds) embed.remove();
  return [
    ...count(images, 'image, à déposer à part', 'images, à déposer à part'),
    ...count(
      links + replaceRefusedLinks(body),
      'lien, dont le texte reste',
      'liens, dont le texte reste',
    ),
    ...count(passages, 'commentaire ou passage masqué', 'commentaires ou passages masqués'),
    ...count(
      embeds.length,
      'contenu intégré (vidéo, fichier…)',
      'contenus intégrés (vidéos, fichiers…)',
    ),
  ];
}

const inert = createTrustedTypesPolicy('inert-html', { createHTML: (html) => html });

/** Parses HTML into a document of its own, without running scripts or loading pictures. */
export const parseHtmlBody = (html: string) =>
  new DOMParser().parseFromString(inert.createHTML(html), 'text/html').body;

/** Returns a French list of the parts of an article's HTML that its public page will not show. */
export function describeUnpublishableHtml(html: string): string[] {
  const body = parseHtmlBody(html);
  return removeUnsupported(body, removeRefusedImages(body));
}

/** Matches URLs of pictures that visitors cannot load, or not for long: signed URLs, private storage, local servers. */
const TEMPORARY =
  /^https:\/\/(?:[\w.-]+\.)?(?:(?:googleusercontent|notionusercontent|notion-static|dropboxusercontent|airtableusercontent|icloud-content|fbcdn|cdninstagram|discordapp|whatsapp|slack|office|office365|sharepoint)\.(?:com|net)|notion\.so|(?:mail|docs|drive)\.google\.com|localhost|[\d.]+)[/:]|[?&](?:X-Amz-|X-Goog-|Expires=|Signature=|sig=)/i;
const PLACEHOLDER = /^data:.{0,199}$/is;
const SPACER = '[width="1"], [height="1"], [role=checkbox] img';
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u;
const DATA_URL = /^data:(image\/(?:jpe?g|png|webp|gif|avif));base64,([\s\S]{200,})$/i;

function dataFile(src: string): File | null {
  const [, type = '', data = ''] = DATA_URL.exec(src) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const name = `image-collee.${type.replace('image/', '')}`;
    return type === '' ? null : new File([bytes], name, { type });
  } catch {
    return null;
  }
}

function takeImages(root: HTMLElement, startUpload: (file: File) => string): number {
  for (const { dataset } of root.querySelectorAll('figure')) delete dataset.upload;
  for (const image of root.querySelectorAll('img')) {
    const ownSrc = image.getAttribute('src') ?? '';
    // Pages may load pictures late: if copied earlier, these have a placeholder as `src` and their URL in `data-src`.
    const isLate = ownSrc === '' || PLACEHOLDER.test(ownSrc);
    const src = (isLate && (image.dataset.src ?? image.dataset.lazySrc)) || ownSrc;
    image.setAttribute('src', src);
    const isSpacer = image.matches(SPACER) || PLACEHOLDER.test(src);
    const file = isSpacer ? null : dataFile(src);
    if (isSpacer || EMOJI.test(image.alt)) image.replaceWith(isSpacer ? '' : image.alt);
    else if (file) {
      const figure = document.createElement('figure');
      figure.dataset.upload = startUpload(file);
      figure.setAttribute('alt', image.alt);
      image.replaceWith(figure);
    }
  }
  return removeRefusedImages(root, (url) => TEMPORARY.test(url));
}

/** Turns preformatted text (<pre>), such as a mail in plain text, into paragraphs with the same line breaks. */
function splitPreformatted(root: ParentNode): void {
  for (const pre of [...root.querySelectorAll('pre')].reverse()) {
    const text = pre.innerHTML.trim().replace(/\n\s*\n/g, '</p><p>');
    pre.replaceWith(...parseHtmlBody(`<p>${text.replaceAll('\n', '<br>')}</p>`).childNodes);
  }
}

const HIDING = /([^{}]+)\{[^{}]*mso-hide:\s*all/gi;
const CLASS_SELECTOR = /(?:[a-z]\w*)?\.[a-z_][\w-]*(?=\s*(?:,|$))/gi;

/** Hides, by the attribute `hidden`, the elements whose class Word's pasted style sheet hides (`mso-hide: all`). */
function hideByStyle({ ownerDocument }: HTMLElement): void {
  const styles = [...ownerDocument.querySelectorAll('style')];
  const rules = styles.flatMap(({ textContent }) => [...textContent.matchAll(HIDING)]);
  const selectors = rules.flatMap(([, names = '']) => [...names.matchAll(CLASS_SELECTOR)]);
  for (const [selector] of selectors)
    for (const hidden of ownerDocument.querySelectorAll(selector))
      hidden.setAttribute('hidden', '');
}

/** Prepares pasted HTML for the editor, and lists the losses in French. `startUpload` returns the upload's id. */
export function cleanPastedHtml(html: string, startUpload: (file: File) => string) {
  const body = parseHtmlBody(html);
  hideByStyle(body);
  // Unwraps tables that Apple Notes puts into <object> elements, which are removed below.
  for (const holder of body.querySelectorAll('object:has(table)'))
    holder.replaceWith(...holder.childNodes);
  convertWordParagraphsToLists(body);
  splitPreformatted(body);
  const notes = rewriteFootnotes(body);
  const images = takeImages(body, startUpload);
  // Web pages also break lines with spans displayed as blocks: a space keeps the words on both sides apart.
  for (const line of body.querySelectorAll('span[style*="display: block" i]')) line.after(' ');
  // Counts links around pictures, which are lost: a figure in the text editor cannot contain a link.
  const pictureLinks = body.querySelectorAll('a[href]:has(img, figure)').length;
  for (const link of body.querySelectorAll('figure a:has(img)'))
    link.replaceWith(...link.childNodes);
  for (const line of body.querySelectorAll('figcaption :is(br, p, div)')) line.after(' ');
  for (const caption of body.querySelectorAll('figcaption'))
    caption.replaceChildren(caption.textContent ?? '');
  // A figure in the text editor has no text but its caption: pasted figures with other text become ordinary content.
  for (const figure of body.querySelectorAll('figure'))
    if (figure.textContent !== (figure.querySelector('figcaption')?.textContent ?? ''))
      figure.replaceWith(...figure.childNodes);
  const losses = removeUnsupported(body, images, pictureLinks);
  const tables = replaceLayoutTables(body);
  const lettered = convertLetteredListsToNumbered(body);
  losses.push(
    ...count(notes.changed, 'appel de note, écrit [1]', 'appels de notes, écrits [1]'),
    ...count(notes.withoutNote, 'note, dont l’appel reste', 'notes, dont l’appel reste'),
    ...count(
      removeTrackingFromLinks(body),
      'paramètre de suivi d’un lien',
      'paramètres de suivi de liens',
    ),
    ...count(tables, 'tableau, changé en paragraphes', 'tableaux, changés en paragraphes'),
    ...count(lettered, 'liste à lettres, mise en chiffres', 'listes à lettres, mises en chiffres'),
  );
  normaliseSpacesInTextNodes(body);
  // Removes blank lines, which are not stored, and keeps the pictures in them, which stand between paragraphs.
  for (const line of body.querySelectorAll('p, blockquote, h1, h2, h3, h4, h5, h6'))
    if (!line.textContent.trim()) line.replaceWith(...line.querySelectorAll('figure, img, hr'));
  removeEmptyListItems(body);
  // Google Docs wraps a whole copied text in one <b>; Word on the web writes headings as <p role="heading">.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const level of [1, 2, 3, 4])
    for (const heading of body.querySelectorAll(`p[role="heading"][aria-level="${level}"]`))
      renameElement(heading, `h${level}`);
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) renameElement(title, 'h2');
  for (const element of body.querySelectorAll('a'))
    for (const name of ['target', 'rel', 'class']) element.removeAttribute(name);
  return { html: body.innerHTML, losses };
}
