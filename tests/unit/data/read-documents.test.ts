import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plainDocument, readDocument } from '#data/read-documents.ts';
import { takeReports } from '../../support/reported.ts';

const Named = v.object({ id: v.string(), name: v.string() });

it('turns Timestamps into ISO strings and adds the id', () => {
  const created_at = { toDate: () => new Date('2026-10-12T08:00:00Z') };
  expect(plainDocument('a', { name: 'A', created_at, tags: ['x'], nothing: null })).toEqual({
    id: 'a',
    name: 'A',
    created_at: '2026-10-12T08:00:00.000Z',
    tags: ['x'],
    nothing: null,
  });
});

it('reads a document that fits', () => {
  expect(readDocument(Named, 'hotels', 'a', { name: 'A' })).toEqual({ id: 'a', name: 'A' });
});

it('leaves a malformed document out and reports which one', () => {
  expect(readDocument(Named, 'hotels', 'broken', { name: 12 })).toBeNull();
  expect(takeReports()).toEqual([expect.stringContaining('hotels/broken')]);
});
