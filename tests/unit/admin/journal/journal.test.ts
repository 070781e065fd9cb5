import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { journalNames } from '#admin/features/journal/journal-names.ts';
import { filterEntries, readJournalSearch } from '#admin/features/journal/journal-search.ts';
import {
  ACTION_LABELS,
  actorOf,
  entryName,
  KIND_LABELS,
  kindOf,
} from '#admin/features/journal/journal-texts.ts';
import { focalText, pictureText, valueText } from '#admin/features/journal/value-text.ts';
import { AUDITED_COLLECTIONS, AuditEntry, ERASED_ID } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { BlogPostInput } from '#domain/blog/blog-post.ts';
import { DestinationInput } from '#domain/destination/destination.ts';
import { HotelInput } from '#domain/hotel/hotel.ts';
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
    ...fields,
  });

const NAMES = journalNames({
  hotels: [{ id: 'momiji', name: 'Ryokan Momiji' }],
  destinations: [{ id: 'japon', destination_name: 'Japon' }],
  entries: [
    entry({ id: 'e9', document_id: 'lac', label: 'Le Lac' }),
    entry({ id: 'e8', document_id: 'lac', label: 'Le Petit Lac' }),
    entry({ id: 'e7', document_id: 'momiji', label: 'Momiji' }),
  ],
});
const nameIn = (fields: object) => entryName(entry(fields), NAMES);

describe('the texts of an entry', () => {
  it('name the author and the record', () => {
    expect(actorOf(entry())).toBe('claire@exemple.fr');
    expect(actorOf(entry({ actor: { uid: 'u1', email: null } }))).toBe('compte supprimé');
    expect(actorOf(entry({ actor: null }))).toBe('système');
    expect(nameIn({})).toBe('Ryokan Émeraude');
    expect(nameIn({ label: null })).toBe('Hôtel supprimé');
    expect(nameIn({ label: null, document_id: 'lac' })).toBe('Le Lac');
    expect(nameIn({ collection: 'settings', label: null })).toBe('Réglages du site');
  });

  it('number visitors’ records', () => {
    const personal = entry({
      collection: 'newsletter_subscriptions',
      label: null,
      document_id: '0123456789abcdef',
    });
    expect(entryName(personal, NAMES)).toBe('n° 01234567');
    expect(entryName({ ...personal, document_id: ERASED_ID }, NAMES)).toBe('un abonnement');
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
    [{ lat: 1.5, lng: 2 }, '1,5\u202f; 2'],
    [[{ name: 'Ana', rating: 5 }], 'Ana\u202f; 5'],
    [{}, '(vide)'],
  ])('%j', (value, text) => {
    expect(valueText(value)).toBe(text);
  });

  it('is truncated', () => {
    expect(valueText('a'.repeat(2000))).toHaveLength(400);
  });
});

describe('a picture', () => {
  const id = '0123456789abcdef01234567';
  const photo = (words = '') => `/media/${id}-1280.webp#w=2560&h=1920&c=8a7f6e${words}`;

  it('is called by what it shows, or by where it is from; never by its address', () => {
    expect(pictureText(photo('&a=Un quai'))).toBe('Un quai');
    expect(pictureText(photo(), 'La nuit')).toBe('La nuit');
    expect(pictureText(photo('&k=Honfleur'))).toBe('Honfleur');
    expect(pictureText(photo())).toBe('Photographie');
    expect(pictureText(`/media/${id}-1280.webp`)).toBe('Photographie');
    expect(pictureText('/art/hotel-kyoto-480.webp')).toBe('Illustration du site');
    expect(pictureText('https://photos.example.org/a.jpg')).toBe('Image de photos.example.org');
  });

  it('is named in the text of an article too', () => {
    const content = `<p>Avant</p><img src="${photo('&amp;a=Un quai').replaceAll('&c', '&amp;c')}">`;
    expect(valueText(content)).not.toContain('/media/');
    expect(valueText(`<img src="${photo()}">`)).toBe(
      '<img src="photographie «\u202fPhotographie\u202f»">',
    );
  });

  it('has a focal point in words', () => {
    expect(focalText({ x: 30, y: 40 })).toBe(
      '30\u202f% depuis la gauche, 40\u202f% depuis le haut',
    );
    expect(focalText(null)).toBeNull();
    expect(focalText({ x: 1 })).toBeNull();
  });
});

describe('the journal', () => {
  const system = entry({ id: 'e2', actor: null, action: 'delete', collection: 'blog_posts' });
  const all = [entry(), system];

  it('is searched by record and author, and filtered by kind and action', () => {
    expect(filterEntries(all, { q: 'emeraude claire' }, NAMES)).toEqual([]);
    expect(filterEntries(all, { q: 'EMERAUDE' }, NAMES)).toEqual(all);
    expect(filterEntries(all, { q: 'claire' }, NAMES)).toEqual([entry()]);
    expect(filterEntries(all, { q: 'systeme' }, NAMES)).toEqual([system]);
    expect(filterEntries(all, { quoi: 'article' }, NAMES)).toEqual([system]);
    expect(filterEntries(all, { action: 'update' }, NAMES)).toEqual([entry()]);
    expect(filterEntries(all, { quoi: 'hotel', action: 'delete' }, NAMES)).toEqual([]);
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
