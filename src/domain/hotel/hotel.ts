import * as v from 'valibot';
import { choiceField, requiredChoiceField } from '#domain/schema/choice-fields.ts';
import { optionsOfTexts, storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { FAVOURITE_NOTE_MAX, LOCATION_MAX, NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { findAmenityKinds } from './amenity-kinds.ts';
import { coordinatesField, galleryField, monthsField } from './hotel-fields.ts';
import { REGIONS } from './hotel-filter.ts';

/** The fields of a hotel. `price` is in euros a night, 0 if unknown. */
export const HOTEL_FIELDS = {
  name: f.requiredSingleLineField('Nom', NAME_MAX, 'Le nom est requis'),
  location: f.requiredSingleLineField('Localisation', LOCATION_MAX, 'La localisation est requise'),
  region: requiredChoiceField('Région', optionsOfTexts(REGIONS), 'La région est requise'),
  rating: f.numberField(
    'Note',
    { min: 0, max: 5, step: 0.1 },
    'La note doit être un nombre entre 0 et 5, avec une décimale au plus',
  ),
  price: f.numberField(
    'Prix',
    { min: 0, max: 100_000, step: 0.01 },
    'Le prix doit être un nombre entre 0 et 100\u202f000',
  ),
  image: f.pictureField('Image'),
  description: f.textField('Description', TEXT_MAX),
  price_note: f.singleLineField('Ce que le prix couvre', 120),
  amenities: f.listField('Équipements'),
  open_months: monthsField('Mois d’ouverture'),
  details: f.textField('Détails', TEXT_MAX),
  experience_description: f.textField('L’Expérience', TEXT_MAX),
  amenities_description: f.textField('Services & Équipements', TEXT_MAX),
  location_description: f.textField('Emplacement', TEXT_MAX),
  drawback: f.singleLineField('Ce qui grince', 240),
  visited: f.singleLineField('Dernière visite', 120),
  gallery: galleryField('Galerie'),
  booking_url: f.urlField(
    'Adresse de réservation',
    'L’adresse de réservation doit être complète et commencer par https://',
  ),
  coordinates: coordinatesField('Coordonnées'),
  ...f.SEO_FIELDS,
  featured: f.booleanField('Coup de cœur'),
  published: f.booleanField('Publié', true),
  publish_at: f.instantField('Publier le'),
};

// A hotel has these shapes: `Hotel`, the whole record, of its page and of favourites; `HotelInputSchema`, what an editor
// saves; `HotelSummary`, what a card needs; `CatalogueHotel`, a summary with what filters and the map need, in the list
// of all hotels; `ListedHotel`, what any list is sure to have of it; `MappedHotel`, what maps need. Queries whose
// result is sent with a page pick what that page needs.

/** A hotel as read from Firestore; `region` is null if the stored region is no longer in REGIONS. */
export const Hotel = storedSchema({
  ...f.ID_AND_TIMESTAMP_FIELDS,
  ...HOTEL_FIELDS,
  region: choiceField('Région', optionsOfTexts(REGIONS), 'La région est requise'),
});
export type Hotel = v.InferOutput<typeof Hotel>;

export const HotelInputSchema = v.strictObject(HOTEL_FIELDS);

/** The fields of a hotel that cards and filters need; the description is converted to plain text. */
export const HotelSummary = v.object({
  ...v.pick(Hotel, [
    'id',
    'name',
    'location',
    'region',
    'image',
    'rating',
    'price',
    'featured',
    'created_at',
  ]).entries,
  description: v.pipe(
    Hotel.entries.description,
    v.transform((text) => (text === null ? null : htmlToText(text))),
  ),
});
export type HotelSummary = v.InferOutput<typeof HotelSummary>;

/** A hotel in the list of all hotels, with what the map and filters need besides its card. */
export const CatalogueHotel = v.pipe(
  v.object({
    ...HotelSummary.entries,
    ...v.pick(Hotel, ['coordinates', 'amenities', 'open_months']).entries,
  }),
  v.transform(({ amenities, open_months: months, ...hotel }) => ({
    ...hotel,
    kinds: findAmenityKinds(amenities),
    months,
  })),
);
export type CatalogueHotel = v.InferOutput<typeof CatalogueHotel>;

/**
 * A hotel in any list: a list that the server sends with a page has only the fields of cards, and the file of a long
 * list only those that filters need.
 */
export type ListedHotel = Pick<
  CatalogueHotel,
  'id' | 'name' | 'location' | 'region' | 'price' | 'rating'
> &
  Partial<CatalogueHotel>;

/** What maps and GPX files need of a hotel; a hotel without coordinates is left out of them. */
export type MappedHotel = Pick<ListedHotel, 'id' | 'name' | 'location' | 'coordinates'>;

export const HotelDestinationLink = storedSchema({
  hotel_id: f.RECORD_ID_FIELD.id,
  destination_id: f.RECORD_ID_FIELD.id,
});
export type HotelDestinationLink = v.InferOutput<typeof HotelDestinationLink>;

/** A hotel saved by a visitor, with the visitor's note; the hotel is stored whole, to be read offline. */
export const FavouriteEntry = v.object({
  hotel: Hotel,
  note: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, FAVOURITE_NOTE_MAX)),
    ),
    '',
  ),
  saved_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type FavouriteEntry = v.InferOutput<typeof FavouriteEntry>;
