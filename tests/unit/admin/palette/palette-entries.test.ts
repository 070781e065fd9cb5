import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ADMIN_PAGES } from '#admin/features/frame/admin-pages.ts';
import { paletteEntries, searchEntries } from '#admin/features/palette/palette-entries.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { aRequest } from '../requests/a-request.ts';

const entries = paletteEntries({
  hotels: [v.parse(Hotel, { id: 'h/1', name: 'Château d’Été', location: 'Loire, France' })],
  destinations: [
    v.parse(Destination, { id: 'cote', destination_name: 'Côte d’Azur', destination_slug: 'cote' }),
  ],
  contents: [v.parse(PageContent, { id: 'legal', page_slug: 'legal', page_name: 'Mentions' })],
  requests: [aRequest({ id: 'r1' }), aRequest({ id: 'r2', first_name: '', last_name: '' })],
});
const hrefs = (text: string) => searchEntries(entries, text).map(({ href }) => href);

describe('the palette', () => {
  it('starts with the pages of the administration', () => {
    const shown = searchEntries(entries, '').map(({ label }) => label);
    expect(shown.slice(0, ADMIN_PAGES.length)).toEqual(ADMIN_PAGES.map(({ label }) => label));
  });

  it.each([
    ['chateau', '/admin/hotels/h%2F1'],
    ["d'ete loire", '/admin/hotels/h%2F1'],
    ['COTE', '/admin/destinations?fiche=cote'],
    ['mentions', '/admin/seo?page=legal'],
    ['bremond', '/admin/demandes/r1'],
    ['journ', '/admin/journal'],
  ])('finds « %s », ignoring accents', (text, href) => {
    expect(hrefs(text)[0]).toBe(href);
  });

  it('finds nothing under an unknown name', () => {
    expect(hrefs('nulle part')).toEqual([]);
  });

  it('leaves out requests without a name', () => {
    expect(entries.map(({ href }) => href)).not.toContain('/admin/demandes/r2');
  });

  it('puts first what starts with the text', () => {
    const labels = searchEntries(entries, 'de').map(({ label }) => label);
    expect(labels.indexOf('Destinations')).toBeLessThan(labels.indexOf('Tableau de bord'));
    expect(labels).toContain('Tableau de bord');
  });

  it('has twelve entries at most', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(searchEntries(entries, text).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
