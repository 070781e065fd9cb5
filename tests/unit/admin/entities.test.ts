import { Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { actorName, entryName } from '#admin/features/audit-log/audit-entry.tsx';
import {
  formatFieldValue,
  formatFieldValuesForComparison,
  formatFieldValuesInFull,
} from '#admin/kit/format-values.ts';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { ENTITIES, ENTITY_LIST, fieldLabel } from '#domain/admin/entities.ts';
import { actionDoneText } from '#domain/entity/entity.ts';
import { HOTEL_FIELDS } from '#domain/hotel/hotel.ts';
import { fieldMetadataOf } from '#domain/schema/field.ts';

const print = (name: keyof typeof HOTEL_FIELDS, value: unknown) =>
  formatFieldValue(fieldMetadataOf(HOTEL_FIELDS[name]), value);

test('the audit log prints an empty value as « (vide) » in every field of every entity', () => {
  for (const { fields } of ENTITY_LIST) {
    for (const schema of Object.values(fields)) {
      for (const value of [null, undefined, '', [], {}]) {
        expect(formatFieldValue(fieldMetadataOf(schema), value)).toBe('(vide)');
      }
    }
  }
});

test.each<[keyof typeof HOTEL_FIELDS, unknown, string]>([
  ['rating', 4.5, '4,5'],
  ['featured', true, 'oui'],
  ['amenities', ['Spa', 'Plage'], 'Spa, Plage'],
  ['publish_at', '2026-05-01T08:00:00.000Z', '01/05/2026 10:00'],
  ['publish_at', Timestamp.fromDate(new Date('2026-05-01T08:00:00Z')), '01/05/2026 10:00'],
  ['coordinates', { lat: 1.5, lng: 2 }, '1,5\u202f; 2'],
  ['image', '/art/a.webp', '/art/a.webp'],
  ['gallery', [{ url: '/art/a.webp', alt: 'La mer' }], 'La mer'],
])('the audit log prints a value of the field %s as readable text', (name, value, text) => {
  expect(print(name, value)).toBe(text);
});

const text = fieldMetadataOf(HOTEL_FIELDS.description);

test('the audit log prints two versions of a long text from sixty characters before their first difference', () => {
  const start = 'a'.repeat(300);
  const [one, other] = formatFieldValuesForComparison(text, `${start}b`, `${start}c`);
  expect([one, other]).toEqual([`…${'a'.repeat(60)}b`, `…${'a'.repeat(60)}c`]);
});

test('the audit log prints two versions of a text without HTML tags, unless only the tags differ', () => {
  expect(formatFieldValuesForComparison(text, '<p>a</p>', '<p>b</p>')).toEqual(['a', 'b']);
  expect(formatFieldValuesForComparison(text, '<p>a</p>', '<b>a</b>')).toEqual([
    '<p>a</p>',
    '<b>a</b>',
  ]);
});

test('for records whose former versions no editor can open, the audit log prints texts whole and as stored', () => {
  const long = `${'Un paragraphe.\n\n'.repeat(40)}<p>`;
  expect(formatFieldValuesInFull(text, long, null)).toEqual([long, '(vide)']);
});

const { hotels, destinations } = ENTITIES;

test('French messages about records agree with the gender and number of the record’s noun', () => {
  expect(actionDoneText(hotels, 'publié', 1)).toBe('Hôtel publié');
  expect(actionDoneText(destinations, 'publié', 3)).toBe('3 destinations publiées');
});

const entry = (fields: object = {}) =>
  v.parse(AuditEntry, {
    id: 'e1',
    action: 'update',
    collection: 'hotels',
    document_id: 'ryokan',
    label: 'Ryokan Émeraude',
    actor: { uid: 'u1', email: 'claire@exemple.fr' },
    at: '2026-05-04T08:00:00Z',
    ...fields,
  });

test('the audit log names who made each change, and the record that was changed', () => {
  const named = (uid: string) => (uid === 'u1' ? 'Claire Roy' : undefined);
  const actor = { uid: 'u2', email: 'odile@exemple.fr' };
  expect(actorName(entry(), named)).toBe('Claire Roy');
  expect(actorName(entry({ actor }), named)).toBe('odile@exemple.fr');
  expect(actorName(entry({ actor: { ...actor, email: null } }), named)).toBe('compte supprimé');
  expect(actorName(entry({ actor: null }), named)).toBe('système');
  expect(entryName(entry())).toBe('Ryokan Émeraude');
  expect(entryName(entry({ label: null }))).toBe('hôtel');
  expect(entryName(entry({ action: 'delete', label: null }))).toBe('Hôtel supprimé');
  expect(entryName(entry({ collection: 'settings', label: null }))).toBe('réglages');
});

test('the audit log never shows the id of a newsletter subscription or of a contact request', () => {
  const personal = { collection: 'newsletter_subscriptions', label: null };
  expect(entryName(entry({ ...personal, document_id: '0123456789abcdef' }))).toBe('abonnement');
  expect(entryName(entry({ collection: 'contact_requests', label: 'du 01/05/2026' }))).toBe(
    'du 01/05/2026',
  );
});

test('every field of every entity has a French label; an unknown field is labelled with its own name', () => {
  for (const { collection, fields } of ENTITY_LIST) {
    for (const name of Object.keys(fields)) expect(fieldLabel(collection, name)).not.toBe(name);
    expect(fieldLabel(collection, 'unknown_field')).toBe('unknown_field');
    expect(fieldLabel(collection, 'constructor')).toBe('constructor');
  }
});

const isComplete = (fields: v.ObjectEntries, record: object) => v.is(v.object(fields), record);

test('a hotel with only a name, a location and a region is valid, and without the region invalid', () => {
  const stamps = { id: 'a', created_at: null, updated_at: null };
  const hotel = v.parse(hotels.schema, { ...stamps, name: 'A', location: 'B', region: 'Asie' });
  expect(isComplete(hotels.fields, hotel)).toBe(true);
  expect(isComplete(hotels.fields, { ...hotel, region: null })).toBe(false);
});
