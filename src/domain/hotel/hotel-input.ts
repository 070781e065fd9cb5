import * as v from 'valibot';
import {
  INVALID_IMAGE,
  optionalImage,
  optionalLine,
  optionalText,
  plannedInstant,
  requiredLine,
  textList,
  writtenSeoFields,
} from '#domain/schema/written-fields.ts';
import { DEFAULT_HOTEL_IMAGE, HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { isHttpsUrl, isImageUrl } from '#domain/site/image-url.ts';
import {
  ALT_MAX,
  GALLERY_MAX_ITEMS,
  LOCATION_MAX,
  NAME_MAX,
  PRICE_MAX,
  RATING_MAX,
  TEXT_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import type { Hotel } from './hotel.ts';
import { REGIONS, type Region } from './hotel-search.ts';

const RATING_INVALID = 'La note doit être un nombre entre 0 et 5, par pas de 0,1';
const PRICE_INVALID = `Le prix doit être un nombre entre 0 et ${PRICE_MAX}`;
const BOOKING_INVALID = 'L’adresse de réservation doit être une URL complète, en https';
const LATITUDE_INVALID = 'La latitude doit être un nombre entre -90 et 90';
const LONGITUDE_INVALID = 'La longitude doit être un nombre entre -180 et 180';

const between = (min: number, max: number, message: string) =>
  v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message));

const isTenth = (rating: number) => Math.abs(rating * 10 - Math.round(rating * 10)) < 1e-9;

/**
 * The fields of a hotel that an administrator writes: no other key. Optional fields are stored as
 * null when empty. Dates and signature are added by the code that stores it.
 */
export const HotelInput = v.strictObject({
  name: requiredLine(NAME_MAX, 'Le nom est requis'),
  location: requiredLine(LOCATION_MAX, 'La localisation est requise'),
  region: v.picklist(REGIONS, 'La région est requise'),
  image: optionalImage,
  rating: v.optional(
    v.pipe(between(0, RATING_MAX, RATING_INVALID), v.check(isTenth, RATING_INVALID)),
    0,
  ),
  price: v.optional(between(0, PRICE_MAX, PRICE_INVALID), 0),
  description: optionalText(TEXT_MAX),
  featured: v.optional(v.boolean(), false),
  amenities: textList,
  details: optionalText(TEXT_MAX),
  experience_description: optionalText(TEXT_MAX),
  amenities_description: optionalText(TEXT_MAX),
  location_description: optionalText(TEXT_MAX),
  ...writtenSeoFields,
  published: v.optional(v.boolean(), true),
  publish_at: plannedInstant,
  gallery: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          url: v.pipe(v.string(), v.trim(), v.check(isImageUrl, INVALID_IMAGE)),
          alt: v.pipe(v.string(), v.transform(cleanLine), v.maxLength(ALT_MAX, tooLong(ALT_MAX))),
        }),
      ),
      v.maxLength(GALLERY_MAX_ITEMS, `La galerie compte ${GALLERY_MAX_ITEMS} images au plus`),
    ),
    [],
  ),
  booking_url: v.pipe(
    optionalLine(URL_MAX),
    v.check((url) => url === null || isHttpsUrl(url), BOOKING_INVALID),
  ),
  coordinates: v.nullish(
    v.strictObject({
      lat: between(-90, 90, LATITUDE_INVALID),
      lng: between(-180, 180, LONGITUDE_INVALID),
    }),
    null,
  ),
});
export type HotelInput = v.InferOutput<typeof HotelInput>;

/** The values of a hotel's editor: the region of a new one is not chosen yet. */
export type HotelDraft = Omit<HotelInput, 'region'> & { region: Region | null };

/** The values a hotel's editor starts with: what was only a display default is empty again. */
export function toHotelDraft(hotel: Hotel): HotelDraft {
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = hotel;
  return {
    ...fields,
    image: hotel.image === DEFAULT_HOTEL_IMAGE ? null : hotel.image,
    description: hotel.description === HOTEL_DESCRIPTION_FALLBACK ? null : hotel.description,
  };
}
