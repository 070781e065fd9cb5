import * as v from 'valibot';
import type { Field } from '#domain/schema/field.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { decodeEntities } from '#domain/text/limited-html.ts';

const IMAGE_TAG = /<img\b/i;
const ATTRIBUTES = /(?<=[\s"'/])[^\s"'<>/=]+\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the picture's URL from what was pasted, a URL or HTML; null without a valid URL. */
export function extractPictureUrl(text: string): string | null {
  const typed = text.trim();
  if (isImageUrl(typed)) return typed;
  const start = typed.search(IMAGE_TAG);
  if (start === -1) return null;
  for (const [attribute, double, single, bare = ''] of typed.slice(start).matchAll(ATTRIBUTES)) {
    if (!/^src\s*=/i.test(attribute)) continue;
    const url = decodeEntities(double ?? single ?? bare).trim();
    return isImageUrl(url) ? url : null;
  }
  return null;
}

const INVALID = 'Aucune adresse d’image en https n’a été trouvée';
const isNoneOrImage = (url: string | null): url is string | null => url === null || isImageUrl(url);

/** Form field for a picture's URL, or for pasted HTML that contains the URL; null if empty. */
export const pictureUrlField = (label: string) =>
  v.pipe(
    v.nullish(v.string(INVALID), ''),
    v.transform((typed) => (typed.trim() === '' ? null : (extractPictureUrl(typed) ?? typed))),
    v.guard(isNoneOrImage, INVALID),
    v.metadata({ kind: 'picture', label } satisfies Field),
  );
