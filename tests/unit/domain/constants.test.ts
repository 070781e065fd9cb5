import { describe, expect, it } from 'vitest';
import { HOLIDAY_TESTIMONIALS } from '#content/holiday-testimonials.ts';
import { HOME_TESTIMONIALS } from '#content/home-testimonials.ts';
import { BRAND, TIME_ZONE } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  INTRO_BRAND_MS,
  INTRO_DURATION_MS,
  INTRO_FADE_OUT_MS,
  INTRO_SKIP_MS,
  INTRO_TITLE,
  INTRO_TITLE_FADE_MS,
  INTRO_VIDEO_SOURCES,
  TYPEWRITER_MS,
} from '#domain/site/intro.ts';
import * as layout from '#domain/site/layout.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { PORTS, portsWithOffset } from '#domain/site/ports.ts';
import { SOCIAL_LINKS } from '#domain/site/social-links.ts';
import * as storageKeys from '#domain/site/storage-keys.ts';

describe('the constants that behaviour is promised by', () => {
  it('hold for layout and motion', () => {
    expect({ ...layout, scrollOffset: undefined }).toEqual({
      MOBILE_BREAKPOINT_PX: 768,
      SCROLL_OFFSET_MOBILE_PX: 48,
      SCROLL_OFFSET_DESKTOP_PX: 64,
      TESTIMONIAL_ROTATION_MS: 5000,
      ARROW_BREAKPOINT_PX: 1024,
      ARROW_HIGHLIGHT_SMALL_MS: 150,
      ARROW_HIGHLIGHT_LARGE_MS: 200,
      scrollOffset: undefined,
    });
    expect([767, 768].map(layout.scrollOffset)).toEqual([48, 64]);
  });

  it('hold for the intro', () => {
    expect([INTRO_BRAND_MS, INTRO_TITLE_FADE_MS, INTRO_FADE_OUT_MS, INTRO_DURATION_MS]).toEqual([
      2000, 5000, 9000, 10_000,
    ]);
    expect([TYPEWRITER_MS, INTRO_SKIP_MS, INTRO_VIDEO_SOURCES]).toEqual([65, 1000, 3]);
    expect(INTRO_TITLE).toBe('Découvrez les plus beaux palaces du monde');
  });

  it('hold for storage and questions', () => {
    expect(storageKeys.HAS_SEEN_INTRO_KEY).toBe('hasSeenIntro');
    expect(storageKeys.SAVED_HOTELS_KEY).toBe('savedHotels');
    const keys = Object.values(storageKeys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(DELETE_QUESTIONS).toEqual({
      article: 'Êtes-vous sûr de vouloir supprimer cet article ?',
      hotel: 'Êtes-vous sûr de vouloir supprimer cet hôtel ?',
      destination: 'Êtes-vous sûr de vouloir supprimer cette destination ?',
      subscription: 'Êtes-vous sûr de vouloir supprimer cet abonnement ?',
    });
  });

  it('hold for brand and collections', () => {
    expect([BRAND, TIME_ZONE]).toEqual(['Grand Séjour', 'Europe/Paris']);
    expect(SOCIAL_LINKS.map(({ id }) => id)).toEqual(['instagram', 'whatsapp', 'tiktok']);
    expect(Object.values(COLLECTIONS)).toEqual([
      'hotels',
      'hotel_destinations',
      'popular_destinations',
      'destination_slugs',
      'blog_posts',
      'page_content',
      'settings',
      'newsletter_subscriptions',
      'contact_requests',
      'media',
      'mail_outbox',
      'audit_log',
      'trash',
      'rate_limits',
      'restores',
      'figures_open',
      'figures_days',
      'figures_summaries',
    ]);
  });

  it('hold for the testimonials: six and five, of five stars, each by its own id', () => {
    expect([HOME_TESTIMONIALS.length, HOLIDAY_TESTIMONIALS.length]).toEqual([6, 5]);
    const all = [...HOME_TESTIMONIALS, ...HOLIDAY_TESTIMONIALS];
    expect(new Set(all.map(({ id }) => id)).size).toBe(11);
    expect(all.every(({ rating }) => rating === 5)).toBe(true);
  });
});

describe('portsWithOffset', () => {
  it('shifts all ports together', () => {
    expect(portsWithOffset(0)).toEqual(PORTS);
    const shifted = portsWithOffset(100);
    expect(Object.keys(shifted)).toEqual(Object.keys(PORTS));
    expect(Object.values(shifted)).toEqual(Object.values(PORTS).map((port) => port + 100));
  });

  it.each([-1024, 65_535 - 9099])('takes the offset %d', (offset) => {
    expect(portsWithOffset(offset).smtp).toBe(1025 + offset);
  });

  it.each([-1025, 65_536 - 9099, 0.5, Number.NaN])('refuses the offset %d', (offset) => {
    expect(() => portsWithOffset(offset)).toThrow(RangeError);
  });
});
