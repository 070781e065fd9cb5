import { describe } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DISPLAY_ORDER_MAX, NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
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
      subtitle: 200,
      description: TEXT_MAX,
      seo_title: 120,
      seo_description: 320,
      seo_keywords: 500,
    }),
    ...cases('destination_slug', {
      allow: { [`${120} characters`]: 'a'.repeat(120), digits: 'route-66' },
      deny: {
        [`${120 + 1} characters`]: 'a'.repeat(120 + 1),
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
