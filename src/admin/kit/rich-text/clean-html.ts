import { createTrustedTypesPolicy } from '#admin/kit/trusted-types.ts';
import {
  cleanArticleHtml,
  cleanTextSpaces,
  createPurifier,
  removeRefusedImages,
  renameElement,
  replaceRefusedLinks,
} from '#data/clean-article.ts';
import { removeRevisionMarks } from '#data/remove-unprinted.ts';
import { buildPastedLists, removeEmptyItems } from './pasted-lists.ts';

const purifier = createPurifier(window);

/** Returns an article's HTML without the elements that the public page does not show. */
export function removeUnshownHtml(html: string): string {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(cleanArticleHtml(purifier, html) ?? '');
  return container.innerHTML;
}

/** Returns the HTML to store for a formatted text: as typed, unless the public page would drop part of it. */
export function htmlToStore(typed: string): string {
  const cleaned = removeUnshownHtml(typed);
  return parseHtmlBody(typed).innerHTML === cleaned ? typed : cleaned;
}

const count = (total: number, one: string, many: string): string[] =>
  total === 0 ? [] : [`${total} ${total === 1 ? one : many}`];

/** Removes elements that the site does not show; returns how many of each kind, in French, images included. */
function removeUnsupported(body: HTMLElement, images: number, links = 0): string[] {
  const passages = removeRevisionMarks(body);
  const embeds = body.querySelectorAll('iframe, video, audio, object, embed').length;
  return [
    ...count(images, 'image, à déposer à part', 'images, à déposer à part'),
    ...count(
      links + replaceRefusedLinks(body),
      'lien, dont le texte reste',
      'liens, dont le texte reste',
    ),
    ...count(passages, 'commentaire ou passage masqué', 'commentaires ou passages masqués'),
    ...count(embeds, 'contenu intégré (vidéo, carte…)', 'contenus intégrés (vidéos, cartes…)'),
  ];
}

const inert = createTrustedTypesPolicy('inert-html', { createHTML: (html) => html });

/** Parses HTML into a document of its own, without running scripts or loading pictures. */
export const parseHtmlBody = (html: string) =>
  new DOMParser().parseFromString(inert.createHTML(html), 'text/html').body;

/** Returns a list, in French, of the parts of an article's HTML that the site will not show. */
export function listHtmlLosses(html: string): string[] {
  const body = parseHtmlBody(html);
  return removeUnsupported(body, removeRefusedImages(body));
}

/** Matches URLs of pictures that expire within hours or weeks: signed URLs, and private places such as mailboxes. */
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
    const shown = image.getAttribute('src') ?? '';
    // The copied page loads its pictures late, and still had a placeholder in their place.
    const isLate = shown === '' || PLACEHOLDER.test(shown);
    const src = (isLate && (image.dataset.src ?? image.dataset.lazySrc)) || shown;
    image.setAttribute('src', src);
    const isSpacer = image.matches(SPACER) || PLACEHOLDER.test(src);
    const file = isSpacer ? null : dataFile(src);
    if (isSpacer || EMOJI.test(image.alt)) image.replaceWith(isSpacer ? '' : image.alt);
    else if (file) {
      const figure = document.createElement('figure');
      figure.dataset.upload = startUpload(file);
      image.replaceWith(figure);
    }
  }
  return removeRefusedImages(root, (url) => TEMPORARY.test(url));
}

/**
 * Turns tables into lists with an item for each row (« la suite – 900 € »), or into paragraphs if cells contain blocks.
 * Returns the number of tables.
 */
function listTables(root: ParentNode): number {
  const tables = [
    ...root.querySelectorAll('table:has(td + td):not(:has(table, img, ul, ol, h1, h2))'),
  ];
  const ofData = tables.filter((table) => table.querySelectorAll('tr').length > 1);
  for (const table of ofData) {
    for (const row of table.querySelectorAll('tr')) if (!row.textContent?.trim()) row.remove();
    for (const block of table.querySelectorAll('p, div'))
      block.replaceWith(...block.childNodes, ' ');
    for (const cell of table.querySelectorAll('* + :is(td, th)')) cell.prepend(' – ');
    const list = document.createElement('ul');
    for (const line of table.querySelectorAll('caption, tr'))
      list.append(renameElement(line, 'li'));
    for (const cell of list.querySelectorAll('td, th')) cell.replaceWith(...cell.childNodes);
    table.replaceWith(list);
  }
  for (const cell of root.querySelectorAll('td, th')) renameElement(cell, 'div');
  return ofData.length;
}

/** Turns preformatted text, such as a mail in plain text, into paragraphs with the same lines. */
function splitPreformatted(root: ParentNode): void {
  for (const pre of [...root.querySelectorAll('pre')].reverse()) {
    const text = pre.innerHTML.trim().replace(/\n\s*\n/g, '</p><p>');
    pre.replaceWith(...parseHtmlBody(`<p>${text.replaceAll('\n', '<br>')}</p>`).childNodes);
  }
}

/** Prepares pasted HTML for the editor's schema, and names the losses. `startUpload` returns an id. */
export function cleanPasted(html: string, startUpload: (file: File) => string) {
  const body = parseHtmlBody(html);
  buildPastedLists(body);
  splitPreformatted(body);
  const images = takeImages(body, startUpload);
  // Links around pictures count as lost, because a figure in the editor cannot contain a link.
  const pictureLinks = body.querySelectorAll('a[href]:has(img, figure)').length;
  for (const link of body.querySelectorAll('figure a:has(img)'))
    link.replaceWith(...link.childNodes);
  for (const caption of body.querySelectorAll('figcaption'))
    caption.replaceChildren(caption.textContent ?? '');
  const losses = removeUnsupported(body, images, pictureLinks);
  losses.push(
    ...count(listTables(body), 'tableau, changé en liste', 'tableaux, changés en listes'),
  );
  cleanTextSpaces(body);
  removeEmptyItems(body);
  // Google Docs wraps a whole text in one <b>; Word on the web writes headings as paragraphs.
  for (const all of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    all.replaceWith(...all.childNodes);
  for (const level of [1, 2, 3, 4])
    for (const heading of body.querySelectorAll(`p[role="heading"][aria-level="${level}"]`))
      renameElement(heading, `h${level}`);
  for (const power of body.querySelectorAll('sup'))
    if (/^[23]$/.test(power.textContent)) power.replaceWith(power.textContent === '2' ? '²' : '³');
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) renameElement(title, 'h2');
  for (const element of body.querySelectorAll('a, ol')) {
    for (const name of ['target', 'rel', 'class', 'type']) element.removeAttribute(name);
  }
  return { html: body.innerHTML, losses };
}
