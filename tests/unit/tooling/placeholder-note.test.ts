import { expect, test } from 'vitest';
import { placeholderNote } from '#scripts/lib/placeholder-note.ts';

test('a deployment says in French what is still an example', () => {
  const note = placeholderNote(null);
  expect(note).toContain('changez-les dans /admin/reglages');
  expect(note).toContain('- Adresse e-mail de contact\u00a0: contact@grand-sejour.test');
  expect(note).toContain('- Recherche du partenaire\u00a0: https://reservation.example.com/');
  expect(note?.split('\n')).toHaveLength(7);
});

test('what owners have changed is left out, until nothing is left', () => {
  const stored = (texts: Record<string, string>) => ({
    name: 'projects/p/databases/(default)/documents/settings/site',
    fields: {
      updated_at: { timestampValue: '2026-05-01T10:00:00Z' },
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]),
      ),
    },
  });
  const texts = { contact_email: 'bonjour@maison.fr', phone: '01 02 03 04 05', whatsapp: '' };
  const note = placeholderNote(stored(texts));
  expect(note).not.toContain('contact');
  expect(note).toContain('- Immatriculation');
  const others = {
    partner_search_url: 'https://www.partenaire.fr/?q=',
    publisher_registration: 'RCS Nice 812 345 678',
    publisher_vat: '',
  };
  expect(placeholderNote(stored({ ...texts, ...others }))).toBeNull();
});
