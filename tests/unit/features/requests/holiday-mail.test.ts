import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HolidayValues } from '#domain/requests/holiday-fields.ts';
import { holidayMailto } from '#features/requests/holiday-request.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';
import { HOLIDAY_REQUEST } from '../../../support/holiday-values.ts';

/** Parses a mailto: address as a mail client does (RFC 6068: a plus sign is literal). */
function read(values: Partial<HolidayValues>) {
  const entered = { ...HOLIDAY_REQUEST, hotels: '', ...values };
  const address = holidayMailto(entered, 'mailto:contact@revue.test');
  const [, to, query = ''] = /^mailto:([^?]+)\?(.*)$/.exec(address) ?? [];
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  return { address, to, count: parts.length, fields: Object.fromEntries(parts) };
}

test('the prefilled mail contains the whole holiday request and goes to the given address', () => {
  const { to, fields } = read({
    budget: '2000-3000',
    destination: 'Île Maurice & Seychelles',
    dateDepart: '2027-02-14',
    dateRetour: '2027-02-21',
    message: 'Dix ans de mariage.\nAu calme\u202f? Oui\u202f!',
  });
  expect(to).toBe('contact@revue.test');
  expect(fields.subject).toBe('Demande de vacances sur mesure\u00a0: Camille Delattre');
  expect(fields.body?.split('\r\n')).toEqual([
    'Bonjour,',
    '',
    'Prénom et nom\u00a0: Camille Delattre',
    'Moyen de contact\u00a0: Appel téléphonique',
    'Téléphone\u00a0: 06 12 34 56 78',
    'Type de vacances\u00a0: Voyage romantique',
    'Budget par personne\u00a0: 2\u202f000 à 3\u202f000\u00a0€',
    'Destination souhaitée\u00a0: Île Maurice & Seychelles',
    'Date de départ\u00a0: 14 février 2027',
    'Date de retour\u00a0: 21 février 2027',
    'Nombre de personnes\u00a0: 2',
    '',
    'Dix ans de mariage.',
    'Au calme\u202f? Oui\u202f!',
  ]);
});

test('no text of a holiday request can add a recipient, mail header or field to the prefilled mail, nor break its URL', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a&cc=x@y.z', '?bcc=x', '%0D%0ABcc: x', 'a\r\nb\rc\nd', '#', '+', '\ud800'),
  );
  fc.assert(
    fc.property(text, text, (prenom, message) => {
      const { address, count, to } = read({ prenom, message });
      expect(address).toMatch(/^mailto:contact@revue\.test\?subject=[^&\s]*&body=[^&\s]*$/);
      expect(address).not.toMatch(/%0D(?!%0A)|(?<!%0D)%0A/);
      expect([count, to]).toEqual([2, 'contact@revue.test']);
    }),
    fuzzRuns(50),
  );
});
