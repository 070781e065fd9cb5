import * as v from 'valibot';
import { MAIL_FIELDS } from '#domain/mail/mail-state.ts';
import * as f from '#domain/schema/fields.ts';
import { stored } from '#domain/schema/stored.ts';
import { EMAIL_MAX, REQUEST_NOTE_MAX } from '#domain/site/limits.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { AttachedHotels } from './attached-hotels.ts';
import type { ContactMessage, HolidayRequest } from './request-payloads.ts';

/** What is stored of a request; `fields` is what the visitor filled in, under the payload's names. */
export const REQUEST = {
  form_type: f.other('Type', v.picklist(['contact', 'vacances'])),
  first_name: f.other('Prénom', v.optional(v.string(), '')),
  last_name: f.other('Nom', v.optional(v.string(), '')),
  email: f.line('E-mail', EMAIL_MAX),
  fields: f.other('Contenu', v.optional(v.record(v.string(), v.string()), {})),
  /** Attached to a holiday request. */
  hotels: f.other('Hôtels joints', v.optional(AttachedHotels, [])),
  ...MAIL_FIELDS,
  handled: f.flag('Suivi'),
  handled_at: f.instant('Traitée le'),
  /** The email address of the administrator who answered. */
  handled_by: f.line('Traitée par', EMAIL_MAX),
  /** The administrators' own note, which the visitor never sees. */
  note: f.text('Note', REQUEST_NOTE_MAX),
};

/** A contact or holiday request as administrators read it. Its id is the requestId. */
export const ContactRequest = stored({ ...f.ID, ...REQUEST, created_at: f.STAMPS.created_at });
export type ContactRequest = v.InferOutput<typeof ContactRequest>;

/** What is stored of a request under its requestId, besides its time and its mails. */
export function toContactRequest(payload: ContactMessage | HolidayRequest) {
  const { requestId, formType, firstName, lastName, ...rest } = payload;
  const filled = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return {
    form_type: formType,
    first_name: firstName,
    last_name: lastName,
    email: payload.email === '' ? null : payload.email,
    /** What the person is found by. */
    address: payload.email === '' ? null : normaliseEmail(payload.email),
    fields: Object.fromEntries(filled),
    hotels: payload.formType === 'vacances' ? (payload.hotels ?? []) : [],
    handled: false,
    handled_at: null,
    handled_by: null,
    note: null,
  };
}
