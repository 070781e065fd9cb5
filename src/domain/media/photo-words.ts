import { parsePhoto } from './photo.ts';

/** A photograph's alternative text: empty when it is decorative; null of any other picture, or when nobody has given one. */
export const photoAlt = (address: string): string | null => parsePhoto(address)?.alt ?? null;

/**
 * What stands under a picture: a photograph's own caption, else what the record says of it, and who
 * took it. Empty when nothing is known.
 */
export function pictureCaption(address: string, otherwise = ''): string {
  const photo = parsePhoto(address);
  const caption = photo?.caption ?? otherwise;
  if (!photo?.credit) return caption;
  const ended = caption === '' || /[.!?…]$/.test(caption) ? caption : `${caption}.`;
  return `${ended} Photo\u00A0: ${photo.credit}`.trim();
}
