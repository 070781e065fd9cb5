import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  filledHolidayFields,
  type HolidayValues,
  holidayFormSchema,
} from '#domain/requests/holiday-fields.ts';
import {
  HolidayRequestPayload,
  toHolidayRequestPayload,
} from '#domain/requests/request-payloads.ts';
import { ambiguousPhoneQuestion } from '#domain/text/phone.ts';
import { unclearDayHint } from '#domain/text/typed-date.ts';
import { firstErrors } from '../../support/first-errors.ts';
import { HOLIDAY_REQUEST } from '../../support/holiday-values.ts';

const TODAY = '2026-11-20';
const REQUEST_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const valid: HolidayValues = {
  ...HOLIDAY_REQUEST,
  methodeContact: 'mail',
  telephone: '',
  email: 'camille@example.fr',
};
const errorsOf = (change: Partial<HolidayValues>) =>
  firstErrors(holidayFormSchema(TODAY), { ...valid, ...change });

describe('the holiday form', () => {
  it('the holiday form can be sent with only its required fields', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('an empty holiday form reports every required field', () => {
    const empty = {
      prenom: '',
      nom: '',
      methodeContact: '',
      typeVacances: '',
      nombrePersonnes: '',
    };
    expect(errorsOf(empty)).toEqual({
      prenom: 'Le prénom est requis',
      nom: 'Le nom est requis',
      methodeContact: 'La méthode de contact est requise',
      typeVacances: 'Le type de vacances est requis',
      nombrePersonnes: 'Le nombre de personnes est requis',
    });
  });

  it.each([
    ['mail', 'email', '', "L'adresse email est requise"],
    ['mail', 'email', 'jeanne@', "Format d'email invalide"],
    ['appel', 'telephone', '12', 'Format de numéro de téléphone invalide'],
    ['whatsapp', 'telephone', '', 'Le numéro de téléphone est requis'],
    ['instagram', 'instagram', ' ', "Le nom d'utilisateur Instagram est requis"],
    ['tiktok', 'tiktok', '', "Le nom d'utilisateur TikTok est requis"],
    ['appel', 'telephone', '612345678', ambiguousPhoneQuestion('612345678')],
  ])(
    'a holiday request with the contact method %s and the %s « %s » is refused',
    (methodeContact, field, value, message) => {
      expect(errorsOf({ email: '', methodeContact, [field]: value })).toEqual({ [field]: message });
    },
  );

  it.each([
    ['mail', 'email', ' jeanne@example.fr '],
    ['appel', 'telephone', '06 12 34 56 78'],
    ['whatsapp', 'telephone', '+1 212 555 0100'],
    ['instagram', 'instagram', '@jeanne'],
    ['tiktok', 'tiktok', '@jeanne'],
  ])(
    'of all contact details, a holiday request with the contact method %s requires only the field %s',
    (methodeContact, field, value) => {
      expect(errorsOf({ email: '', methodeContact, [field]: value })).toEqual({});
    },
  );

  it.each([
    ['methodeContact', 'pigeon', 'La méthode de contact est requise'],
    ['typeVacances', 'croisiere', 'Le type de vacances est requis'],
    ['budget', 'beaucoup', 'Ce budget n’existe pas'],
  ])('the holiday form refuses an unknown value of %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each(['', ' ', '0', '-1', '1.5', '1e1', 'deux', '1000'])(
    'the holiday form refuses %j travellers',
    (nombrePersonnes) => {
      expect(errorsOf({ nombrePersonnes })).toEqual({
        nombrePersonnes: 'Le nombre de personnes est requis',
      });
    },
  );

  it.each([
    ['prenom', 80],
    ['nom', 80],
    ['message', 5_000],
  ])('the holiday form limits the field %s to %d characters', (field, max) => {
    expect(errorsOf({ [field]: ` ${'a'.repeat(max)} ` })).toEqual({});
    expect(errorsOf({ [field]: 'a'.repeat(max + 1) })).toEqual({
      [field]: `Ce texte est trop long (${max} caractères au plus)`,
    });
  });
});

describe('the dates of the holiday form', () => {
  it.each([
    ['', ''],
    [TODAY, ''],
    [TODAY, TODAY],
    ['2026-12-01', '2026-12-08'],
    ['', '2026-12-08'],
  ])('the holiday form accepts the dates « %s » to « %s »', (dateDepart, dateRetour) => {
    expect(errorsOf({ dateDepart, dateRetour })).toEqual({});
  });

  it.each([
    ['2026-11-19', '', { dateDepart: 'La date de départ ne peut pas être dans le passé' }],
    ['2026-02-30', '', { dateDepart: 'Date de départ invalide' }],
    ['?', '2026-12-01', { dateDepart: 'Date de départ invalide' }],
    ['', 'demain', { dateRetour: 'Date de retour invalide' }],
    ['31/12/99', '', { dateDepart: unclearDayHint('31/12/99') }],
    ['', '12/06', { dateRetour: unclearDayHint('12/06') }],
    ['31/02/2027', '', { dateDepart: 'Date de départ invalide' }],
    ['2026-12-01', '2026-11-31', { dateRetour: 'Date de retour invalide' }],
    [
      '2026-12-08',
      '2026-12-07',
      { dateRetour: 'La date de retour ne peut pas être avant la date de départ' },
    ],
    [
      '2026-11-10',
      '2026-11-09',
      {
        dateDepart: 'La date de départ ne peut pas être dans le passé',
        dateRetour: 'La date de retour ne peut pas être avant la date de départ',
      },
    ],
  ])('the holiday form refuses the dates « %s » to « %s »', (dateDepart, dateRetour, errors) => {
    expect(errorsOf({ dateDepart, dateRetour })).toEqual(errors);
  });

  it('the holiday form checks the dates only when all other fields are valid', () => {
    expect(errorsOf({ prenom: '', dateDepart: '2020-01-01' })).toEqual({
      prenom: 'Le prénom est requis',
    });
  });
});

it('typed days of a holiday request are sent as ISO days, and the phone number in its usual notation', () => {
  const telephone = '0033 (0)6.12.34.56.78';
  const typed = { ...valid, telephone, dateDepart: '1er déc. 26', dateRetour: '08.12.2026' };
  expect(v.parse(holidayFormSchema(TODAY), typed)).toEqual({
    ...valid,
    telephone: '+33 6 12 34 56 78',
    dateDepart: '2026-12-01',
    dateRetour: '2026-12-08',
  });
});

describe('the holiday payload', () => {
  const payload = toHolidayRequestPayload(valid, REQUEST_ID);

  it('the payload of a holiday request adds first name, last name, form type and request id to the form’s fields', () => {
    expect(payload).toEqual({
      ...valid,
      firstName: 'Camille',
      lastName: 'Delattre',
      formType: 'vacances',
      requestId: REQUEST_ID,
    });
    expect(v.parse(HolidayRequestPayload, payload)).toEqual(payload);
  });
});

it('the filled-in contact details and wishes of a holiday request are listed with French labels, in the form’s order', () => {
  const fields = filledHolidayFields({
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
