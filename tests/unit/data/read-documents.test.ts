import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseDocumentOrReport, toPlainDocument } from '#data/read-documents.ts';
import { getHotel } from '#data/read-hotels.later.ts';
import { takeReports } from '../../support/reported.ts';

const Named = v.object({ id: v.string(), name: v.string() });

it('a Firestore document becomes a plain object with ISO strings for Timestamps, and its id', () => {
  const created_at = { toDate: () => new Date('2026-10-12T08:00:00Z') };
  expect(toPlainDocument('a', { name: 'A', created_at, tags: ['x'], nothing: null })).toEqual({
    id: 'a',
    name: 'A',
    created_at: '2026-10-12T08:00:00.000Z',
    tags: ['x'],
    nothing: null,
  });
});

it('a Firestore document that matches the schema is read', () => {
  expect(parseDocumentOrReport(Named, 'hotels', { id: 'a', name: 'A' })).toEqual({
    id: 'a',
    name: 'A',
  });
});

it('a malformed Firestore document is skipped, and reported by its path', () => {
  expect(parseDocumentOrReport(Named, 'hotels', { id: 'broken', name: 12 })).toBeNull();
  expect(takeReports()).toEqual([expect.stringContaining('hotels/broken')]);
});

it('reading a hotel with an empty id throws an error', async () => {
  await expect(getHotel('')).rejects.toThrow('No hotel ID provided');
});
