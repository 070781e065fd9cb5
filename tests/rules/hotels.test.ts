import { describe } from 'vitest';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  GALLERY_MAX_ITEMS,
  LOCATION_MAX,
  NAME_MAX,
  PRICE_MAX,
  RATING_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  TEXT_MAX,
} from '#domain/site/limits.ts';
import { rulesProject } from '../support/rules.ts';
import { describeFields, describePublication, describeStamps } from './describe-fields.ts';
import { HOTEL } from './documents.ts';
import {
  cases,
  choiceCases,
  flagCases,
  imageCases,
  listCases,
  numberCases,
  planCases,
  textCases,
  urlCases,
} from './field-cases.ts';

const collection = COLLECTIONS.hotels;
const subject = { project: rulesProject(collection), collection, valid: HOTEL };

describe('hotels', () => {
  describeStamps(subject);
  describePublication(subject);
  describeFields(subject, [
    ...textCases({ name: NAME_MAX, location: LOCATION_MAX }, true),
    ...textCases({
      description: TEXT_MAX,
      details: TEXT_MAX,
      experience_description: TEXT_MAX,
      amenities_description: TEXT_MAX,
      location_description: TEXT_MAX,
      seo_title: SEO_TITLE_MAX,
      seo_description: SEO_DESCRIPTION_MAX,
      seo_keywords: SEO_KEYWORDS_MAX,
    }),
    ...choiceCases('region', REGIONS),
    ...imageCases('image'),
    ...numberCases('rating', [0, RATING_MAX]),
    ...numberCases('price', [0, PRICE_MAX]),
    ...listCases('amenities', []),
    ...listCases('gallery', [], GALLERY_MAX_ITEMS),
    ...flagCases('featured', 'published'),
    ...planCases(),
    ...urlCases('booking_url'),
    ...cases('coordinates', {
      allow: { null: null, 'two bounds': { lat: 90, lng: -180 } },
      deny: {
        'too far north': { lat: 90.1, lng: 0 },
        'too far west': { lat: 0, lng: -180.1 },
        'a latitude alone': { lat: 0 },
        'a third number': { lat: 0, lng: 0, alt: 0 },
        texts: { lat: '0', lng: '0' },
        'a list': [0, 0],
      },
    }),
  ]);
});
