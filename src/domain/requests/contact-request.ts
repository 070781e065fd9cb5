import * as v from 'valibot';
import { StoredInstant, StoredRequiredText, StoredText } from '#domain/schema/stored-fields.ts';
import { AttachedHotels } from './attached-hotels.ts';
import type { ContactMessage, HolidayRequest } from './request-payloads.ts';

/** The delivery of the mail about a request. */
export const DELIVERY_STATES = ['pending', 'sending', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

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
  delivery: v.fallback(v.picklist(DELIVERY_STATES), 'pending'),
  delivery_error: StoredText,
  /** True once the body of the mail has expired: it cannot be sent again. */
  mail_erased: v.fallback(v.boolean(), false),
  attempts: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  handled: v.fallback(v.boolean(), false),
  handled_at: StoredInstant,
  /** The email address of the administrator who answered. */
  handled_by: StoredText,
  /** The administrators' own note, which the visitor never sees. */
  note: StoredText,
  created_at: StoredInstant,
  sent_at: StoredInstant,
});
export type ContactRequest = v.InferOutput<typeof ContactRequest>;

/**
 * A request as it is first stored under its requestId, its mail pending. `createdAt` is an ISO
 * string; the code that stores it may replace it by the database's own time.
 */
export function toContactRequest(
  payload: ContactMessage | HolidayRequest,
  createdAt: string,
): ContactRequest {
  const { requestId, formType, firstName, lastName, ...rest } = payload;
  const filled = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return {
    id: requestId,
    form_type: formType,
    first_name: firstName,
    last_name: lastName,
    email: payload.email === '' ? null : payload.email,
    fields: Object.fromEntries(filled),
    hotels: payload.formType === 'vacances' ? (payload.hotels ?? []) : [],
    delivery: 'pending',
    delivery_error: null,
    mail_erased: false,
    attempts: 0,
    handled: false,
    handled_at: null,
    handled_by: null,
    note: null,
    created_at: createdAt,
    sent_at: null,
  };
}
