import { describe } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  DISPLAY_ORDER_MAX,
  NAME_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  SLUG_MAX,
  SUBTITLE_MAX,
  TEXT_MAX,
} from '#domain/site/limits.ts';
import { rulesProject } from '../support/rules.ts';
import { describeFields, describePublication, describeStamps } from './describe-fields.ts';
import { DESTINATION } from './documents.ts';
import { cases, flagCases, imageCases, numberCases, planCases, textCases } from './field-cases.ts';

const collection = COLLECTIONS.destinations;
const subject = { project: rulesProject(collection), collection, valid: DESTINATION };

describe('popular_destinations', () => {
  describeStamps(subject);
  describePublication(subject);
  describeFields(subject, [
    ...textCases({ destination_name: NAME_MAX }, true),
    ...textCases({
      subtitle: SUBTITLE_MAX,
      description: TEXT_MAX,
      seo_title: SEO_TITLE_MAX,
      seo_description: SEO_DESCRIPTION_MAX,
      seo_keywords: SEO_KEYWORDS_MAX,
    }),
    ...cases('destination_slug', {
      allow: { [`${SLUG_MAX} characters`]: 'a'.repeat(SLUG_MAX), digits: 'route-66' },
      deny: {
        [`${SLUG_MAX + 1} characters`]: 'a'.repeat(SLUG_MAX + 1),
        accents: 'grèce',
        'a path': 'a/b',
        'an empty text': '',
        null: null,
        'another type': 5,
      },
    }),
    ...numberCases('display_order', [1, DISPLAY_ORDER_MAX]),
    ...cases('display_order', { allow: {}, deny: { 'half a number': 1.5 } }),
    ...cases('former_slugs', {
      allow: { none: [], twenty: Array(20).fill('grece-antique') },
      deny: {
        'twenty-one': Array(21).fill('grece-antique'),
        accents: ['grèce'],
        'a text': 'grece',
      },
    }),
    ...flagCases('active'),
    ...planCases(),
    ...imageCases('banner_image'),
  ]);
});
