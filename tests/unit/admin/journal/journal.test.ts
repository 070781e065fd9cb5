import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { filterEntries, readJournalSearch } from '#admin/features/journal/journal-search.ts';
import {
  ACTION_LABELS,
  actorOf,
  entryName,
  KIND_LABELS,
  kindOf,
  valueText,
} from '#admin/features/journal/journal-texts.ts';
import { AUDITED_COLLECTIONS, AuditEntry } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import { DestinationInput } from '#domain/destination/destination-input.ts';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { PageContentInput } from '#domain/seo/page-content.ts';

const entry = (fields: object = {}) =>
  v.parse(AuditEntry, {
    id: 'e1',
    action: 'update',
    collection: 'hotels',
    document_id: 'ryokan',
    label: 'Ryokan Émeraude',
    actor: { uid: 'u1', email: 'claire@exemple.fr' },
    at: '2026-05-04T08:00:00Z',
    before: { price: 1 },
    after: { price: 2 },
    changed: ['price'],
    links: [],
    ...fields,
  });

describe('the texts of an entry', () => {
  it('name the author and the record', () => {
    expect(actorOf(entry())).toBe('claire@exemple.fr');
    expect(actorOf(entry({ actor: { uid: 'u1', email: null } }))).toBe('u1');
    expect(actorOf(entry({ actor: null }))).toBe('système');
    expect(entryName(entry())).toBe('Ryokan Émeraude');
    expect(entryName(entry({ label: null }))).toBe('ryokan');
  });

  it('number visitors’ records', () => {
    const personal = entry({
      collection: 'newsletter_subscriptions',
      label: null,
      document_id: '0123456789abcdef',
    });
    expect(entryName(personal)).toBe('n° 01234567');
  });

  it('have a kind for every logged collection', () => {
    for (const collection of AUDITED_COLLECTIONS) {
      expect(KIND_LABELS[kindOf(entry({ collection }))]).toMatch(/^\p{Lu}/u);
    }
  });

  it('distinguish a restoration from a creation', () => {
    expect(ACTION_LABELS[entry({ action: 'restore' }).action]).toBe('Restauration');
    expect(readJournalSearch({ action: 'restore' })).toEqual({ action: 'restore' });
  });

  it.each([
    ['hotels', HotelInput],
    ['blog_posts', BlogPostInput],
    ['popular_destinations', DestinationInput],
    ['page_content', PageContentInput],
  ] as const)('name the fields of %s in French', (collection, input) => {
    for (const name of Object.keys(input.entries)) {
      expect(fieldLabel(collection, name)).not.toBe(name);
    }
    expect(fieldLabel(collection, 'unknown_field')).toBe('unknown_field');
    expect(fieldLabel(collection, 'constructor')).toBe('constructor');
  });

  it('name a field as the editor of its collection does', () => {
    expect(fieldLabel('hotels', 'featured')).toBe('Coup de cœur');
    expect(fieldLabel('blog_posts', 'featured')).toBe('Article vedette');
    expect(fieldLabel('blog_posts', 'tags')).toBe('Mots-clés');
  });
});

describe('the text of a value', () => {
  it.each([
    [null, '(vide)'],
    [undefined, '(vide)'],
    ['', '(vide)'],
    [[], '(vide)'],
    [true, 'oui'],
    [false, 'non'],
    [4.5, '4,5'],
    [0, '0'],
    ['texte', 'texte'],
    [['Spa', 'Piscine'], 'Spa, Piscine'],
    [{ lat: 1 }, '{"lat":1}'],
  ])('%j', (value, text) => {
    expect(valueText(value)).toBe(text);
  });

  it('is truncated', () => {
    expect(valueText('a'.repeat(2000))).toHaveLength(400);
  });
});

describe('the journal', () => {
  const system = entry({ id: 'e2', actor: null, action: 'delete', collection: 'blog_posts' });
  const all = [entry(), system];

  it('is searched by record and author, and filtered by kind and action', () => {
    expect(filterEntries(all, { q: 'emeraude claire' })).toEqual([]);
    expect(filterEntries(all, { q: 'EMERAUDE' })).toEqual(all);
    expect(filterEntries(all, { q: 'claire' })).toEqual([entry()]);
    expect(filterEntries(all, { q: 'systeme' })).toEqual([system]);
    expect(filterEntries(all, { quoi: 'article' })).toEqual([system]);
    expect(filterEntries(all, { action: 'update' })).toEqual([entry()]);
    expect(filterEntries(all, { quoi: 'hotel', action: 'delete' })).toEqual([]);
  });

  it('ignores invalid search parameters', () => {
    const key = fc.constantFrom('q', 'quoi', 'action');
    fc.assert(
      fc.property(fc.dictionary(key, fc.anything()), (search) => {
        const read = readJournalSearch(search);
        expect(readJournalSearch(read)).toEqual(read);
      }),
    );
    expect(readJournalSearch({ quoi: 'hotels', action: 'delete' })).toEqual({ action: 'delete' });
  });
});
