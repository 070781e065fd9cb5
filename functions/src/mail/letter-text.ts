import { cleanArticleHtml, renameElement } from '../../../src/data/articles/clean-article.ts';
import { getServerPurifier } from '../../../src/data/server/purifier.ts';
import { FROM_LETTER_URL_PARAM } from '../../../src/domain/figures/actions.ts';
import { extractPictureStem, parsePhoto } from '../../../src/domain/media/photo.ts';
import type { LetterPart } from '../../../src/domain/newsletter/letter-html.ts';
import { paragraphText, parseLimitedHtml } from '../../../src/domain/text/limited-html.ts';
import { siteUrl } from '../site/site-settings.ts';
import {
  composeMailBorderStyle,
  composeMailFontStyle,
  createMailStyleAttributes,
  MAIL_BODY_FONT_STYLE,
  MAIL_SERIF_FONTS,
  removeInvisibleCharacters,
  renderMailButton,
  renderMailStyleAttributes,
} from './layout.ts';

/** Returns a link's URL; URLs of this site get the parameter that counts visits from newsletters. */
function letterLink(href: string): string {
  const url = URL.parse(href, siteUrl());
  if (url && url.origin === new URL(siteUrl()).origin)
    url.searchParams.set(FROM_LETTER_URL_PARAM, '1');
  return url?.href ?? '';
}

/** Returns a picture's URL for a mail; this site's pictures become JPEG, because Outlook shows no WebP or AVIF. */
function pictureUrl(image: string): string {
  const stem = extractPictureStem(image)?.replace(/^.*\//, '');
  return stem ? `${siteUrl()}/media/${stem}-1200.jpeg` : (URL.parse(image, siteUrl())?.href ?? '');
}

const PICTURE = `display:block;width:100%;max-width:544px;height:auto;border:0;${composeMailFontStyle(14)}`;
const CELL = `padding:8px 12px 8px 0;${composeMailBorderStyle('bottom', 'rule')};text-align:left;vertical-align:top;${MAIL_BODY_FONT_STYLE}`;
const SERIFS = (size: number) =>
  `margin:0 0 10px;${composeMailFontStyle(size, MAIL_SERIF_FONTS, 1.3)};font-weight:normal`;
const QUOTE = `margin:0 0 16px;padding:4px 0 4px 18px;${composeMailBorderStyle('left', 'gold', 2)};${composeMailFontStyle(17, MAIL_SERIF_FONTS)}`;

/** Class and inline style of each element that a newsletter's texts may contain. */
const LOOKS: Readonly<Record<string, Record<string, string>>> = {
  p: createMailStyleAttributes('ink', `margin:0 0 16px;${MAIL_BODY_FONT_STYLE}`),
  pre: createMailStyleAttributes('ink', `margin:0 0 16px;${MAIL_BODY_FONT_STYLE}`),
  h2: createMailStyleAttributes('ink', SERIFS(24)),
  h3: createMailStyleAttributes('ink', SERIFS(19)),
  h4: createMailStyleAttributes('ink', SERIFS(17)),
  ul: createMailStyleAttributes(
    'ink',
    `margin:0 0 16px;padding:0 0 0 24px;${MAIL_BODY_FONT_STYLE}`,
  ),
  ol: createMailStyleAttributes(
    'ink',
    `margin:0 0 16px;padding:0 0 0 24px;${MAIL_BODY_FONT_STYLE}`,
  ),
  li: createMailStyleAttributes('ink', `margin:0 0 6px;${MAIL_BODY_FONT_STYLE}`),
  blockquote: createMailStyleAttributes('ink', QUOTE, ' gold'),
  a: createMailStyleAttributes('ink', 'text-decoration:underline'),
  img: createMailStyleAttributes('quiet', PICTURE),
  hr: createMailStyleAttributes(
    'quiet',
    `margin:0 0 24px;border:0;${composeMailBorderStyle('top', 'rule')}`,
    ' rule',
  ),
  table: createMailStyleAttributes('ink', 'width:100%;border-collapse:collapse'),
  td: createMailStyleAttributes('ink', CELL, ' rule'),
  th: createMailStyleAttributes('ink', CELL, ' rule'),
};
const KEPT = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function dress(element: Element): void {
  for (const name of element.getAttributeNames())
    if (!KEPT.includes(name)) element.removeAttribute(name);
  setAttributes(element, LOOKS[element.localName] ?? {});
  const href = element.getAttribute('href');
  const image = element.getAttribute('src');
  if (href !== null) element.setAttribute('href', letterLink(href));
  if (image === null) return;
  element.setAttribute('alt', element.getAttribute('alt') || parsePhoto(image)?.alt || '');
  element.setAttribute('src', pictureUrl(image));
  element.setAttribute('width', '544');
}

/** Elements that Outlook does not know, each with the element and attributes that replace it. */
const FIGURES = {
  figcaption: [
    'p',
    createMailStyleAttributes('quiet', `margin:6px 0 0;${composeMailFontStyle(14)}`),
  ],
  figure: ['div', createMailStyleAttributes('ink', 'margin:0 0 16px')],
} as const;

/**
 * Renders a part of a newsletter, which is untrusted HTML, for a mail; null without content. `links` in the result are
 * those to check: all in the text but those to `link`, the page of the hotel or article that the part presents.
 */
export async function renderLetterPart({ name, html: written, link }: LetterPart) {
  const fragment = cleanArticleHtml(await getServerPurifier(), written);
  if (!fragment) return null;
  const root = fragment.ownerDocument.createElement('div');
  root.append(fragment);
  const select = (selector: string) => [...root.querySelectorAll(selector)];
  for (const paragraph of select('li > p:first-child')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  // Links to the page that the block shows need no check: the block has them only if visitors see that page.
  const links = select('a')
    .map((anchor) => ({ text: anchor.textContent, href: anchor.getAttribute('href') ?? '' }))
    .filter(({ href }) => href !== link?.href);
  for (const element of select('*')) dress(element);
  for (const [formerTag, [tag, attributes]] of Object.entries(FIGURES)) {
    for (const element of select(formerTag)) setAttributes(renameElement(element, tag), attributes);
  }
  const barePictures = select('img[alt=""]').length;
  const invitation = link && renderMailButton(link.label, letterLink(link.href), false);
  // Wraps the part in a <div> with a font, for text that stands outside any other element.
  const html = `<div${renderMailStyleAttributes('ink', MAIL_BODY_FONT_STYLE)}>${removeInvisibleCharacters(root.innerHTML)}</div>${invitation?.html ?? ''}`;
  for (const anchor of select('a')) {
    const href = anchor.getAttribute('href');
    // In the plain text, the URL of the page that a block shows is given only by the button at the block's end. After
    // any other link, its URL follows in brackets.
    if (!link || href !== letterLink(link.href)) anchor.append(` (${href})`);
    else if (anchor.querySelector('img')) anchor.remove();
  }
  for (const item of select('li')) item.prepend('- ');
  for (const image of select('img')) {
    const alt = image.getAttribute('alt');
    image.replaceWith(alt ? `[${alt}]` : '');
  }
  const text = parseLimitedHtml(root.innerHTML).map(paragraphText);
  return {
    name,
    html,
    text: removeInvisibleCharacters([...text, invitation?.text].filter(Boolean).join('\n\n')),
    links,
    barePictures,
  };
}
