import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  NEWSLETTER_DUPLICATE_MESSAGE,
  NEWSLETTER_SOURCES,
  POPUP_SCROLL_RATIO,
  subscriptionStats,
} from '#domain/newsletter/newsletter.ts';
import {
  NewsletterSignup,
  NewsletterSubscription,
} from '#domain/newsletter/newsletter-subscription.ts';
import { parseErrors } from './parse-errors.ts';

describe('a newsletter subscription', () => {
  const bare = { id: 'x', email: 'a@b.fr' };

  it('is read with defaults', () => {
    const defaults = { source: null, subscribed_at: null, active: false, consent_version: null };
    expect(v.parse(NewsletterSubscription, bare)).toEqual({ ...bare, ...defaults });
    expect(
      v.parse(NewsletterSubscription, { ...bare, source: 'x', active: 'oui', subscribed_at: 1 }),
    ).toEqual({ ...bare, ...defaults });
    expect(v.safeParse(NewsletterSubscription, { id: 'x' }).success).toBe(false);
  });
});

describe('a signup', () => {
  const signup = { email: ' Jeanne@Example.fr ', source: 'header', consentVersion: '2026-11' };

  it('comes out with the normalised address', () => {
    expect(v.parse(NewsletterSignup, signup).email).toBe('jeanne@example.fr');
    for (const source of NEWSLETTER_SOURCES) {
      expect(parseErrors(NewsletterSignup, { ...signup, source })).toEqual({});
    }
  });

  it.each([
    ['email', '', "L'email est requis"],
    ['email', 'jeanne', 'Adresse email invalide'],
    ['consentVersion', 'a'.repeat(41), 'Ce texte est trop long (40 caractères au plus)'],
  ])('refuses %s %j', (key, value, message) => {
    expect(parseErrors(NewsletterSignup, { ...signup, [key]: value })).toEqual({ [key]: message });
  });

  it.each([
    ['source', 'popup'],
    ['source', undefined],
    ['consentVersion', ''],
    ['active', true],
  ])('refuses %s %j', (key, value) => {
    expect(Object.keys(parseErrors(NewsletterSignup, { ...signup, [key]: value }))).toEqual([key]);
  });
});

describe('the counters', () => {
  it('are total, active and a rounded rate', () => {
    const list = [{ active: true }, { active: true }, { active: false }];
    expect(subscriptionStats(list)).toEqual({ total: 3, active: 2, activityRate: 67 });
    expect(subscriptionStats([])).toEqual({ total: 0, active: 0, activityRate: 0 });
  });
});

it('has the constants of the specification', () => {
  expect(NEWSLETTER_SOURCES).toEqual(['header', 'footer', 'scroll']);
  expect(POPUP_SCROLL_RATIO).toBe(0.8);
  expect(NEWSLETTER_DUPLICATE_MESSAGE).toBe(
    'Cette adresse email est déjà inscrite à notre newsletter',
  );
});
