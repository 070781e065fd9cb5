import { removeRefusedImages, unwrapElements } from '#data/articles/clean-article.ts';

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

/**
 * Uploads the pictures that pasted HTML contains, writes emoji as characters, and removes the pictures that visitors
 * could not load. Returns how many.
 */
export function takeImages(root: HTMLElement, startUpload: (file: File) => string): number {
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

/**
 * Makes figures as the text editor holds them: a picture without a link, and a caption without formatting. Returns how
 * many pictures lose their link. Call it after `takeImages`, which makes figures of uploads and removes pictures.
 */
export function fitFigures(root: HTMLElement): number {
  const linked = root.querySelectorAll('a[href]:has(img, figure)').length;
  unwrapElements(root, 'figure a:has(img)');
  for (const line of root.querySelectorAll('figcaption :is(br, p, div)')) line.after(' ');
  for (const caption of root.querySelectorAll('figcaption'))
    caption.replaceChildren(caption.textContent ?? '');
  // A figure with text beside its caption becomes ordinary content.
  for (const figure of root.querySelectorAll('figure'))
    if (figure.textContent !== (figure.querySelector('figcaption')?.textContent ?? ''))
      figure.replaceWith(...figure.childNodes);
  return linked;
}
