import { isSafeUrl } from '#data/clean-article.ts';
import { toastError } from '#ui/toast/toast.ts';

const MARKER = '[style*="mso-list:ignore" i]';
const NUMBER = /^\s*[\da-z]{1,4}[.)]/i;
/** Blocks that may be empty, and breaks between blocks. */
const SPACING = 'p, div, li, h2, h3, h4, :is(p, ul, ol, h2, h3, h4, table) + br';

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function wrap(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  element.replaceWith(wrapper);
  wrapper.append(element);
}

/** Makes flat lists of Word's list paragraphs, without their markers. */
function buildWordLists(root: ParentNode): void {
  for (const paragraph of root.querySelectorAll('p[style*="mso-list" i]')) {
    const marker = paragraph.querySelector(MARKER);
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = rename(paragraph, 'li');
    const before = item.previousElementSibling;
    if (before?.localName === tag) before.append(item);
    else wrap(item, tag);
  }
}

/** Prepares pasted HTML, above all of Word, for the editor's schema, which leaves out the rest. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  buildWordLists(body);
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2');
  for (const element of body.querySelectorAll('[href^="http:"], [src^="http:"]')) {
    const name = element.hasAttribute('href') ? 'href' : 'src';
    element.setAttribute(name, `https${element.getAttribute(name)?.slice(4)}`);
  }
  for (const element of body.querySelectorAll('a, ol')) {
    for (const name of ['target', 'rel', 'class', 'type']) element.removeAttribute(name);
  }
  for (const image of body.querySelectorAll('img:not(figure img)')) wrap(image, 'figure');
  if (
    [...body.querySelectorAll('img')].some((image) => !isSafeUrl(image.getAttribute('src') ?? ''))
  ) {
    toastError(
      'Des images n’ont pas été reprises',
      'Enregistrez-les sur votre appareil, puis déposez-les dans le texte.',
    );
  }
  for (const block of body.querySelectorAll(SPACING)) {
    if (!block.textContent?.trim() && !block.querySelector('img')) block.remove();
  }
  return body.innerHTML;
}
