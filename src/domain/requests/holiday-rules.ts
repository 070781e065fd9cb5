import {
  EMAIL_MAX,
  HANDLE_MAX,
  LOCATION_MAX,
  PERSON_NAME_MAX,
  PHONE_MAX,
  TEXT_MAX,
  TRAVELLERS_MAX,
} from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { isIsoDay } from '#domain/text/dates.ts';
import { isEmail } from '#domain/text/email.ts';
import { isPhone } from './contact-links.ts';
import { HOLIDAY_BUDGETS, HOLIDAY_TYPES } from './holiday-options.ts';

/** The fields of the form in its order, with their maximum lengths. */
export const HOLIDAY_FIELD_MAX = {
  prenom: PERSON_NAME_MAX,
  nom: PERSON_NAME_MAX,
  methodeContact: 20,
  email: EMAIL_MAX,
  telephone: PHONE_MAX,
  instagram: HANDLE_MAX,
  tiktok: HANDLE_MAX,
  typeVacances: 40,
  budget: 40,
  destination: LOCATION_MAX,
  dateDepart: 10,
  dateRetour: 10,
  nombrePersonnes: 3,
  message: TEXT_MAX,
} as const;

export type HolidayField = keyof typeof HOLIDAY_FIELD_MAX;
/** The form's values: always texts, empty where nothing was typed. */
export type HolidayValues = Record<HolidayField, string>;
export type HolidayErrors = Partial<Record<HolidayField, string>>;

export const EMPTY_HOLIDAY_VALUES: HolidayValues = {
  prenom: '',
  nom: '',
  methodeContact: '',
  email: '',
  telephone: '',
  instagram: '',
  tiktok: '',
  typeVacances: '',
  budget: '',
  destination: '',
  dateDepart: '',
  dateRetour: '',
  nombrePersonnes: '',
  message: '',
};

const isOption = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value);

const isBlank = (text: string) => text.trim() === '';

/** Errors of the contact method and of the field that the chosen method requires. */
function reachErrors(values: HolidayValues): HolidayErrors {
  switch (values.methodeContact) {
    case 'mail':
      if (isBlank(values.email)) return { email: "L'adresse email est requise" };
      return isEmail(values.email.trim()) ? {} : { email: "Format d'email invalide" };
    case 'appel':
    case 'whatsapp':
      if (isBlank(values.telephone)) return { telephone: 'Le numéro de téléphone est requis' };
      return isPhone(values.telephone)
        ? {}
        : { telephone: 'Format de numéro de téléphone invalide' };
    case 'instagram':
      return isBlank(values.instagram)
        ? { instagram: "Le nom d'utilisateur Instagram est requis" }
        : {};
    case 'tiktok':
      return isBlank(values.tiktok) ? { tiktok: "Le nom d'utilisateur TikTok est requis" } : {};
    default:
      return { methodeContact: 'La méthode de contact est requise' };
  }
}

function travellersErrors({ nombrePersonnes }: HolidayValues): HolidayErrors {
  const count = /^\d{1,3}$/.test(nombrePersonnes.trim()) ? Number(nombrePersonnes) : 0;
  if (count < 1) return { nombrePersonnes: 'Le nombre de personnes est requis' };
  if (count <= TRAVELLERS_MAX) return {};
  return { nombrePersonnes: `Le nombre de personnes est de ${TRAVELLERS_MAX} au plus` };
}

function lengthErrors(values: HolidayValues): HolidayErrors {
  const errors: HolidayErrors = {};
  let field: HolidayField;
  for (field in HOLIDAY_FIELD_MAX) {
    const max = HOLIDAY_FIELD_MAX[field];
    if (values[field].trim().length > max) errors[field] = tooLong(max);
  }
  return errors;
}

/** Errors of the two dates, both optional. */
function dateErrors({ dateDepart, dateRetour }: HolidayValues, today: string): HolidayErrors {
  const errors: HolidayErrors = {};
  if (dateDepart !== '') {
    if (!isIsoDay(dateDepart)) errors.dateDepart = 'Date de départ invalide';
    else if (dateDepart < today) {
      errors.dateDepart = 'La date de départ ne peut pas être dans le passé';
    }
  }
  if (dateRetour !== '') {
    if (!isIsoDay(dateRetour)) errors.dateRetour = 'Date de retour invalide';
    else if (dateRetour < dateDepart) {
      errors.dateRetour = 'La date de retour ne peut pas être avant la date de départ';
    }
  }
  return errors;
}

/**
 * The form's validation errors by field; empty when it may be sent. The dates are checked only when
 * everything else is valid. `today` is yyyy-MM-dd.
 */
export function holidayRequestErrors(values: HolidayValues, today: string): HolidayErrors {
  const errors: HolidayErrors = {
    ...lengthErrors(values),
    ...(isBlank(values.prenom) && { prenom: 'Le prénom est requis' }),
    ...(isBlank(values.nom) && { nom: 'Le nom est requis' }),
    ...reachErrors(values),
    ...(!isOption(HOLIDAY_TYPES, values.typeVacances) && {
      typeVacances: 'Le type de vacances est requis',
    }),
    ...(values.budget !== '' &&
      !isOption(HOLIDAY_BUDGETS, values.budget) && { budget: 'Ce budget n’existe pas' }),
    ...travellersErrors(values),
  };
  return Object.keys(errors).length === 0 ? dateErrors(values, today) : errors;
}
