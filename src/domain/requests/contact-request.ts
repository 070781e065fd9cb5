import * as v from 'valibot';
import { MAIL_DELIVERY_FIELDS } from '#domain/mail/mail-state.ts';
import { storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { EMAIL_MAX, REQUEST_NOTE_MAX } from '#domain/site/limits.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { DAY_MS, todayIso } from '#domain/text/today.ts';
import { AttachedHotels } from './attached-hotels.ts';
import type { ContactMessagePayload, HolidayRequestPayload } from './request-payloads.ts';

/** The stored fields of a request. `fields` holds the texts of the form, except the visitor's names. */
export const REQUEST_FIELDS = {
  form_type: f.systemField('Type', v.picklist(['contact', 'vacances'])),
  first_name: f.systemField('Prénom', v.optional(v.string(), '')),
  last_name: f.systemField('Nom', v.optional(v.string(), '')),
  email: f.singleLineField('E-mail', EMAIL_MAX),
  /** The visitor's normalised email address, by which all data of a person are found. */
  address: f.singleLineField('E-mail normalisé', EMAIL_MAX),
  fields: f.systemField('Contenu', v.optional(v.record(v.string(), v.string()), {})),
  hotels: f.systemField('Hôtels joints', v.optional(AttachedHotels, [])),
  ...MAIL_DELIVERY_FIELDS,
  handled: f.booleanField('Suivi'),
  handled_at: f.instantField('Traitée le'),
  handled_by: f.singleLineField('Traitée par', EMAIL_MAX),
  note: f.textField('Note', REQUEST_NOTE_MAX),
};

export const ContactRequest = storedSchema({ ...f.ID_AND_TIMESTAMP_FIELDS, ...REQUEST_FIELDS });
export type ContactRequest = v.InferOutput<typeof ContactRequest>;

export function toContactRequest(payload: ContactMessagePayload | HolidayRequestPayload) {
  // The holiday form sends the visitor's names a second time, as `prenom` and `nom`.
  const { requestId, formType, firstName, lastName, prenom, nom, hotels, ...texts } = {
    prenom: '',
    nom: '',
    hotels: [],
    ...payload,
  };
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  return {
    form_type: formType,
    first_name: firstName,
    last_name: lastName,
    email: payload.email === '' ? null : payload.email,
    address: payload.email === '' ? null : normaliseEmail(payload.email),
    fields: Object.fromEntries(filled),
    hotels,
    handled: false,
    handled_at: null,
    handled_by: null,
    note: null,
  };
}

export const FORM_TYPE_LABELS = { contact: 'Message', vacances: 'Vacances sur mesure' } as const;

/** Returns the age of a request in days, Paris time: « aujourd’hui », « hier »; empty without a date. */
export function requestAgeText(
  { created_at }: Pick<ContactRequest, 'created_at'>,
  now = new Date(),
) {
  if (created_at === null) return '';
  const dayOf = (date: Date) => Date.parse(todayIso(date)) / DAY_MS;
  // At least 0: if the device's clock is slow, a request could seem to have arrived tomorrow.
  const days = Math.max(0, dayOf(now) - dayOf(new Date(created_at)));
  return new Intl.RelativeTimeFormat('fr', { numeric: 'auto' }).format(-days, 'day');
}

/** Returns the type, date and age of a request: « Message, 04/05/2026 10:00 (hier) ». */
export const requestTypeAndDateText = (
  request: Pick<ContactRequest, 'form_type' | 'created_at'>,
): string =>
  `${FORM_TYPE_LABELS[request.form_type]}, ${formatShortDateTime(request.created_at)} (${requestAgeText(request)})`;
