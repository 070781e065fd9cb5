import { cleanArticleHtml } from '../../../src/data/clean-article.ts';
import { getServerPurifier } from '../../../src/data/server-purifier.ts';
import { LETTER_URL_PARAM } from '../../../src/domain/figures/figure.ts';
import { parsePhoto, parsePictureStem } from '../../../src/domain/media/photo.ts';
import { paragraphText, parseLimitedHtml } from '../../../src/domain/text/limited-html.ts';
import { siteUrl } from '../site/site-settings.ts';
import { attributesOf, BODY_FONT, look, mailBorder, mailFont, plainText, SERIF } from './layout.ts';

/** Returns a link's URL; URLs of this site get the parameter that counts visits from letters. */
function letterLink(href: string): string {
  const url = URL.parse(href, siteUrl());
  if (url && url.origin === new URL(siteUrl()).origin) url.searchParams.set(LETTER_URL_PARAM, '1');
  return url?.href ?? '';
}

/** Returns the URL of a picture in a mail, of JPEG for this site's own, because Outlook shows no WebP or AVIF. */
function pictureUrl(image: string): string {
  const stem = parsePictureStem(image)?.replace(/^.*\//, '');
  return stem ? `${siteUrl()}/media/${stem}-1200.jpeg` : (URL.parse(image, siteUrl())?.href ?? '');
}

const PICTURE = `display:block;width:100%;max-width:544px;height:auto;border:0;${mailFont(14)}`;
const CELL = `padding:8px 12px 8px 0;${mailBorder('bottom', 'rule')};text-align:left;vertical-align:top;${BODY_FONT}`;
const SERIFS = (size: number) => `margin:0 0 10px;${mailFont(size, SERIF, 1.3)};font-weight:normal`;
const QUOTE = `margin:0 0 16px;padding:4px 0 4px 18px;${mailBorder('left', 'gold', 2)};${mailFont(17, SERIF)}`;

/** Attributes of each element that a letter's texts may contain. */
const LOOKS: Readonly<Record<string, Record<string, string>>> = {
  p: attributesOf('ink', `margin:0 0 16px;${BODY_FONT}`),
  pre: attributesOf('ink', `margin:0 0 16px;${BODY_FONT}`),
  h2: attributesOf('ink', SERIFS(24)),
  h3: attributesOf('ink', SERIFS(19)),
  h4: attributesOf('ink', SERIFS(17)),
  ul: attributesOf('ink', `margin:0 0 16px;padding:0 0 0 24px;${BODY_FONT}`),
  ol: attributesOf('ink', `margin:0 0 16px;padding:0 0 0 24px;${BODY_FONT}`),
  li: attributesOf('ink', `margin:0 0 6px;${BODY_FONT}`),
  blockquote: attributesOf('ink', QUOTE, ' gold'),
  a: attributesOf('ink', 'text-decoration:underline'),
  img: attributesOf('quiet', PICTURE),
  figure: attributesOf('ink', 'margin:32px 0 16px'),
  figcaption: attributesOf('quiet', `margin:6px 0 0;${mailFont(14)}`),
  hr: attributesOf('quiet', `margin:0 0 24px;border:0;${mailBorder('top', 'rule')}`, ' rule'),
  table: attributesOf('ink', 'width:100%;border-collapse:collapse'),
  td: attributesOf('ink', CELL, ' rule'),
  th: attributesOf('ink', CELL, ' rule'),
};
const KEPT = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];

function dress(element: Element): void {
  for (const name of element.getAttributeNames())
    if (!KEPT.includes(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(LOOKS[element.localName] ?? {}))
    element.setAttribute(name, value);
  const [href, image] = [element.getAttribute('href'), element.getAttribute('src')];
  if (href !== null) element.setAttribute('href', letterLink(href));
  if (image === null) return;
  element.setAttribute('alt', element.getAttribute('alt') || parsePhoto(image)?.alt || '');
  element.setAttribute('src', pictureUrl(image));
  element.setAttribute('width', '544');
}

/** Renders untrusted HTML as the body of a mail, and as plain text. `links` are the URLs as the author typed them. */
export async function renderMailRichText(written: string) {
  const fragment = written && cleanArticleHtml(await getServerPurifier(), written);
  if (!fragment) return { html: '', text: '', links: [], hasBarePicture: false };
  const root = fragment.ownerDocument.createElement('div');
  root.append(fragment);
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  for (const only of all('li > p:first-child')) only.replaceWith(...only.childNodes);
  const links = all('a').map((link) => link.getAttribute('href') ?? '');
  for (const element of all('*')) dress(element);
  const { innerHTML } = root;
  const hasBarePicture = root.querySelector('img[alt=""]') !== null;
  for (const link of all('a')) link.append(` (${link.getAttribute('href')})`);
  for (const item of all('li')) item.prepend('- ');
  for (const image of all('img')) image.replaceWith(`[${image.getAttribute('alt')}]`);
  const text = parseLimitedHtml(root.innerHTML).map(paragraphText).join('\n\n');
  // A <div> with a font, for text that stands outside any other element.
  const html = `<div${look('ink', BODY_FONT)}>${plainText(innerHTML)}</div>`;
  return { html, text: plainText(text), links, hasBarePicture };
}
