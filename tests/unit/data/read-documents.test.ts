import { expect, it } from 'vitest';
import { getHotel } from '#data/queries/read-hotels.later.ts';
import { toPlainDocument } from '#domain/schema/timestamp.ts';

it('a Firestore document becomes a plain object with its id, and with ISO strings for Timestamps', () => {
  const created_at = { toDate: () => new Date('2026-10-12T08:00:00Z') };
  expect(toPlainDocument('a', { name: 'A', created_at, tags: ['x'], nothing: null })).toEqual({
    id: 'a',
    name: 'A',
    created_at: '2026-10-12T08:00:00.000Z',
    tags: ['x'],
    nothing: null,
  });
});

it('reading a hotel with an empty id throws an error', async () => {
  await expect(getHotel('')).rejects.toThrow('No hotel ID provided');
});
