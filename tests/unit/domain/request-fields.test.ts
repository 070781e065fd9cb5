import { expect, it } from 'vitest';
import { requestFields } from '#domain/requests/request-fields.ts';

it('the fields of a request are listed in French, in the form’s order and with links, without empty and unknown fields', () => {
  const fields = requestFields({
    dateDepart: '2026-12-24',
    budget: '1000-2000',
    telephone: '0612345678',
    email: 'pas une adresse',
    methodeContact: 'whatsapp',
    destination: '',
    autre: 'x',
  });
  expect(fields).toEqual([
    { label: 'Moyen de contact', value: 'WhatsApp' },
    { label: 'Adresse e-mail', value: 'pas une adresse' },
    { label: 'Téléphone', value: '0612345678', href: 'tel:+33612345678' },
    { label: 'Budget par personne', value: '1\u202F000 à 2\u202F000\u00A0€' },
    { label: 'Date de départ', value: '24 décembre 2026' },
  ]);
});

it('an invalid date of a request is shown as it was typed', () => {
  expect(requestFields({ dateRetour: 'Noël' })).toEqual([
    { label: 'Date de retour', value: 'Noël' },
  ]);
});
