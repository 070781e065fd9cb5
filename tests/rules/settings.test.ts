import { describe, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  EMAIL_MAX,
  SETTING_LINE_MAX,
  TESTIMONIALS_MAX,
  TEXT_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';
import { expectRules, type Fields, rulesProject, VISITORS } from '../support/rules.ts';
import { signedNow } from './documents.ts';
import { textOf, urlOf } from './field-cases.ts';

const collection = COLLECTIONS.settings;
const project = rulesProject(collection);
const write = (fields: Fields, id = 'site') =>
  project
    .as('admin')
    .collection(collection)
    .doc(id)
    .set({ ...DEFAULT_SETTINGS, ...fields, ...signedNow() });

const QUOTED = { name: 'Zoé', destination: 'Oslo', date: 'mai 2026', content: 'Au calme.' };
const ACCOUNTS = ['instagram', 'whatsapp', 'tiktok'];
const LINKS = [...ACCOUNTS, 'partner_search_url', 'host_contact'];
const LISTS = ['home_testimonials', 'holiday_testimonials'];
const REQUIRED = [
  'newsletter_day',
  'newsletter_contents',
  'author_name',
  'publisher_name',
  'publisher_address',
  'director_name',
  'host_name',
  'host_address',
  'host_location',
];
const names = Object.keys(DEFAULT_SETTINGS);
const lines = names.filter(
  (name) => ![...LINKS, ...LISTS, 'author_image', 'author_bio', 'contact_email'].includes(name),
);

describe('settings/site', () => {
  it('holds all settings', async () => {
    await expectRules(true, write({}));
    const { phone: _missing, ...others } = DEFAULT_SETTINGS;
    const settings = project.as('admin').doc(`${collection}/site`);
    await expectRules(false, settings.set({ ...others, ...signedNow() }));
  });

  it('is there for everybody, and written by nobody else', async () => {
    for (const role of VISITORS) {
      const settings = project.as(role).collection(collection);
      await expectRules(true, settings.doc('site').get());
      await expectRules(true, settings.get());
      await expectRules(
        false,
        settings.doc('site').set({ ...DEFAULT_SETTINGS, ...signedNow(role) }),
      );
    }
    await expectRules(false, write({}, 'other'));
    await expectRules(false, project.as('admin').doc(`${collection}/site`).set(DEFAULT_SETTINGS));
    await expectRules(false, project.as('admin').doc(`${collection}/site`).delete());
  });

  it('has no other field', () => expectRules(false, write({ role: 'admin' })));

  it.each(LINKS)('%s is a link in https, or empty', async (name) => {
    const most = ACCOUNTS.includes(name) ? SETTING_LINE_MAX : URL_MAX;
    for (const value of ['', 'https://example.com/a', urlOf(most)]) {
      await expectRules(true, write({ [name]: value }));
    }
    const tooLong = urlOf(most + 1);
    for (const value of ['http://a.fr', 'javascript:alert(1)', 'https:// a b', 5, null, tooLong]) {
      await expectRules(false, write({ [name]: value }));
    }
  });

  it.each(lines)('%s is a text, which may be empty where it is not required', async (name) => {
    await expectRules(true, write({ [name]: textOf(SETTING_LINE_MAX) }));
    await expectRules(!REQUIRED.includes(name), write({ [name]: '' }));
    for (const value of [textOf(SETTING_LINE_MAX + 1), 5, true, null, ['texte'], {}]) {
      await expectRules(false, write({ [name]: value }));
    }
  });

  it.each<[string, unknown, boolean]>([
    ['author_image', '/art/hotel-kyoto-1280.webp', true],
    ['author_image', 'http://images.example.com/a.webp', false],
    ['contact_email', textOf(EMAIL_MAX), true],
    ['contact_email', textOf(EMAIL_MAX + 1), false],
    ['contact_email', '', false],
    ['author_bio', textOf(TEXT_MAX), true],
    ['author_bio', textOf(TEXT_MAX + 1), false],
    ['author_bio', ['texte'], false],
    ['author_image', urlOf(URL_MAX + 1), false],
    ...LISTS.flatMap((name): [string, unknown, boolean][] => [
      [name, Array(TESTIMONIALS_MAX).fill(QUOTED), true],
      [name, [], true],
      [name, Array(TESTIMONIALS_MAX + 1).fill(QUOTED), false],
      [name, 'texte', false],
    ]),
  ])('%s may be %s: %s', (name, value, allowed) => expectRules(allowed, write({ [name]: value })));

  it('takes all texts at their longest', async () => {
    const urls = ['partner_search_url', 'host_contact', 'author_image'];
    const longest = [
      ...lines.map((name) => [name, textOf(SETTING_LINE_MAX)]),
      ...ACCOUNTS.map((name) => [name, urlOf(SETTING_LINE_MAX)]),
      ...urls.map((name) => [name, urlOf(URL_MAX)]),
      ['author_bio', textOf(TEXT_MAX)],
      ['contact_email', textOf(EMAIL_MAX)],
    ];
    await expectRules(true, write(Object.fromEntries(longest)));
  });
});
