import * as v from 'valibot';
import { expect, test } from 'vitest';
import { actorOf, entryName } from '#admin/features/journal/journal-entry.tsx';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { ALL_ENTITIES, fieldLabel } from '#domain/admin/entities.ts';

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

test('the journal names who wrote and what was written', () => {
  expect(actorOf(entry())).toBe('claire@exemple.fr');
  expect(actorOf(entry({ actor: { uid: 'u1', email: null } }))).toBe('compte supprimé');
  expect(actorOf(entry({ actor: null }))).toBe('système');
  expect(entryName(entry())).toBe('Ryokan Émeraude');
  expect(entryName(entry({ label: null }))).toBe('Hôtel supprimé');
  expect(entryName(entry({ collection: 'settings', label: null }))).toBe('réglages');
});

test('the journal never shows the id of a visitor’s record', () => {
  const personal = { collection: 'newsletter_subscriptions', label: null };
  expect(entryName(entry({ ...personal, document_id: '0123456789abcdef' }))).toBe('abonnement');
  expect(entryName(entry({ collection: 'contact_requests', label: 'du 01/05/2026' }))).toBe(
    'du 01/05/2026',
  );
});

test('every field of every entity has a French label, and an unknown field keeps its name', () => {
  for (const { collection, fields } of ALL_ENTITIES) {
    for (const name of Object.keys(fields)) expect(fieldLabel(collection, name)).not.toBe(name);
    expect(fieldLabel(collection, 'unknown_field')).toBe('unknown_field');
    expect(fieldLabel(collection, 'constructor')).toBe('constructor');
  }
});
