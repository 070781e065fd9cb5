import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { isExampleTestimonial, listSettingsToFillIn } from '#domain/settings/examples.ts';
import type { Testimonial } from '#domain/settings/site-settings.ts';

const OWN = {
  contact_email: 'bonjour@maison.fr',
  phone: '',
  publisher_name: 'Maison SARL',
  publisher_address: '1, rue Haute, Lille',
  publisher_registration: 'RCS Lille 123',
  publisher_vat: '',
  director_name: 'Zoé Blanc',
  travel_registration: 'Sans objet',
  mediation: 'Médiation Tourisme',
  pictures_origin: 'Zoé Blanc',
};

test('the settings that each owner must fill in are listed when they are missing or equal to the default text', () => {
  const names = Object.keys(OWN).sort();
  expect(listSettingsToFillIn({}, DEFAULT_SETTINGS).sort()).toEqual(names);
  expect(listSettingsToFillIn(DEFAULT_SETTINGS, DEFAULT_SETTINGS).sort()).toEqual(names);
});

test('the list of settings to fill in omits settings that were changed or emptied, and those that not every owner must change', () => {
  expect(listSettingsToFillIn({ ...DEFAULT_SETTINGS, ...OWN }, DEFAULT_SETTINGS)).toEqual([]);
  const forgotten = { ...OWN, publisher_vat: DEFAULT_SETTINGS.publisher_vat };
  expect(listSettingsToFillIn(forgotten, DEFAULT_SETTINGS)).toEqual(['publisher_vat']);
});

test('a testimonial with the name and text of a default one is recognised as an example, whatever its date; with another name or text it is not', () => {
  const isOwn = (testimonial: Testimonial) =>
    !isExampleTestimonial(testimonial, EXAMPLE_HOME_TESTIMONIALS);
  const [example = DEFAULT_SETTINGS.home_testimonials[0]] = EXAMPLE_HOME_TESTIMONIALS;
  expect(EXAMPLE_HOME_TESTIMONIALS.some(isOwn)).toBe(false);
  expect(example && isOwn({ ...example, date: 'mai 2020' })).toBe(false);
  expect(example && isOwn({ ...example, name: 'Zoé' })).toBe(true);
  expect(example && isOwn({ ...example, content: 'Au calme.' })).toBe(true);
});
