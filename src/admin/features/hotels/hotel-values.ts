import * as v from 'valibot';
import { firstIssues } from '#admin/features/editor/first-issues.ts';
import {
  formatTagList,
  parseCoordinates,
  parseTagList,
  parseTypedNumber,
  typedCoordinates,
  typedNumber,
} from '#domain/admin/typed-values.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { type HotelDraft, HotelInput, toHotelDraft } from '#domain/hotel/hotel-input.ts';
import { formatPrice } from '#domain/text/format.ts';

/** A picture of the gallery as it is typed. */
export type GalleryRow = { url: string; alt: string };

/** What the fields of the editor hold. */
export type HotelValues = {
  name: string;
  location: string;
  region: string;
  rating: string;
  price: string;
  image: string;
  description: string;
  amenities: string;
  details: string;
  experience_description: string;
  amenities_description: string;
  location_description: string;
  gallery: readonly GalleryRow[];
  booking_url: string;
  coordinates: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  featured: boolean;
  published: boolean;
  /** Ids of the destinations that the hotel is linked with. */
  destinations: readonly string[];
};

/** The editor of a new hotel. */
export const EMPTY_HOTEL: HotelValues = {
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
  gallery: [],
  booking_url: '',
  coordinates: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
  featured: false,
  published: true,
  destinations: [],
};

/** A hotel as the fields hold it. */
export function toHotelValues(hotel: Hotel, destinations: readonly string[]): HotelValues {
  const draft: HotelDraft = toHotelDraft(hotel);
  return {
    name: draft.name,
    location: draft.location,
    region: draft.region ?? '',
    rating: draft.rating === 0 ? '' : typedNumber(draft.rating),
    price: draft.price === 0 ? '' : formatPrice(draft.price),
    image: draft.image ?? '',
    description: draft.description ?? '',
    amenities: formatTagList(draft.amenities),
    details: draft.details ?? '',
    experience_description: draft.experience_description ?? '',
    amenities_description: draft.amenities_description ?? '',
    location_description: draft.location_description ?? '',
    gallery: draft.gallery,
    booking_url: draft.booking_url ?? '',
    coordinates: typedCoordinates(draft.coordinates),
    seo_title: draft.seo_title ?? '',
    seo_description: draft.seo_description ?? '',
    seo_keywords: draft.seo_keywords ?? '',
    featured: draft.featured,
    published: draft.published,
    destinations: [...destinations].sort(),
  };
}

/** A stored document and its destinations as the fields hold them; null when it cannot be read. */
export function storedHotelValues(stored: Record<string, unknown>): HotelValues | null {
  const hotel = v.safeParse(Hotel, stored);
  const destinations = v.safeParse(v.array(v.string()), stored.destinations);
  return hotel.success
    ? toHotelValues(hotel.output, destinations.success ? destinations.output : [])
    : null;
}

const typed = (text: string, maxDecimals?: number) =>
  text.trim() === '' ? 0 : parseTypedNumber(text, maxDecimals);

/** What the fields hold as HotelInput takes it; a number that cannot be read is NaN. */
export function toHotelInput(values: HotelValues) {
  const { destinations: _destinations, region, ...fields } = values;
  return {
    ...fields,
    region: region === '' ? null : region,
    rating: typed(values.rating),
    price: typed(values.price, 2),
    amenities: parseTagList(values.amenities),
    coordinates: parseCoordinates(values.coordinates),
  };
}

/** What is wrong with the fields, in the rules' words. */
export function checkHotel(values: HotelValues): Record<string, string> {
  return firstIssues(HotelInput, toHotelInput(values));
}

/** The hotel as its page would show it; unreadable parts as the page shows missing ones. */
export function toShownHotel(values: HotelValues, id: string, createdAt: string | null): Hotel {
  const { name, location, ...input } = toHotelInput(values);
  return v.parse(Hotel, {
    ...input,
    id,
    name: name.trim() || 'Nom de l’hôtel',
    location: location.trim() || 'Localisation',
    image: input.image.trim(),
    booking_url: input.booking_url.trim(),
    created_at: createdAt,
    updated_at: null,
  });
}
