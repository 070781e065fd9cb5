import { describe, it } from 'vitest';
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
import { expectRules, rulesProject } from '../support/rules.ts';
import { describeFields, describePublication, describeStamps } from './describe-fields.ts';
import { DESTINATION, STORED_SIGNATURE, signedNow } from './documents.ts';
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
    ...flagCases('active'),
    ...planCases(),
    ...imageCases('banner_image'),
  ]);
});

describe('destination_slugs', () => {
  const slugs = COLLECTIONS.destinationSlugs;
  const reservation = (slug: string) => subject.project.as('admin').collection(slugs).doc(slug);
  const store = (slug: string, destination_id: string | null) => {
    return subject.project.store({ [`${slugs}/${slug}`]: { destination_id, ...STORED_SIGNATURE } });
  };
  const owned = (destination_id: unknown) => ({ destination_id, ...signedNow() });

  it('is reserved, kept, freed and reserved again', async () => {
    await expectRules(true, reservation('grece').set(owned('grece')));
    await expectRules(true, reservation('grece').set(owned('grece')));
    await expectRules(true, reservation('grece').set(owned(null)));
    await expectRules(true, reservation('grece').set(owned('iles-grecques')));
  });

  it('is not taken from another destination', async () => {
    await store('italie', 'italie');
    await expectRules(false, reservation('italie').set(owned('toscane')));
    await expectRules(false, reservation('italie').delete());
  });

  it.each([
    ['an id that is no slug', 'Grèce', owned('grece')],
    ['no destination', 'oman', signedNow()],
    ['a destination of another type', 'oman', owned(5)],
    ['a destination without a name', 'oman', owned('')],
    ['another field', 'oman', { ...owned('oman'), note: 'VIP' }],
    ['no signature', 'oman', { destination_id: 'oman' }],
    ['the signature of another account', 'oman', { ...owned('oman'), updated_by: 'somebody' }],
  ])('is refused with %s', (_what, slug, fields) =>
    expectRules(false, reservation(slug).set(fields)),
  );
});
