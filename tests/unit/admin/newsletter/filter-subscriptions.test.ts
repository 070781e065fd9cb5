import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  filterSubscriptions,
  readNewsletterSearch,
} from '#admin/features/newsletter/newsletter-search.ts';
import { activationQuestion, BULK_TEXTS } from '#admin/features/newsletter/subscription-texts.ts';
import { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';

const subscription = (fields: object) =>
  v.parse(NewsletterSubscription, { active: true, ...fields });
const zoe = subscription({
  id: 'z',
  email: 'zoé@exemple.fr',
  source: 'header',
  subscribed_at: '2026-01-01T10:00:00Z',
});
const anne = subscription({
  id: 'a',
  email: 'anne@exemple.fr',
  active: false,
  subscribed_at: '2026-03-01T10:00:00Z',
});
const undated = subscription({ id: 'u', email: 'moi@exemple.fr', source: 'scroll' });
const all = [zoe, anne, undated];

describe('the list of subscriptions', () => {
  it('has the newest first, and those without a date last', () => {
    expect(filterSubscriptions(all, {})).toEqual([anne, zoe, undated]);
    expect(filterSubscriptions(all, { tri: 'date', ordre: 'asc' })).toEqual([zoe, anne, undated]);
  });

  it('is sorted by each column', () => {
    expect(filterSubscriptions(all, { tri: 'email', ordre: 'asc' })).toEqual([anne, undated, zoe]);
    expect(filterSubscriptions(all, { tri: 'etat', ordre: 'desc' })[0]).toBe(anne);
    expect(filterSubscriptions(all, { tri: 'source', ordre: 'asc' })[0]).toBe(zoe);
  });

  it('is searched ignoring accents, and filtered by state and source', () => {
    expect(filterSubscriptions(all, { q: ' ZOE ' })).toEqual([zoe]);
    expect(filterSubscriptions(all, { etat: 'inactif' })).toEqual([anne]);
    expect(filterSubscriptions(all, { source: 'import' })).toEqual([anne]);
    expect(filterSubscriptions(all, { source: 'import', etat: 'actif' })).toEqual([]);
  });
});

describe('the URL search', () => {
  it('ignores invalid parameters, and is stable when read again', () => {
    const key = fc.constantFrom('q', 'etat', 'source', 'tri', 'ordre');
    const value = fc.oneof(fc.anything(), fc.constantFrom('actif', 'scroll', 'email', 'asc'));
    fc.assert(
      fc.property(fc.dictionary(key, value), (search) => {
        const read = readNewsletterSearch(search);
        expect(readNewsletterSearch(read)).toEqual(read);
        expect(filterSubscriptions(all, read).length).toBeLessThanOrEqual(all.length);
      }),
    );
    expect(readNewsletterSearch({ q: 1900, etat: 'x', tri: 'id' })).toEqual({ q: '1900' });
  });
});

describe('the texts about one and several', () => {
  it('agree in number', () => {
    expect(BULK_TEXTS.question(1)).toBe('Êtes-vous sûr de vouloir supprimer cet abonnement ?');
    expect(BULK_TEXTS.question(2)).toBe(
      'Êtes-vous sûr de vouloir supprimer ces 2 abonnements\u202f?',
    );
    expect(BULK_TEXTS.done(1)).toBe('1 abonnement supprimé');
    expect(BULK_TEXTS.restored(3)).toBe('3 abonnements rétablis');
  });

  it('ask for the consent of each', () => {
    expect(activationQuestion(['a@b.fr'])).toMatchObject({
      title: 'Réactiver cet abonnement\u202f?',
      text: expect.stringContaining('a@b.fr recevra'),
    });
    expect(activationQuestion(['a@b.fr', 'c@d.fr']).text).toContain('l’accord de chacune');
  });
});
