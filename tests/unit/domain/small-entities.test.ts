import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FavouriteEntry } from '#domain/hotel/hotel.ts';

describe('a favourite entry', () => {
  it('a stored favourite requires a hotel and a valid time at which it was added', () => {
    const hotel = { id: 'a', name: 'Nom', location: 'Lieu' };
    const entry = v.parse(FavouriteEntry, { hotel, saved_at: '2026-05-01T00:00:00Z' });
    expect(entry.hotel.price).toBe(0);
    expect(entry.note).toBe('');
    expect(v.safeParse(FavouriteEntry, { hotel, saved_at: 'hier' }).success).toBe(false);
    expect(v.safeParse(FavouriteEntry, { ...entry, hotel: {} }).success).toBe(false);
  });

  it('the note of a favourite is cut to 500 characters', () => {
    const hotel = { id: 'a', name: 'Nom', location: 'Lieu' };
    const entry = { hotel, saved_at: '2026-05-01T00:00:00Z' };
    const noteOf = (note: unknown) => v.parse(FavouriteEntry, { ...entry, note }).note;
    expect(noteOf('La chambre 9')).toBe('La chambre 9');
    expect(noteOf('n'.repeat(501))).toBe('n'.repeat(500));
    expect(noteOf(3)).toBe('');
  });
});
