import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { newsletterPromiseTexts } from '#domain/newsletter/newsletter.ts';
import { isAnnouncementShown } from '#domain/settings/announcement.ts';
import {
  parseSettings,
  type Settings,
  SettingsInputSchema,
  StoredSettings,
} from '#domain/settings/site-settings.ts';
import { listSocialLinks } from '#domain/settings/social-links.ts';
import { SETTING_LINE_MAX, TESTIMONIALS_MAX } from '#domain/site/limits.ts';

const QUOTED = { name: 'Zoé', destination: 'Oslo', date: 'mai 2026', content: 'Au calme.' };

describe('the settings’ form', () => {
  const parsed = (changes: Partial<Settings>) =>
    v.safeParse(SettingsInputSchema, { ...DEFAULT_SETTINGS, ...changes });

  it('the settings’ form accepts the default settings unchanged', () => {
    expect(v.parse(SettingsInputSchema, DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['instagram', '@maison', 'https://www.instagram.com/maison/'],
    ['tiktok', 'maison', 'https://www.tiktok.com/@maison'],
    ['whatsapp', '06 12 34 56 78', 'https://wa.me/33612345678'],
    ['phone', '', ''],
    ['publisher_vat', ' FR\n12 ', 'FR 12'],
  ] as const)('the setting %s, typed as « %s », is stored as « %s »', (name, typed, stored) => {
    expect(parsed({ [name]: typed }).output).toMatchObject({ [name]: stored });
  });

  it.each<[string, Partial<Settings>]>([
    ['an invalid email address', { contact_email: 'contact' }],
    ['an invalid phone number', { phone: '12' }],
    ['a script as an account', { tiktok: 'javascript:alert(1)' }],
    ['a missing search URL of the partner', { partner_search_url: '' }],
    ['an invalid picture', { author_image: 'portrait.jpg' }],
    ['a line that is too long', { announcement: 'a'.repeat(SETTING_LINE_MAX + 1) }],
    ['a day that does not exist', { announcement_from: '2026-02-30' }],
    [
      'an end before its start',
      { announcement_from: '2026-05-02', announcement_until: '2026-05-01' },
    ],
    ['a testimonial without its text', { home_testimonials: [{ ...QUOTED, content: ' ' }] }],
    ['too many testimonials', { holiday_testimonials: Array(TESTIMONIALS_MAX + 1).fill(QUOTED) }],
  ])('the settings’ form refuses %s', (_what, changes) => {
    expect(parsed(changes).success).toBe(false);
  });

  it.each<Partial<Settings>>([
    { announcement_from: '2026-05-01', announcement_until: '2026-05-01' },
    { announcement_from: '2026-05-01' },
    { home_testimonials: [] },
  ])('the settings’ form accepts the values %o', (changes) => {
    expect(parsed(changes).success).toBe(true);
  });
});

describe('stored settings', () => {
  it('an unreadable stored setting is left out, so that the default text applies', () => {
    const stored = {
      id: 'site',
      updated_at: null,
      phone: '01 02 03 04 05',
      instagram: 'javascript:alert(1)',
      contact_email: 5,
      home_testimonials: [{ name: 'Zoé' }],
      holiday_testimonials: [QUOTED],
      role: 'admin',
    };
    const settings = { phone: '01 02 03 04 05', holiday_testimonials: [QUOTED] };
    expect(parseSettings(stored)).toEqual(settings);
    expect(v.parse(StoredSettings, stored)).toEqual({ updated_at: null, ...settings });
  });
});

test.each([
  [{}, false],
  [{ announcement: 'Fermé' }, true],
  [{ announcement: 'Fermé', announcement_from: '2026-05-03' }, false],
  [{ announcement: 'Fermé', announcement_until: '2026-05-01' }, false],
])('an announcement with the settings %j is shown on 2 May 2026: %s', (settings, expected) => {
  expect(isAnnouncementShown(settings, '2026-05-02')).toBe(expected);
});

test('a social network whose URL is empty in the settings has no link', () => {
  const shown = listSocialLinks({ instagram: 'https://www.instagram.com/maison', tiktok: '' });
  expect(shown.map(({ href }) => href)).toEqual([
    'https://www.instagram.com/maison',
    'https://wa.me/33600000000',
  ]);
});

test('the day and contents promised to newsletter subscribers come from the settings', () => {
  expect(newsletterPromiseTexts({})).toEqual({
    title: 'Une lettre, le premier jeudi du mois',
    invitation:
      'Quatre maisons, un itinéraire, les offres de nos partenaires\u202f; rien d’autre, et jamais plus d’une fois par mois.',
    offer:
      'Le premier jeudi du mois\u00a0: quatre maisons, un itinéraire, les offres de nos partenaires.',
    asked:
      'le premier jeudi du mois, quatre maisons, un itinéraire, les offres de nos partenaires.',
    arrival: 'la lettre vous parviendra le premier jeudi du mois.',
  });
  const own = { newsletter_day: 'à Noël', newsletter_contents: 'une île', newsletter_limit: '' };
  expect(newsletterPromiseTexts(own)).toEqual({
    title: 'Une lettre, à Noël',
    invitation: 'Une île.',
    offer: 'À Noël\u00a0: une île.',
    asked: 'à Noël, une île.',
    arrival: 'la lettre vous parviendra à Noël.',
  });
});
