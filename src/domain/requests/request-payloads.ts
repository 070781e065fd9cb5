import * as v from 'valibot';
import * as f from '#domain/schema/fields.ts';
import { PERSON_NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { cleanLine, cleanText } from '#domain/text/clean-text.ts';
import { type AttachedHotel, AttachedHotels } from './attached-hotels.ts';
import { HOLIDAY_FIELD_MAX, type HolidayValues, holidayRequestErrors } from './holiday-rules.ts';

/**
 * The id of a request, a random UUID made by the browser: document id and idempotency key, so that
 * a request sent twice is stored and mailed once.
 */
export const RequestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));

const contactFields = {
  firstName: f.requiredLine('Prénom', PERSON_NAME_MAX, 'Le prénom est requis'),
  lastName: f.requiredLine('Nom', PERSON_NAME_MAX, 'Le nom est requis'),
  email: f.email('Adresse e-mail', "L'email est requis", 'Adresse email invalide'),
  message: f.requiredText('Message', TEXT_MAX, 'Le message est requis'),
};

/** The contact form with its error messages. */
export const ContactForm = v.strictObject(contactFields);
export type ContactForm = v.InferOutput<typeof ContactForm>;

/** The payload of the callable sendContactEmail for the contact form: no other key. */
export const ContactMessage = v.strictObject({
  ...contactFields,
  formType: v.literal('contact'),
  requestId: RequestId,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

const line = (max: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, tooLong(max)));

const holidayFields = {
  prenom: line(HOLIDAY_FIELD_MAX.prenom),
  nom: line(HOLIDAY_FIELD_MAX.nom),
  methodeContact: line(HOLIDAY_FIELD_MAX.methodeContact),
  email: line(HOLIDAY_FIELD_MAX.email),
  telephone: line(HOLIDAY_FIELD_MAX.telephone),
  instagram: line(HOLIDAY_FIELD_MAX.instagram),
  tiktok: line(HOLIDAY_FIELD_MAX.tiktok),
  typeVacances: line(HOLIDAY_FIELD_MAX.typeVacances),
  budget: line(HOLIDAY_FIELD_MAX.budget),
  destination: line(HOLIDAY_FIELD_MAX.destination),
  dateDepart: line(HOLIDAY_FIELD_MAX.dateDepart),
  dateRetour: line(HOLIDAY_FIELD_MAX.dateRetour),
  nombrePersonnes: line(HOLIDAY_FIELD_MAX.nombrePersonnes),
  message: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.maxLength(TEXT_MAX, tooLong(TEXT_MAX)),
  ),
};

// Only the form refuses a departure in the past: a request that waited in the outbox of an offline
// browser is better received late than lost.
const FIRST_DAY = '0000-01-01';

/**
 * The payload of the callable sendContactEmail for the holiday form: all its fields as texts, plus
 * firstName, lastName, formType and requestId, and where the visitor attached some, hotels; no other
 * key. The form's rules apply, with their messages on the fields, except that the departure may be in
 * the past.
 */
export const HolidayRequest = v.pipe(
  v.strictObject({
    ...holidayFields,
    firstName: line(HOLIDAY_FIELD_MAX.prenom),
    lastName: line(HOLIDAY_FIELD_MAX.nom),
    formType: v.literal('vacances'),
    requestId: RequestId,
    hotels: v.exactOptional(AttachedHotels),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of Object.entries(holidayRequestErrors(input, FIRST_DAY))) {
      const value: unknown = Reflect.get(input, key);
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
    }
  }),
);
export type HolidayRequest = v.InferOutput<typeof HolidayRequest>;

/** The payload of a valid form, with the hotels that the visitor attached. */
export function toHolidayRequest(
  values: HolidayValues,
  requestId: string,
  hotels: AttachedHotel[] = [],
): HolidayRequest {
  return {
    ...values,
    firstName: values.prenom,
    lastName: values.nom,
    formType: 'vacances',
    requestId,
    ...(hotels.length > 0 && { hotels }),
  };
}
