import { describe } from 'vitest';
import { DestinationInput } from '#domain/destination/destination-input.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  DISPLAY_ORDER_MAX,
  NAME_MAX,
  SLUG_MAX,
  SUBTITLE_MAX,
  TEXT_MAX,
} from '#domain/site/limits.ts';
import { destinations } from '#scripts/seed/destinations.ts';
import { rulesProject } from '../support/rules.ts';
import { describeDemoContent, describeFields, describeTimestamps } from './describe-fields.ts';
import { describeShownReads, describeWriters } from './describe-roles.ts';
import {
  cases,
  flagCases,
  imageCases,
  lineCases,
  MISSING,
  multilineCases,
  seoCases,
} from './field-cases.ts';

const subject = {
  project: rulesProject(COLLECTIONS.destinations),
  collection: COLLECTIONS.destinations,
  schema: DestinationInput,
  valid: {
    destination_name: 'Grèce',
    destination_slug: 'grece',
    display_order: 3,
    active: true,
    banner_image: '/art/destination-grece-1920.webp',
    subtitle: 'Des îles blanches',
    description: 'Deux îles suffisent à une semaine.\n\n\n\nEn août, le vent décide.',
    seo_title: 'Hôtels de luxe en Grèce',
    seo_description: 'Nos maisons blanches des Cyclades.',
    seo_keywords: 'hôtel Grèce, Cyclades',
  },
};

describe('popular_destinations', () => {
  describeWriters(subject);
  describeShownReads(subject, 'active', ['destination_name asc', 'display_order asc']);
  describeTimestamps(subject);
  describeDemoContent(subject, destinations);
  describeFields(subject, [
    ...lineCases('destination_name', NAME_MAX, true),
    ...cases('destination_slug', {
      allow: {
        'a word': 'grece',
        'words and digits': 'afrique-de-l-est-2',
        [`${SLUG_MAX} characters`]: 'a'.repeat(SLUG_MAX),
      },
      deny: {
        capitals: 'Grece',
        accents: 'grèce',
        'a slash': 'grece/iles',
        'a space': 'grece iles',
        'a hyphen at the start': '-grece',
        'a hyphen at the end': 'grece-',
        'two hyphens': 'grece--iles',
        [`${SLUG_MAX + 1} characters`]: 'a'.repeat(SLUG_MAX + 1),
        'an empty text': '',
        'a number': 5,
        null: null,
        'no field': MISSING,
      },
    }),
    ...cases('display_order', {
      allow: { 1: 1, [DISPLAY_ORDER_MAX]: DISPLAY_ORDER_MAX },
      deny: {
        zero: 0,
        'less than zero': -1,
        [DISPLAY_ORDER_MAX + 1]: DISPLAY_ORDER_MAX + 1,
        'one and a half': 1.5,
        'a text': '1',
        null: null,
        'no field': MISSING,
      },
    }),
    ...flagCases('active'),
    ...imageCases('banner_image'),
    ...cases('banner_image', {
      allow: {},
      deny: { 'the pasted HTML itself': '<img src="/art/destination-grece-1920.webp">' },
    }),
    ...lineCases('subtitle', SUBTITLE_MAX),
    ...multilineCases('description', TEXT_MAX),
    ...seoCases(),
  ]);
});
