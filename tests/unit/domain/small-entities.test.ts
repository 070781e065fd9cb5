import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { HotelDestination, hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { PageContent, PageContentInput, PageSeoInput } from '#domain/seo/page-content.ts';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { parseErrors } from './parse-errors.ts';

const seo = { seo_title: null, seo_description: null, seo_keywords: null };

describe('page content', () => {
  const page = { id: 'home', page_slug: 'home', page_name: 'Accueil' };

  it('is read with null for what is missing', () => {
    expect(v.parse(PageContent, page)).toEqual({ ...page, ...seo, updated_at: null });
    expect(v.safeParse(PageContent, { ...page, page_slug: 2 }).success).toBe(false);
  });

  it('stores empty SEO fields as null', () => {
    expect(
      v.parse(PageSeoInput, { seo_title: ' ', seo_description: '', seo_keywords: 'a' }),
    ).toEqual({ ...seo, seo_keywords: 'a' });
    expect(Object.keys(parseErrors(PageSeoInput, { ...seo, page_slug: 'home' }))).toEqual([
      'page_slug',
    ]);
  });

  it('is written for the known pages only', () => {
    for (const page_slug of PAGE_SLUGS) {
      expect(parseErrors(PageContentInput, { page_slug, page_name: 'Page' })).toEqual({});
    }
    expect(parseErrors(PageContentInput, { page_slug: 'x', page_name: '' })).toEqual({
      page_slug: 'Cette page n’existe pas',
      page_name: 'Le nom est requis',
    });
  });
});

describe('hotel-destination link', () => {
  it('has one document id per pair', () => {
    expect(hotelDestinationId('kyoto', 'japon')).toBe('kyoto_japon');
    const link = { hotel_id: 'kyoto', destination_id: 'japon' };
    expect(v.parse(HotelDestination, { ...link, id: 'x' })).toEqual(link);
    expect(v.safeParse(HotelDestination, { hotel_id: 'kyoto' }).success).toBe(false);
  });
});

describe('favourite entry', () => {
  it('has a hotel and the time of saving', () => {
    const hotel = { id: 'a', name: 'Nom', location: 'Lieu' };
    const entry = v.parse(FavouriteEntry, { hotel, saved_at: '2026-05-01T00:00:00Z' });
    expect(entry.hotel.price).toBe(0);
    expect(entry.note).toBe('');
    expect(v.safeParse(FavouriteEntry, { hotel, saved_at: 'hier' }).success).toBe(false);
    expect(v.safeParse(FavouriteEntry, { hotel: {}, saved_at: '2026-05-01' }).success).toBe(false);
  });

  it('has a note of 500 characters at most', () => {
    const entry = { hotel: { id: 'a', name: 'Nom', location: 'Lieu' }, saved_at: '2026-05-01' };
    const noteOf = (note: unknown) => v.parse(FavouriteEntry, { ...entry, note }).note;
    expect(noteOf('La chambre 9')).toBe('La chambre 9');
    expect(noteOf('n'.repeat(501))).toBe('n'.repeat(500));
    expect(noteOf(3)).toBe('');
  });
});
