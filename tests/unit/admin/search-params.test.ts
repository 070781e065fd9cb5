import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArticlesSearch } from '#admin/features/articles/articles-search.ts';
import { readDestinationSearch } from '#admin/features/destinations/destination-search.ts';
import { readFiguresSearch } from '#admin/features/figures/figures-search.ts';
import { readHotelsSearch } from '#admin/features/hotels/hotels-search.ts';
import { readJournalSearch } from '#admin/features/journal/journal-search.ts';
import { readNewsletterSearch } from '#admin/features/newsletter/newsletter-search.ts';
import { readRequestsSearch } from '#admin/features/requests/requests-search.ts';
import { readSeoSearch } from '#admin/features/seo/seo-search.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from '../domain/any-text.ts';

const READERS = {
  readArticlesSearch,
  readDestinationSearch,
  readFiguresSearch,
  readHotelsSearch,
  readJournalSearch,
  readNewsletterSearch,
  readRequestsSearch,
  readSeoSearch,
};
const KEYS = 'q categorie vedette publie tri ordre etat fiche jours region action type page';
const search = fc.dictionary(
  fc.constantFrom(...KEYS.split(' '), 'envoi', 'source', '__proto__', 'constructor'),
  fc.oneof(fc.anything(), anyText(), fc.constantFrom('oui', 'desc', 'nom', ...HOSTILE_HTML)),
);

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it('takes any parameters: values that it knows, or none', () => {
    fc.assert(
      fc.property(search, (given) => {
        const known = read(given);
        expect(read({ ...known })).toEqual(known);
        for (const value of Object.values(known)) {
          expect(['string', 'number', 'undefined']).toContain(typeof value);
        }
      }),
    );
  });
});
