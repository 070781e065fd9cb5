import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { activeSubscriberPercent, NEWSLETTER_SOURCES } from '#domain/newsletter/newsletter.ts';
import {
  subscriptionsToCsv as csvOf,
  NewsletterSignup,
  NewsletterSubscription,
  subscriptionsCsvFileName,
} from '#domain/newsletter/newsletter-subscription.ts';
import { firstErrors } from '../../support/first-errors.ts';

describe('a newsletter subscription', () => {
  const bare = { id: 'x', email: 'a@b.fr' };

  it('a newsletter subscription is read with defaults for missing or unreadable fields other than its email address', () => {
    const defaults = {
      source: null,
      subscribed_at: null,
      active: false,
      consent_version: null,
      consent_at: null,
      consent_proof: null,
      confirmed_at: null,
      confirmation_sent_at: null,
      unsubscribed_at: null,
      activation_basis: null,
      activated_at: null,
      links: [],
      later: [],
      refusals: 0,
      refusal: null,
      mails: {},
      delivery: null,
      mail_due_at: null,
      mail_attempts: 0,
    };
    expect(v.parse(NewsletterSubscription, bare)).toEqual({ ...bare, ...defaults });
    expect(
      v.parse(NewsletterSubscription, { ...bare, source: 'x', active: 'oui', subscribed_at: 1 }),
    ).toEqual({ ...bare, ...defaults });
    expect(v.safeParse(NewsletterSubscription, { id: 'x' }).success).toBe(false);
  });
});

describe('a sign-up', () => {
  const signup = { email: ' Jeanne@Example.fr ', source: 'header', consentVersion: '2026-11' };

  it('the email address of a newsletter sign-up is normalised', () => {
    expect(v.parse(NewsletterSignup, signup).email).toBe('jeanne@example.fr');
    for (const source of NEWSLETTER_SOURCES) {
      expect(firstErrors(NewsletterSignup, { ...signup, source })).toEqual({});
    }
  });
});

it('the share of active newsletter subscriptions is a rounded percentage', () => {
  expect(activeSubscriberPercent(3, 2)).toBe(67);
  expect(activeSubscriberPercent(0, 0)).toBe(0);
});

const HEADER = "\uFEFFEmail;Source;Date d'inscription;Actif\r\n";
const row = (email: string) => ({
  email,
  source: 'header' as const,
  subscribed_at: '2026-01-05T08:07:00Z',
  active: true,
  consent_proof: null,
});

describe('the CSV of subscribers', () => {
  it('the CSV of newsletter subscribers has four columns with French titles', () => {
    const rows = [
      row('a@example.fr'),
      { ...row('b@example.fr'), source: null, subscribed_at: null, active: false },
    ];
    expect(csvOf(rows)).toBe(
      `${HEADER}a@example.fr;header;05/01/2026 09:07;Oui\r\nb@example.fr;import;;Non\r\n`,
    );
    expect(csvOf([])).toBe(HEADER);
  });
});

test('the file name of the CSV of newsletter subscribers has the day of the export', () => {
  expect(subscriptionsCsvFileName('2026-11-20')).toBe('abonnes-newsletter-2026-11-20.csv');
});
