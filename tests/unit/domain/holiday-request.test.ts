import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  CONTACT_METHODS,
  HOLIDAY_BUDGETS,
  HOLIDAY_TYPES,
  optionLabel,
  PROPOSALS_MAX,
  PROPOSALS_MIN,
  RECONTACT_HOURS,
} from '#domain/requests/holiday-options.ts';
import {
  EMPTY_HOLIDAY_VALUES,
  HOLIDAY_FIELD_MAX,
  type HolidayValues,
  holidayRequestErrors,
} from '#domain/requests/holiday-rules.ts';
import { HolidayRequest, toHolidayRequest } from '#domain/requests/request-payloads.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { parseErrors } from './parse-errors.ts';

const TODAY = '2026-11-20';
const REQUEST_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const valid: HolidayValues = {
  ...EMPTY_HOLIDAY_VALUES,
  prenom: 'Jeanne',
  nom: 'Dupont',
  methodeContact: 'mail',
  email: 'jeanne@example.fr',
  typeVacances: 'voyage-luxe',
  nombrePersonnes: '2',
};
const errorsOf = (change: Partial<HolidayValues>) =>
  holidayRequestErrors({ ...valid, ...change }, TODAY);

describe('the holiday form', () => {
  it('may be sent with the required fields alone', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('names every required field of an empty form', () => {
    expect(holidayRequestErrors(EMPTY_HOLIDAY_VALUES, TODAY)).toEqual({
      prenom: 'Le prénom est requis',
      nom: 'Le nom est requis',
      methodeContact: 'La méthode de contact est requise',
      typeVacances: 'Le type de vacances est requis',
      nombrePersonnes: 'Le nombre de personnes est requis',
    });
    expect(FORM_INVALID).toBe('Veuillez corriger les erreurs dans le formulaire');
  });

  it.each([
    ['mail', 'email', '', "L'adresse email est requise"],
    ['mail', 'email', 'jeanne@', "Format d'email invalide"],
    ['appel', 'telephone', ' ', 'Le numéro de téléphone est requis'],
    ['appel', 'telephone', '12', 'Format de numéro de téléphone invalide'],
    ['whatsapp', 'telephone', '', 'Le numéro de téléphone est requis'],
    ['whatsapp', 'telephone', '06', 'Format de numéro de téléphone invalide'],
    ['instagram', 'instagram', ' ', "Le nom d'utilisateur Instagram est requis"],
    ['tiktok', 'tiktok', '', "Le nom d'utilisateur TikTok est requis"],
  ])('by %s asks for %s (« %s »)', (methodeContact, field, value, message) => {
    expect(errorsOf({ email: '', methodeContact, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['mail', 'email', ' jeanne@example.fr '],
    ['appel', 'telephone', '06 12 34 56 78'],
    ['whatsapp', 'telephone', '+1 212 555 0100'],
    ['instagram', 'instagram', '@jeanne'],
    ['tiktok', 'tiktok', '@jeanne'],
  ])('by %s requires only %s', (methodeContact, field, value) => {
    expect(errorsOf({ email: '', methodeContact, [field]: value })).toEqual({});
  });

  it('does not validate the fields of another method', () => {
    expect(errorsOf({ telephone: 'x', instagram: '' })).toEqual({});
  });

  it.each([
    ['methodeContact', 'pigeon', 'La méthode de contact est requise'],
    ['typeVacances', 'croisiere', 'Le type de vacances est requis'],
    ['budget', 'beaucoup', 'Ce budget n’existe pas'],
  ])('refuses an unknown %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each(['1', '99', ' 3 '])('accepts %j travellers', (nombrePersonnes) => {
    expect(errorsOf({ nombrePersonnes })).toEqual({});
  });

  it.each(['', ' ', '0', '-1', '1.5', '1e1', 'deux'])(
    'refuses %j travellers',
    (nombrePersonnes) => {
      expect(errorsOf({ nombrePersonnes })).toEqual({
        nombrePersonnes: 'Le nombre de personnes est requis',
      });
    },
  );

  it('limits the number of travellers', () => {
    expect(errorsOf({ nombrePersonnes: '100' })).toEqual({
      nombrePersonnes: 'Le nombre de personnes est de 99 au plus',
    });
  });

  it.each(['prenom', 'nom', 'instagram', 'destination', 'message'] as const)(
    'limits the length of %s',
    (field) => {
      const max = HOLIDAY_FIELD_MAX[field];
      expect(errorsOf({ [field]: ` ${'a'.repeat(max)} ` })).toEqual({});
      expect(errorsOf({ [field]: 'a'.repeat(max + 1) })).toEqual({
        [field]: `Ce texte est trop long (${max} caractères au plus)`,
      });
    },
  );
});

describe('the dates of the holiday form', () => {
  it.each([
    ['', ''],
    [TODAY, ''],
    [TODAY, TODAY],
    ['2026-12-01', '2026-12-08'],
    ['', '2026-12-08'],
  ])('may be « %s » and « %s »', (dateDepart, dateRetour) => {
    expect(errorsOf({ dateDepart, dateRetour })).toEqual({});
  });

  it.each([
    ['2026-11-19', '', { dateDepart: 'La date de départ ne peut pas être dans le passé' }],
    ['2026-02-30', '', { dateDepart: 'Date de départ invalide' }],
    ['', 'demain', { dateRetour: 'Date de retour invalide' }],
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
  ])('« %s » and « %s » are refused', (dateDepart, dateRetour, errors) => {
    expect(errorsOf({ dateDepart, dateRetour })).toEqual(errors);
  });

  it('are checked only when the required fields are valid', () => {
    expect(errorsOf({ prenom: '', dateDepart: '2020-01-01' })).toEqual({
      prenom: 'Le prénom est requis',
    });
  });
});

describe('the holiday payload', () => {
  const payload = toHolidayRequest(valid, REQUEST_ID);

  it('holds all fields plus the four that the call adds', () => {
    expect(payload).toEqual({
      ...valid,
      firstName: 'Jeanne',
      lastName: 'Dupont',
      formType: 'vacances',
      requestId: REQUEST_ID,
    });
    expect(v.parse(HolidayRequest, payload)).toEqual(payload);
  });

  it('is refused with the messages of the form', () => {
    expect(parseErrors(HolidayRequest, { ...payload, prenom: '', email: 'x' })).toEqual({
      prenom: 'Le prénom est requis',
      email: "Format d'email invalide",
    });
  });

  it('is accepted after its departure: it may have waited offline', () => {
    expect(parseErrors(HolidayRequest, { ...payload, dateDepart: '2020-01-01' })).toEqual({});
    expect(parseErrors(HolidayRequest, { ...payload, dateDepart: 'hier' })).toEqual({
      dateDepart: 'Date de départ invalide',
    });
  });

  it.each([
    ['prenom', 3],
    ['formType', 'contact'],
    ['requestId', ''],
    ['more', 1],
    ['message', 'a'.repeat(5001)],
    ['budget', undefined],
  ])('is refused with %s %j', (key, value) => {
    expect(Object.keys(parseErrors(HolidayRequest, { ...payload, [key]: value }))).toEqual([key]);
  });

  it('is stripped of what could break a mail', () => {
    const sent = v.parse(HolidayRequest, {
      ...payload,
      nom: 'Dupont\r\nBcc: x@y.fr',
      message: ' a\r\nb ',
    });
    expect(sent).toMatchObject({ nom: 'Dupont Bcc: x@y.fr', message: 'a\nb' });
  });
});

describe('the options', () => {
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

  it('are these, in this order', () => {
    expect(values(CONTACT_METHODS)).toEqual(['mail', 'appel', 'whatsapp', 'instagram', 'tiktok']);
    expect(values(HOLIDAY_TYPES)).toEqual([
      'sejour-plage',
      'voyage-culturel',
      'aventure-nature',
      'city-break',
      'voyage-luxe',
      'voyage-famille',
      'voyage-romantique',
      'autre',
    ]);
    expect(values(HOLIDAY_BUDGETS)).toEqual([
      'moins-500',
      '500-1000',
      '1000-2000',
      '2000-3000',
      'plus-3000',
      'flexible',
    ]);
    expect([RECONTACT_HOURS, PROPOSALS_MIN, PROPOSALS_MAX]).toEqual([24, 3, 5]);
  });

  it('are each accepted by the form', () => {
    for (const typeVacances of values(HOLIDAY_TYPES))
      expect(errorsOf({ typeVacances })).toEqual({});
    for (const budget of values(HOLIDAY_BUDGETS)) expect(errorsOf({ budget })).toEqual({});
  });

  it('have a label', () => {
    expect(optionLabel(CONTACT_METHODS, 'appel')).toBe('Appel téléphonique');
    expect(optionLabel(HOLIDAY_BUDGETS, 'inconnu')).toBe('inconnu');
  });
});
