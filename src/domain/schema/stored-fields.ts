import * as v from 'valibot';
import { isImageUrl } from '#domain/site/image-url.ts';

/** Optional text of a stored document: null when missing, blank or of another type. */
export const StoredText = v.fallback(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null || text.trim() === '' ? null : text)),
  ),
  null,
);

/** A date as an ISO string, null when missing or unreadable. */
export const StoredInstant = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
  null,
);

/** Optional image URL of a stored document: null unless it may be shown. */
export const StoredImage = v.fallback(v.nullable(v.pipe(v.string(), v.check(isImageUrl))), null);

/** A list of texts: blank entries and those of another type are dropped. */
export const StoredTextList = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.filter((item): item is string => typeof item === 'string' && item.trim() !== ''),
    ),
  ),
  () => [],
);

/** A text without which the document is useless (a name, a title): reading fails when it is missing. */
export const StoredRequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The SEO fields that hotels, destinations, posts and pages share. */
export const storedSeoFields = {
  seo_title: StoredText,
  seo_description: StoredText,
  seo_keywords: StoredText,
};
