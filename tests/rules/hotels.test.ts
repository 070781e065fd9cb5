import { describe } from 'vitest';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { GALLERY_MAX_ITEMS, LOCATION_MAX, NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
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
      seo_title: 120,
      seo_description: 320,
      seo_keywords: 500,
    }),
    ...choiceCases('region', REGIONS),
    ...imageCases('image'),
    ...numberCases('rating', [0, 5]),
    ...numberCases('price', [0, 100_000]),
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
