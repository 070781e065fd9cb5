import * as v from 'valibot';
import * as f from '#domain/schema/fields.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { ALT_MAX, GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { tooLongError } from '#domain/text/form-errors.ts';
import { MONTH_NUMBERS } from './hotel-filter.ts';

const GalleryPicture = v.object({
  url: v.pipe(v.string(), v.trim(), f.missingUnless(isImageUrl, f.IMAGE_URL_INVALID_MESSAGE)),
  alt: v.optional(
    v.pipe(v.string(), v.transform(cleanLine), v.maxLength(ALT_MAX, tooLongError(ALT_MAX))),
    '',
  ),
});

export const galleryField = (label: string) =>
  f.withFieldMetadata(
    { kind: 'gallery', label, max: GALLERY_MAX_ITEMS },
    v.pipe(
      v.nullish(v.array(GalleryPicture), () => []),
      v.maxLength(GALLERY_MAX_ITEMS, `La galerie compte ${GALLERY_MAX_ITEMS} images au plus`),
    ),
  );

/** Field of the months in which a hotel is open, 1 to 12; an empty list means all year, or unknown. */
export const monthsField = (label: string) =>
  f.withFieldMetadata(
    { kind: 'months', label },
    v.nullish(v.array(v.picklist(MONTH_NUMBERS, 'Un mois est attendu')), () => []),
  );

const degrees = (max: number, message: string) =>
  v.pipe(
    v.number(message),
    f.missingUnless((value: number) => Math.abs(value) <= max, message),
  );

const Coordinates = v.object({
  lat: degrees(90, 'La latitude doit être un nombre entre -90 et 90'),
  lng: degrees(180, 'La longitude doit être un nombre entre -180 et 180'),
});

export const coordinatesField = (label: string) =>
  f.withFieldMetadata({ kind: 'place', label }, v.nullish(Coordinates, null));
