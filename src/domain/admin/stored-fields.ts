import * as v from 'valibot';
import { isImageUrl } from '#domain/site/image-url.ts';

/** Optional text of a stored document: null when it is missing, blank or of another type. */
export const StoredText = v.fallback(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null || text.trim() === '' ? null : text)),
  ),
  null,
);

/** An instant as an ISO string, null when it is missing or cannot be read. */
export const StoredInstant = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
  null,
);

/** Optional picture of a stored document: null unless it can be shown. */
export const StoredImage = v.fallback(v.nullable(v.pipe(v.string(), v.check(isImageUrl))), null);

/** A list of texts: blank entries and entries of another type are left out. */
export const StoredTextList = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.filter((item): item is string => typeof item === 'string' && item.trim() !== ''),
    ),
  ),
  () => [],
);

/** A text without which a document has no meaning (a name, a title): it makes the reading fail. */
export const StoredRequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Seo fields that hotels, destinations, posts and pages share. */
export const storedSeoFields = {
  seo_title: StoredText,
  seo_description: StoredText,
  seo_keywords: StoredText,
};
