import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  DELETE_MAX,
  DeleteRecords,
  RestoreRecord,
  SubscriberImport,
} from '#domain/admin/admin-calls.ts';
import { AuditEntry, isPersonal, isRestorable } from '#domain/admin/audit-entry.ts';

const AT = '2026-11-20T10:00:00.000Z';
const entry: AuditEntry = {
  id: 'event-1',
  action: 'update',
  collection: 'hotels',
  document_id: 'kyoto',
  label: 'Ryokan',
  actor: { uid: 'odile', email: 'odile@example.org' },
  at: AT,
  before: { price: 100 },
  after: { price: 120 },
  changed: ['price'],
  links: [],
  batch: 'odile/1',
};

describe('an entry of the journal', () => {
  it('is read as it is stored', () => {
    expect(v.parse(AuditEntry, { ...entry, expires_at: AT })).toEqual(entry);
  });

  it('is read with defaults', () => {
    const bare = { id: 'event-1', action: 'delete', collection: 'hotels', document_id: 'kyoto' };
    const read = {
      ...bare,
      label: null,
      actor: null,
      at: null,
      before: null,
      after: null,
      changed: [],
      links: [],
      batch: null,
    };
    expect(v.parse(AuditEntry, bare)).toEqual(read);
    const wrong = { label: 5, actor: 'odile', at: 'hier', before: 'rien', after: 1, changed: 'x' };
    expect(v.parse(AuditEntry, { ...bare, ...wrong })).toEqual(read);
    expect(v.parse(AuditEntry, { ...bare, actor: { uid: 'odile' } }).actor).toEqual({
      uid: 'odile',
      email: null,
    });
  });

  it.each([{ action: 'read' }, { collection: 'rate_limits' }, { document_id: '' }])(
    'is not read with %o',
    (change) => expect(v.is(AuditEntry, { ...entry, ...change })).toBe(false),
  );
});

describe('what can be taken back', () => {
  const soon = '2026-11-20T10:59:59.999Z';
  const late = '2026-11-20T11:00:00.000Z';
  const person = { ...entry, collection: 'contact_requests', action: 'delete' } as const;

  it.each([
    ['a change, for as long as it is logged', entry, late, true],
    ['a deletion', { ...entry, action: 'delete' } as const, late, true],
    ['no replacement', { ...entry, changed: ['replaced_by'] }, soon, false],
    ['no creation', { ...entry, action: 'create' } as const, soon, false],
    ['no restoration', { ...entry, action: 'restore' } as const, soon, false],
    ['the deletion of a request, for an hour', person, soon, true],
    ['not later', person, late, false],
    ['not what a function deleted', { ...person, actor: null }, soon, false],
    ['not without its time', { ...person, at: null }, soon, false],
    ['not what was erased for good', { ...person, action: 'erase' } as const, soon, false],
    ['no change of a request', { ...person, action: 'update' } as const, soon, false],
  ])('%s', (_what, one, now, expected) => {
    expect(isRestorable(one, now)).toBe(expected);
  });

  it('visitors’ data are those of subscribers and requests', () => {
    expect(isPersonal('newsletter_subscriptions')).toBe(true);
    expect(isPersonal('hotels')).toBe(false);
  });
});

describe('what administrators call with', () => {
  it('an entry is restored without force unless asked for', () => {
    expect(v.parse(RestoreRecord, { auditId: 'event-1' }).force).toBe(false);
    expect(v.is(RestoreRecord, { auditId: '../hotels' })).toBe(false);
  });

  it('a deletion takes 1 to 10 records of a collection that administrators delete from', () => {
    const of = (ids: readonly string[], collection = 'hotels') => ({
      requestId: '5b0c2f3e-8d41-4a57-9c66-1e7a90d3f201',
      collection,
      ids,
    });
    const many = Array.from({ length: DELETE_MAX + 1 }, (_, index) => `hotel-${index}`);
    expect(v.is(DeleteRecords, of(many.slice(1)))).toBe(true);
    expect(v.is(DeleteRecords, of(many))).toBe(false);
    expect(v.is(DeleteRecords, of([]))).toBe(false);
    expect(v.is(DeleteRecords, of(['kyoto/drafts']))).toBe(false);
    expect(v.is(DeleteRecords, of(['home'], 'page_content'))).toBe(false);
    expect(v.is(DeleteRecords, { ...of(['kyoto']), requestId: 'kyoto' })).toBe(false);
  });

  it('an import takes 1 to 500 addresses, with consent', () => {
    const of = (count: number) => ({ emails: Array(count).fill('a@b.fr'), basis: 'written' });
    expect([0, 1, 500, 501].map((count) => v.is(SubscriberImport, of(count)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(v.is(SubscriberImport, { ...of(1), basis: '' })).toBe(false);
  });
});
