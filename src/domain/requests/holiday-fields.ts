import * as v from 'valibot';
import {
  type ChoiceOption,
  fieldLabels,
  fieldMetadataOf,
  objectKeys,
  optionLabel,
} from '#domain/schema/field.ts';
import { stringField, withFieldMetadata } from '#domain/schema/fields.ts';
import { EMAIL_MAX, LOCATION_MAX, PHONE_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { formatLongDate, isIsoDay } from '#domain/text/dates.ts';
import { normaliseTypedPhone } from '#domain/text/phone.ts';
import { parseDay, unclearDayHint } from '#domain/text/typed-date.ts';
import { CONTACT_METHODS, findContactMethod } from './contact-methods.ts';
import { visitorChoiceField, visitorLineField, visitorTextField } from './visitor-fields.ts';

export const HOLIDAY_TYPES: readonly ChoiceOption[] = [
  { value: 'sejour-plage', label: 'Séjour plage' },
  { value: 'voyage-culturel', label: 'Voyage culturel' },
  { value: 'aventure-nature', label: 'Aventure et nature' },
  { value: 'city-break', label: 'City break' },
  { value: 'voyage-luxe', label: 'Voyage de luxe' },
  { value: 'voyage-famille', label: 'Voyage en famille' },
  { value: 'voyage-romantique', label: 'Voyage romantique' },
  { value: 'autre', label: 'Autre' },
];

export const HOLIDAY_BUDGETS: readonly ChoiceOption[] = [
  { value: 'moins-500', label: 'Moins de 500\u00A0€' },
  { value: '500-1000', label: '500 à 1\u202F000\u00A0€' },
  { value: '1000-2000', label: '1\u202F000 à 2\u202F000\u00A0€' },
  { value: '2000-3000', label: '2\u202F000 à 3\u202F000\u00A0€' },
  { value: 'plus-3000', label: 'Plus de 3\u202F000\u00A0€' },
  { value: 'flexible', label: 'Budget flexible' },
];

/** Form field of a day: converts any notation to yyyy-MM-dd; an unreadable day stays as typed. */
const day = (label: string) =>
  withFieldMetadata(
    { kind: 'day', label },
    v.pipe(
      v.string(),
      v.transform((typed) => parseDay(typed) ?? typed),
    ),
  );

const NAME_MAX = 80;
const HANDLE_MAX = 100;

export const HOLIDAY_FIELDS = {
  prenom: visitorLineField('Prénom', NAME_MAX, 'Le prénom est requis'),
  nom: visitorLineField('Nom', NAME_MAX, 'Le nom est requis'),
  methodeContact: visitorChoiceField(
    'Moyen de contact',
    CONTACT_METHODS,
    'La méthode de contact est requise',
    true,
  ),
  email: visitorLineField('Adresse e-mail', EMAIL_MAX),
  telephone: stringField({
    kind: 'line',
    label: 'Téléphone',
    max: PHONE_MAX,
    clean: normaliseTypedPhone,
  }),
  instagram: visitorLineField('Nom d’utilisateur Instagram', HANDLE_MAX),
  tiktok: visitorLineField('Nom d’utilisateur TikTok', HANDLE_MAX),
  typeVacances: visitorChoiceField(
    'Type de vacances',
    HOLIDAY_TYPES,
    'Le type de vacances est requis',
    true,
  ),
  budget: visitorChoiceField(
    'Budget par personne',
    HOLIDAY_BUDGETS,
    'Ce budget n’existe pas',
    false,
  ),
  destination: visitorLineField('Destination souhaitée', LOCATION_MAX),
  dateDepart: day('Date de départ'),
  dateRetour: day('Date de retour'),
  nombrePersonnes: withFieldMetadata(
    { kind: 'number', label: 'Nombre de personnes', min: 1, max: 999, step: 1, isOptional: false },
    v.pipe(v.string(), v.trim(), v.regex(/^(?!0+$)\d{1,3}$/, 'Le nombre de personnes est requis')),
  ),
  message: visitorTextField('Votre message', TEXT_MAX),
};

const HolidayForm = v.object(HOLIDAY_FIELDS);
export type HolidayValues = v.InferInput<typeof HolidayForm>;

type Errors = Partial<Record<keyof HolidayValues, string>>;

function reachErrors(values: HolidayValues): Errors {
  const method = findContactMethod(values.methodeContact);
  if (method === undefined) return {};
  const address = values[method.field];
  if (address === '') return { [method.field]: method.required };
  const isValid = method.invalid === undefined || method.link(address) !== null;
  return isValid ? {} : { [method.field]: method.question?.(address) ?? method.invalid };
}

function dateErrors({ dateDepart, dateRetour }: HolidayValues, firstDay: string): Errors {
  const errors: Errors = {};
  if (dateDepart !== '' && !isIsoDay(dateDepart))
    errors.dateDepart = unclearDayHint(dateDepart) ?? 'Date de départ invalide';
  else if (dateDepart !== '' && dateDepart < firstDay) {
    errors.dateDepart = 'La date de départ ne peut pas être dans le passé';
  }
  if (dateRetour !== '' && !isIsoDay(dateRetour))
    errors.dateRetour = unclearDayHint(dateRetour) ?? 'Date de retour invalide';
  else if (dateRetour !== '' && isIsoDay(dateDepart) && dateRetour < dateDepart) {
    errors.dateRetour = 'La date de retour ne peut pas être avant la date de départ';
  }
  return errors;
}

/**
 * Checks several fields together: the address, user name or number for the chosen contact method and, once all else is
 * valid, the dates.
 */
export const createHolidayCrossFieldCheck =
  <TValues extends HolidayValues>(firstDay: string) =>
  ({ dataset, addIssue }: v.RawCheckContext<TValues>): void => {
    if (!dataset.typed) return;
    const { issues, value: input } = dataset;
    const reach = reachErrors(input);
    const isValid = !issues && Object.keys(reach).length === 0;
    const errors: Errors = isValid ? dateErrors(input, firstDay) : reach;
    for (const key of objectKeys(HOLIDAY_FIELDS)) {
      const message = errors[key];
      const place = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
      if (message) addIssue({ message, path: [place] });
    }
  };

/** Returns the schema of the whole holiday form; `today`, yyyy-MM-dd, is the earliest departure. */
export const holidayFormSchema = (today: string) =>
  v.pipe(HolidayForm, v.rawCheck(createHolidayCrossFieldCheck(today)));

const { prenom, nom, message, ...SHOWN } = fieldLabels(HOLIDAY_FIELDS);

/**
 * Returns the filled-in fields of a holiday request among `names`, in the form's order; never the visitor's names and
 * message.
 */
export function filledHolidayFields(
  fields: Readonly<Record<string, string>>,
  names: readonly string[] = Object.keys(SHOWN),
): { label: string; value: string; href?: string }[] {
  return objectKeys(SHOWN).flatMap((name) => {
    const value = fields[name];
    if (!value || !names.includes(name)) return [];
    const field = fieldMetadataOf(HOLIDAY_FIELDS[name]);
    const contactMethod = CONTACT_METHODS.find((method) => method.field === name);
    const href = contactMethod?.link(value) ?? null;
    let text = value;
    if (field?.kind === 'choice') text = optionLabel(field.options, value);
    if (field?.kind === 'day') text = formatLongDate(value) || value;
    return [{ label: SHOWN[name], value: text, ...(href !== null && { href }) }];
  });
}
