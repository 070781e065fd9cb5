import * as v from 'valibot';
import {
  StoredInstant,
  StoredRequiredText,
  StoredText,
  StoredTextList,
  storedSeoFields,
} from '#domain/schema/stored-fields.ts';
import { DEFAULT_HOTEL_IMAGE, HOTEL_DESCRIPTION_FALLBACK } from '#domain/site/defaults.ts';
import { isHttpsUrl, isImageUrl } from '#domain/site/image-url.ts';
import { FAVOURITE_NOTE_MAX } from '#domain/site/limits.ts';
import { clampRating } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { REGIONS } from './hotel-search.ts';

const StoredGallery = v.fallback(
  v.pipe(
    v.array(
      v.fallback(
        v.nullable(
          v.object({
            url: v.pipe(v.string(), v.check(isImageUrl)),
            alt: v.fallback(v.string(), ''),
          }),
        ),
        null,
      ),
    ),
    v.transform((pictures) => pictures.filter((picture) => picture !== null)),
  ),
  () => [],
);

const StoredCoordinates = v.fallback(
  v.nullable(
    v.object({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  null,
);

/**
 * A hotel as it is read: a stored document plus its id. Id, name and location are required; any
 * other field that is missing or malformed gets its default. Rating clamped to 0 to 5, price in euros per
 * night, dates as ISO strings.
 */
export const Hotel = v.object({
  id: StoredRequiredText,
  name: StoredRequiredText,
  location: StoredRequiredText,
  region: v.fallback(v.nullable(v.picklist(REGIONS)), null),
  image: v.fallback(v.pipe(v.string(), v.check(isImageUrl)), DEFAULT_HOTEL_IMAGE),
  rating: v.fallback(v.pipe(v.number(), v.transform(clampRating)), 0),
  price: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  description: v.fallback(
    v.pipe(
      v.string(),
      v.check((text) => text.trim() !== ''),
    ),
    HOTEL_DESCRIPTION_FALLBACK,
  ),
  featured: v.fallback(v.boolean(), false),
  amenities: StoredTextList,
  details: StoredText,
  experience_description: StoredText,
  amenities_description: StoredText,
  location_description: StoredText,
  ...storedSeoFields,
  published: v.fallback(v.boolean(), true),
  publish_at: StoredInstant,
  gallery: StoredGallery,
  booking_url: v.fallback(v.nullable(v.pipe(v.string(), v.check(isHttpsUrl))), null),
  coordinates: StoredCoordinates,
  created_at: StoredInstant,
  updated_at: StoredInstant,
});
export type Hotel = v.InferOutput<typeof Hotel>;

/** A summary as the site's server gives it to browsers: its description is plain text already. */
export const GivenHotelSummary = v.pick(Hotel, [
  'id',
  'name',
  'location',
  'region',
  'image',
  'rating',
  'price',
  'description',
  'featured',
  'created_at',
]);

/** The part of a hotel that cards and filters need, its description made plain text. */
export const HotelSummary = v.object({
  ...GivenHotelSummary.entries,
  description: v.pipe(Hotel.entries.description, v.transform(htmlToText)),
});
export type HotelSummary = v.InferOutput<typeof HotelSummary>;

/** The summary of a whole hotel. */
export const toHotelSummary = (hotel: Hotel): HotelSummary => v.parse(HotelSummary, hotel);

/** A hotel that a visitor saved: kept whole, to be read offline, with a note of the visitor's own. */
export const FavouriteEntry = v.object({
  hotel: Hotel,
  note: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, FAVOURITE_NOTE_MAX)),
    ),
    '',
  ),
  saved_at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
});
export type FavouriteEntry = v.InferOutput<typeof FavouriteEntry>;
