import { createTrustedTypesPolicy } from '#admin/kit/trusted-types.ts';
import {
  cleanArticleHtml,
  createPurifier,
  removeRefusedImages,
  replaceRefusedLinks,
} from '#data/articles/clean-article.ts';
import { removeHiddenPassages } from '#data/articles/remove-revision-marks.ts';

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

/** Returns a list with a French count for a list of losses; [] if there is nothing to count. */
export const count = (total: number, singular: string, plural: string): string[] =>
  total === 0 ? [] : [`${total} ${total === 1 ? singular : plural}`];

/**
 * Removes elements that public pages do not show. Returns, in French, how many of each kind; `images` and `links` are
 * numbers of those removed before.
 */
export function removeUnsupported(body: HTMLElement, images: number, links = 0): string[] {
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
