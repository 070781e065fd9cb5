import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  ALT_MAX,
  GALLERY_MAX_ITEMS,
  LIST_ITEM_MAX,
  LIST_MAX_ITEMS,
  LOCATION_MAX,
  NAME_MAX,
  PRICE_MAX,
  RATING_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  TEXT_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';
import { americanHotels } from '#scripts/seed/hotels-amerique.ts';
import { asianHotels } from '#scripts/seed/hotels-asie.ts';
import { europeanHotels } from '#scripts/seed/hotels-europe.ts';
import { indianOceanHotels } from '#scripts/seed/hotels-ocean-indien.ts';
import { expectRules, newId, rulesProject } from '../support/rules.ts';
import {
  describeDemoContent,
  describeFields,
  describeTimestamps,
  signedNow,
  stampedNow,
} from './describe-fields.ts';
import { describeShownReads, describeWriters } from './describe-roles.ts';
import {
  cases,
  choiceCases,
  flagCases,
  httpsUrlCases,
  imageCases,
  lineCases,
  MISSING,
  multilineCases,
  pictureUrlCases,
  seoCases,
  textListCases,
  textOf,
  urlOf,
} from './field-cases.ts';

const valid = {
  name: 'Ryokan du Pavillon d’Érable',
  location: 'Kyoto, Japon',
  region: 'Asie',
  image: '/art/hotel-kyoto-1280.webp',
  rating: 4.8,
  price: 1240,
  description: '<p>Un jardin, <strong>un bain</strong>.</p>',
  featured: true,
  amenities: ['Bain d’eau chaude', 'Jardin'],
  details: 'Douze chambres.',
  experience_description: 'On arrive à pied.\n\nOn repart de même.',
  amenities_description: 'Deux bains.',
  location_description: 'Au nord de la ville.',
  seo_title: 'Un ryokan à Kyoto',
  seo_description: 'Douze chambres et un jardin.',
  seo_keywords: 'ryokan, Kyoto',
  published: true,
  gallery: [],
  booking_url: 'https://reservation.example.com/ryokan',
  coordinates: { lat: 35.0116, lng: 135.7681 },
};

const picture = { url: urlOf(40), alt: 'Le jardin' };
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: urlOf(40 + index), alt: `Vue ${index}` }));
/** As many good pictures as go before a last one. */
const after = (last: unknown) => [...pictures(GALLERY_MAX_ITEMS - 1), last];

const galleryCases = [
  ...pictureUrlCases('gallery'),
  ...cases('gallery', {
    allow: {
      'no picture': [],
      'no alternative text': [{ ...picture, alt: '' }],
      'no alternative text in the last of all': after({ ...picture, alt: '' }),
      'quotes and digits in the alternative text': [{ ...picture, alt: '« 2 », "a", /art/' }],
      [`${GALLERY_MAX_ITEMS} pictures`]: pictures(GALLERY_MAX_ITEMS),
      [`an alternative text of ${ALT_MAX} characters`]: after({ ...picture, alt: textOf(ALT_MAX) }),
    },
    deny: {
      [`${GALLERY_MAX_ITEMS + 1} pictures`]: pictures(GALLERY_MAX_ITEMS + 1),
      [`an alternative text of ${ALT_MAX + 1}`]: after({ ...picture, alt: textOf(ALT_MAX + 1) }),
      [`a last address of ${URL_MAX + 1}`]: after({ ...picture, url: urlOf(URL_MAX + 1) }),
      'a last address of another scheme': after({ ...picture, url: 'http://example.com/a.webp' }),
      'a break in the alternative text': [{ ...picture, alt: 'deux\nlignes' }],
      'a separator in the alternative text': [{ ...picture, alt: 'deux\u001flignes' }],
      'a blank alternative text': after({ ...picture, alt: ' ' }),
      'an alternative text that is a number': [{ ...picture, alt: 5 }],
      'an alternative text that is null': after({ ...picture, alt: null }),
      'an alternative text that is a map': [{ ...picture, alt: { fr: 'Vue' } }],
      'no alternative text field': [{ url: picture.url }],
      'no address field': [{ alt: picture.alt }],
      'another field': [{ ...picture, credit: 'Odile' }],
      'another field in the last of all': after({ ...picture, credit: 'Odile' }),
      'an address alone': [picture.url],
      'a picture alone': picture,
      'null in it': [null],
      null: null,
      'a text': '/art/hotel-kyoto-1280.webp',
      'no field': MISSING,
    },
  }),
];

const numberCases = (field: string, max: number) =>
  cases(field, {
    allow: { zero: 0, [`${max}`]: max, 'one decimal': 4.3 },
    deny: {
      'less than zero': -0.1,
      [`more than ${max}`]: max + 0.1,
      'a text': '4',
      'no number': Number.NaN,
      infinity: Number.POSITIVE_INFINITY,
      null: null,
      'a list': [4],
      'no field': MISSING,
    },
  });

const subject = {
  project: rulesProject(COLLECTIONS.hotels),
  collection: COLLECTIONS.hotels,
  schema: HotelInput,
  valid,
};

describe('hotels', () => {
  describeWriters(subject);
  describeShownReads(subject, 'published', ['created_at desc', 'name asc']);
  describeTimestamps(subject);
  describeDemoContent(subject, [
    ...americanHotels,
    ...asianHotels,
    ...europeanHotels,
    ...indianOceanHotels,
  ]);
  describeFields(subject, [
    ...lineCases('name', NAME_MAX, true),
    ...lineCases('location', LOCATION_MAX, true),
    ...choiceCases('region', REGIONS, true),
    ...imageCases('image'),
    ...numberCases('rating', RATING_MAX),
    ...cases('rating', {
      // Tenths that binary fractions miss the most.
      allow: { 'a tenth': 0.1, '1.1': 1.1, '2.3': 2.3, '4.1': 4.1, '4.9': 4.9, 'a sum': 0.1 + 0.2 },
      deny: { 'a step of 0.05': 4.25, 'a step of 0.01': 0.01, 'a step of 0.001': 4.999 },
    }),
    ...numberCases('price', PRICE_MAX),
    ...multilineCases('description', TEXT_MAX),
    ...flagCases('featured'),
    ...textListCases('amenities', []),
    ...multilineCases('details', TEXT_MAX),
    ...multilineCases('experience_description', TEXT_MAX),
    ...multilineCases('amenities_description', TEXT_MAX),
    ...multilineCases('location_description', TEXT_MAX),
    ...seoCases(),
    ...flagCases('published'),
    ...galleryCases,
    ...httpsUrlCases('booking_url'),
    ...cases('coordinates', {
      allow: {
        null: null,
        'whole numbers': { lat: 0, lng: 0 },
        'the north east': { lat: 90, lng: 180 },
        'the south west': { lat: -90, lng: -180 },
      },
      deny: {
        'too far north': { lat: 90.1, lng: 0 },
        'too far south': { lat: -90.1, lng: 0 },
        'too far east': { lat: 0, lng: 180.1 },
        'too far west': { lat: 0, lng: -180.1 },
        'a latitude alone': { lat: 0 },
        'a third number': { lat: 0, lng: 0, alt: 0 },
        'other names': { latitude: 0, longitude: 0 },
        texts: { lat: '0', lng: '0' },
        'no number': { lat: Number.NaN, lng: 0 },
        nulls: { lat: null, lng: null },
        'a list': [0, 0],
        'a text': '0,0',
        'no field': MISSING,
      },
    }),
  ]);

  it('lets a hotel through whose every field is as large as it may be', async () => {
    const largest = {
      ...valid,
      name: textOf(NAME_MAX),
      location: textOf(LOCATION_MAX),
      region: REGIONS[REGIONS.length - 1],
      image: urlOf(URL_MAX),
      rating: RATING_MAX,
      price: PRICE_MAX,
      description: textOf(TEXT_MAX),
      amenities: Array(LIST_MAX_ITEMS).fill(textOf(LIST_ITEM_MAX)),
      details: textOf(TEXT_MAX),
      experience_description: textOf(TEXT_MAX),
      amenities_description: textOf(TEXT_MAX),
      location_description: textOf(TEXT_MAX),
      seo_title: textOf(SEO_TITLE_MAX),
      seo_description: textOf(SEO_DESCRIPTION_MAX),
      seo_keywords: textOf(SEO_KEYWORDS_MAX),
      gallery: Array(GALLERY_MAX_ITEMS).fill({ url: urlOf(URL_MAX), alt: textOf(ALT_MAX) }),
      booking_url: urlOf(URL_MAX),
      coordinates: { lat: -90, lng: -180 },
    };
    expect(v.is(HotelInput, largest)).toBe(true);
    const document = subject.project.as('admin').collection(COLLECTIONS.hotels).doc(newId());
    await expectRules(true, document.set({ ...largest, ...stampedNow() }));
    await expectRules(true, document.update({ published: false, ...signedNow() }));
  });
});
