import * as v from 'valibot';
import { isImageUrl } from '#domain/site/image-url.ts';
import {
  LIST_ITEM_MAX,
  LIST_MAX_ITEMS,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { cleanLine, cleanText } from '#domain/text/clean-text.ts';
import { isEmail } from '#domain/text/email.ts';

export const INVALID_IMAGE = 'L’adresse de l’image doit être une URL complète, en https';
const INVALID_PLAN = 'La date et l’heure de publication ne sont pas valides';
const INVALID_TEXT = 'Un texte est attendu';
const TOO_MANY_ITEMS = `La liste est trop longue (${LIST_MAX_ITEMS} entrées au plus)`;

const emptyToNull = (text: string | null) => (text === '' ? null : text);

/** A required text of one line; `message` is the error when it is missing or blank. */
export const requiredLine = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.transform(cleanLine),
    v.nonEmpty(message),
    v.maxLength(max, tooLong(max)),
  );

/** A required text that may have several lines. */
export const requiredText = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.transform(cleanText),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(max, tooLong(max)),
  );

/** A required email address; the two messages are those of the form. */
export const emailField = (required: string, invalid: string) =>
  v.pipe(v.string(required), v.trim(), v.nonEmpty(required), v.check(isEmail, invalid));

/** An optional text of one line, stored as null when empty. */
export const optionalLine = (max: number) =>
  v.pipe(
    v.nullish(
      v.pipe(v.string(INVALID_TEXT), v.transform(cleanLine), v.maxLength(max, tooLong(max))),
      null,
    ),
    v.transform(emptyToNull),
  );

/** An optional text of several lines, stored as null when empty. */
export const optionalText = (max: number) =>
  v.pipe(
    v.nullish(
      v.pipe(
        v.string(INVALID_TEXT),
        v.transform(cleanText),
        v.trim(),
        v.maxLength(max, tooLong(max)),
      ),
      null,
    ),
    v.transform(emptyToNull),
  );

/** An optional image URL: full https URL, path of this site's art, or null. */
export const optionalImage = v.pipe(
  v.nullish(
    v.pipe(v.string(INVALID_IMAGE), v.trim(), v.maxLength(URL_MAX, tooLong(URL_MAX))),
    null,
  ),
  v.transform(emptyToNull),
  v.check((url) => url === null || isImageUrl(url), INVALID_IMAGE),
);

/** A list of short texts, trimmed, empty ones dropped. */
export const textList = v.pipe(
  v.nullish(
    v.array(
      v.pipe(
        v.string(INVALID_TEXT),
        v.transform(cleanLine),
        v.maxLength(LIST_ITEM_MAX, tooLong(LIST_ITEM_MAX)),
      ),
    ),
    [],
  ),
  v.transform((items) => items.filter((item) => item !== '')),
  v.maxLength(LIST_MAX_ITEMS, TOO_MANY_ITEMS),
);

/** When a record is to be published by itself: an ISO date, or null. */
export const plannedInstant = v.nullish(
  v.pipe(v.string(INVALID_PLAN), v.isoTimestamp(INVALID_PLAN)),
  null,
);

/** The SEO fields that hotels, destinations, posts and pages share; empty ones are stored as null. */
export const writtenSeoFields = {
  seo_title: optionalLine(SEO_TITLE_MAX),
  seo_description: optionalLine(SEO_DESCRIPTION_MAX),
  seo_keywords: optionalLine(SEO_KEYWORDS_MAX),
};
