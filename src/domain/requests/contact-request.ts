import * as v from 'valibot';
import { MAIL_FIELDS } from '#domain/mail/mail-state.ts';
import { StoredInstant, StoredRequiredText, StoredText } from '#domain/schema/stored-fields.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { AttachedHotels } from './attached-hotels.ts';
import type { ContactMessage, HolidayRequest } from './request-payloads.ts';

const StoredFields = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((fields) =>
      Object.fromEntries(
        Object.entries(fields).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    ),
  ),
  () => ({}),
);

/**
 * A contact or holiday request as administrators read it: a stored document plus its id, which is
 * the requestId. `fields` holds what the visitor filled in, under the payload's names.
 */
export const ContactRequest = v.object({
  id: StoredRequiredText,
  form_type: v.picklist(['contact', 'vacances']),
  first_name: v.fallback(v.string(), ''),
  last_name: v.fallback(v.string(), ''),
  email: StoredText,
  fields: StoredFields,
  /** Attached to a holiday request. */
  hotels: v.fallback(AttachedHotels, () => []),
  ...MAIL_FIELDS,
  handled: v.fallback(v.boolean(), false),
  handled_at: StoredInstant,
  /** The email address of the administrator who answered. */
  handled_by: StoredText,
  /** The administrators' own note, which the visitor never sees. */
  note: StoredText,
  created_at: StoredInstant,
});
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
