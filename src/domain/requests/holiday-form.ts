import * as v from 'valibot';
import { described } from '#domain/schema/fields.ts';
import {
  EMAIL_MAX,
  HANDLE_MAX,
  LOCATION_MAX,
  PERSON_NAME_MAX,
  PHONE_MAX,
  TEXT_MAX,
} from '#domain/site/limits.ts';
import { isIsoDay } from '#domain/text/dates.ts';
import { CONTACT_METHODS, contactMethod } from './contact-methods.ts';
import { firstErrors, line, option, text } from './form-fields.ts';
import { HOLIDAY_BUDGETS, HOLIDAY_TYPES } from './holiday-options.ts';

const TRAVELLERS = { min: 1, max: 99, step: 1 };

export const HOLIDAY = {
  prenom: line('Prénom', PERSON_NAME_MAX, 'Le prénom est requis'),
  nom: line('Nom', PERSON_NAME_MAX, 'Le nom est requis'),
  methodeContact: option(
    'Moyen de contact',
    CONTACT_METHODS,
    'La méthode de contact est requise',
    true,
  ),
  email: line('Adresse e-mail', EMAIL_MAX),
  telephone: line('Téléphone', PHONE_MAX),
  instagram: line('Nom d’utilisateur Instagram', HANDLE_MAX),
  tiktok: line('Nom d’utilisateur TikTok', HANDLE_MAX),
  typeVacances: option('Type de vacances', HOLIDAY_TYPES, 'Le type de vacances est requis', true),
  budget: option('Budget par personne', HOLIDAY_BUDGETS, 'Ce budget n’existe pas', false),
  destination: line('Destination souhaitée', LOCATION_MAX),
  dateDepart: described({ kind: 'other', label: 'Date de départ' }, v.string()),
  dateRetour: described({ kind: 'other', label: 'Date de retour' }, v.string()),
  nombrePersonnes: described(
    { kind: 'number', label: 'Nombre de personnes', ...TRAVELLERS },
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?!0+$)\d{1,3}$/, 'Le nombre de personnes est requis'),
      v.check(
        (count) => !(Number(count) > TRAVELLERS.max),
        `Le nombre de personnes est de ${TRAVELLERS.max} au plus`,
      ),
    ),
  ),
  message: text('Votre message', TEXT_MAX),
};

const HolidayForm = v.object(HOLIDAY);
export type HolidayField = keyof typeof HOLIDAY;
/** The form's values: always strings, empty if nothing was typed. */
export type HolidayValues = v.InferInput<typeof HolidayForm>;

type Errors = Partial<Record<HolidayField, string>>;

function reachErrors(values: HolidayValues): Errors {
  const method = contactMethod(values.methodeContact);
  if (method === undefined) return {};
  const address = values[method.field];
  if (address === '') return { [method.field]: method.required };
  const isValid = method.invalid === undefined || method.link(address) !== null;
  return isValid ? {} : { [method.field]: method.invalid };
}

function dateErrors({ dateDepart, dateRetour }: HolidayValues, firstDay: string): Errors {
  const errors: Errors = {};
  if (dateDepart !== '' && !isIsoDay(dateDepart)) errors.dateDepart = 'Date de départ invalide';
  else if (dateDepart !== '' && dateDepart < firstDay) {
    errors.dateDepart = 'La date de départ ne peut pas être dans le passé';
  }
  if (dateRetour !== '' && !isIsoDay(dateRetour)) errors.dateRetour = 'Date de retour invalide';
  else if (dateRetour !== '' && isIsoDay(dateDepart) && dateRetour < dateDepart) {
    errors.dateRetour = 'La date de retour ne peut pas être avant la date de départ';
  }
  return errors;
}

/** Checks the field of the contact method, and the dates once all other fields are valid. */
export const acrossFields =
  <TValues extends HolidayValues>(firstDay: string) =>
  ({ dataset, addIssue }: v.RawCheckContext<TValues>): void => {
    if (!dataset.typed) return;
    const { issues, value: input } = dataset;
    const reach = reachErrors(input);
    const isValid = !issues && Object.keys(reach).length === 0;
    const errors: Errors = isValid ? dateErrors(input, firstDay) : reach;
    for (const [key, message] of Object.entries(errors)) {
      const value: unknown = Reflect.get(input, key);
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
    }
  };

/** Returns the form's errors by field; empty if the form may be sent. `today` is yyyy-MM-dd. */
export const holidayErrors = (values: HolidayValues, today: string) =>
  firstErrors(v.pipe(HolidayForm, v.rawCheck(acrossFields(today))), values);
