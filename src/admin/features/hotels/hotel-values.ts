import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import { withTexts } from '#admin/features/editor/form-values.ts';
import { recordIdFor } from '#admin/features/list/record-id.ts';
import {
  formatTagList,
  parseCoordinates,
  parsePlan,
  parseTagList,
  parseTypedNumber,
  typedCoordinates,
  typedNumber,
} from '#domain/admin/typed-values.ts';
import { Hotel, HotelInput } from '#domain/hotel/hotel.ts';
import { withoutStamps } from '#domain/schema/stored.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { parisClock } from '#domain/text/dates.ts';
import { formatPrice } from '#domain/text/format.ts';

/** A gallery image as form values. */
export type GalleryRow = { url: string; alt: string };

const NO_ROWS: readonly GalleryRow[] = [];
const NO_IDS: readonly string[] = [];

/** What the fields of a new hotel hold; `destinations` are the ids of its destinations. */
export const EMPTY_HOTEL = {
  name: '',
  location: '',
  region: '',
  rating: '',
  price: '',
  image: '',
  description: '',
  amenities: '',
  details: '',
  experience_description: '',
  amenities_description: '',
  location_description: '',
  gallery: NO_ROWS,
  booking_url: '',
  coordinates: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
  featured: false,
  published: false,
  publish_at: '',
  destinations: NO_IDS,
};

export type HotelValues = typeof EMPTY_HOTEL;

/** A hotel as form values. */
export function toHotelValues(hotel: Hotel, destinations: readonly string[]): HotelValues {
  const { rating, price, amenities, coordinates, publish_at, ...fields } = withoutStamps(hotel);
  return {
    ...withTexts(fields),
    rating: rating === 0 ? '' : typedNumber(rating),
    price: price === 0 ? '' : formatPrice(price),
    amenities: formatTagList(amenities),
    coordinates: typedCoordinates(coordinates),
    publish_at: parisClock(publish_at),
    destinations: [...destinations].sort(),
  };
}

/** A stored document and its destinations as form values; null when it is unreadable. */
export function storedHotelValues(stored: Record<string, unknown>): HotelValues | null {
  const hotel = v.safeParse(Hotel, stored);
  const destinations = v.safeParse(v.array(v.string()), stored.destinations);
  return hotel.success
    ? toHotelValues(hotel.output, destinations.success ? destinations.output : [])
    : null;
}

const typed = (text: string, maxDecimals?: number) =>
  text.trim() === '' ? 0 : parseTypedNumber(text, maxDecimals);

/** A row that nobody filled in. */
export const isEmptyRow = ({ url, alt }: GalleryRow): boolean => `${url}${alt}`.trim() === '';

/** Form values as HotelInput takes them; an unreadable number is NaN, an empty row of the gallery left out. */
export function toHotelInput(values: HotelValues) {
  const { destinations: _destinations, region, ...fields } = values;
  return {
    ...fields,
    region: region === '' ? null : region,
    rating: typed(values.rating),
    price: typed(values.price, 2),
    amenities: parseTagList(values.amenities),
    gallery: values.gallery.filter((row) => !isEmptyRow(row)),
    coordinates: parseCoordinates(values.coordinates),
    publish_at: parsePlan(values.publish_at),
  };
}

/** Validation errors by field. */
export function checkHotel(values: HotelValues): Record<string, string> {
  return firstIssues(HotelInput, toHotelInput(values));
}

/** The hotel as its page would show it; invalid values count as missing. */
export function toShownHotel(values: HotelValues, id: string, createdAt: string | null): Hotel {
  const { name, location, ...input } = toHotelInput(values);
  return v.parse(Hotel, {
    ...input,
    id,
    name: name.trim() || 'Nom de l’hôtel',
    location: location.trim() || 'Localisation',
    image: input.image.trim(),
    // One that is being typed hides no other.
    gallery: input.gallery.filter(({ url }) => isImageUrl(url.trim())),
    booking_url: input.booking_url.trim(),
    created_at: createdAt,
    updated_at: null,
  });
}

/** The preferred id of a hotel, part of its URL. */
export const hotelIdFor = (name: string): string => recordIdFor(name, 'hotel');
