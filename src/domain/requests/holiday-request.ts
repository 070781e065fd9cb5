import * as v from 'valibot';
import { TEXT_MAX } from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { cleanLine, cleanText } from '#domain/text/clean-text.ts';
import { HOLIDAY_FIELD_MAX, type HolidayValues, holidayRequestErrors } from './holiday-rules.ts';
import { RequestId } from './request-id.ts';

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

// A day that no departure is before: a request that waited in the outbox of an offline browser
// is better received late than lost, so only the form asks for a departure that is not past.
const FIRST_DAY = '0000-01-01';

/**
 * What the callable sendContactEmail receives from the holiday form (spec section 7): all its
 * fields as texts, plus firstName, lastName, formType and requestId, no other key. The form's
 * rules hold, with their messages on the fields, but for the departure in the past.
 */
export const HolidayRequest = v.pipe(
  v.strictObject({
    ...holidayFields,
    firstName: line(HOLIDAY_FIELD_MAX.prenom),
    lastName: line(HOLIDAY_FIELD_MAX.nom),
    formType: v.literal('vacances'),
    requestId: RequestId,
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

/** The payload of a form that has no errors. */
export function toHolidayRequest(values: HolidayValues, requestId: string): HolidayRequest {
  return {
    ...values,
    firstName: values.prenom,
    lastName: values.nom,
    formType: 'vacances',
    requestId,
  };
}
