import * as v from 'valibot';
import { TEXT_MAX } from '#domain/site/limits.ts';
import { type AttachedHotel, AttachedHotels } from './attached-hotels.ts';
import {
  createHolidayCrossFieldCheck,
  HOLIDAY_FIELDS,
  type HolidayValues,
} from './holiday-fields.ts';
import { VisitorEmail, visitorTextField } from './visitor-fields.ts';

/** Document id of a request: a random UUID from the browser, so that a retry is stored once. */
export const RequestDocumentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));

export const CONTACT_FIELDS = {
  firstName: HOLIDAY_FIELDS.prenom,
  lastName: HOLIDAY_FIELDS.nom,
  email: VisitorEmail,
  message: visitorTextField('Message', TEXT_MAX, 'Le message est requis'),
};

/** Payload of the callable sendContactEmail for the contact form; other keys are refused. */
export const ContactMessagePayload = v.strictObject({
  ...CONTACT_FIELDS,
  formType: v.literal('contact'),
  requestId: RequestDocumentId,
});
export type ContactMessagePayload = v.InferOutput<typeof ContactMessagePayload>;

// Only the form refuses a departure in the past. The server accepts it, because a request that waited offline may
// arrive days after it was written.
const FIRST_DAY = '0000-01-01';

const HolidayPayload = v.strictObject({
  ...HOLIDAY_FIELDS,
  firstName: HOLIDAY_FIELDS.prenom,
  lastName: HOLIDAY_FIELDS.nom,
  formType: v.literal('vacances'),
  requestId: RequestDocumentId,
  hotels: v.exactOptional(AttachedHotels),
});
export type HolidayRequestPayload = v.InferOutput<typeof HolidayPayload>;

/** Payload of the callable sendContactEmail for the holiday form; other keys are refused. */
export const HolidayRequestPayload = v.pipe(
  HolidayPayload,
  v.rawCheck<HolidayRequestPayload>(createHolidayCrossFieldCheck(FIRST_DAY)),
);

export function toHolidayRequestPayload(
  values: HolidayValues,
  requestId: string,
  hotels: AttachedHotel[] = [],
): HolidayRequestPayload {
  return {
    ...values,
    firstName: values.prenom,
    lastName: values.nom,
    formType: 'vacances',
    requestId,
    ...(hotels.length > 0 && { hotels }),
  };
}
