import * as v from 'valibot';
import { absoluteUrl } from '#data/seo-head.ts';
import { parseAttachedHotels } from '#domain/requests/attached-hotels.ts';
import { findContactMethod } from '#domain/requests/contact-methods.ts';
import {
  filledHolidayFields,
  HOLIDAY_FIELDS,
  type HolidayValues,
  holidayFormSchema,
} from '#domain/requests/holiday-fields.ts';
import { toHolidayRequestPayload } from '#domain/requests/request-payloads.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { HOLIDAY_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { removeControlCharacters } from '#domain/text/clean-text.ts';
import { todayIso } from '#domain/text/today.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { defineRequestForm } from './request-form.ts';

type FormValues = HolidayValues & { hotels: string };

/** Empties the fields of contact methods other than the chosen one: these are hidden, and must not be sent. */
function shownValues({ hotels, ...values }: FormValues): HolidayValues {
  const field = findContactMethod(values.methodeContact)?.field;
  const hidden = { email: '', telephone: '', instagram: '', tiktok: '' };
  return { ...values, ...hidden, ...(field && { [field]: values[field] }) };
}

/** Returns a line for each field that was filled in, in the form's order, without the message. */
function linesOf(entered: FormValues): string[] {
  const values = shownValues(entered);
  const rows = [
    { label: 'Prénom et nom', value: `${values.prenom} ${values.nom}` },
    ...filledHolidayFields(values),
    ...parseAttachedHotels(entered.hotels).map((hotel) => ({
      label: 'Hôtel joint',
      value: `${hotel.name}, ${absoluteUrl(hotelPath(hotel.id))}`,
    })),
  ];
  return rows.map(({ label, value }) => `${label}\u00a0: ${value}`);
}

/** Returns a mailto URL with the request as its body (line breaks as in RFC 6068); `address` is one without a body. */
export function holidayMailto(entered: FormValues, address: string): string {
  const { message, prenom, nom } = entered;
  const lines = ['Bonjour,', '', ...linesOf(entered)];
  if (message !== '') lines.push('', message);
  const subject = `Demande de vacances sur mesure\u00a0: ${prenom} ${nom}`;
  const encode = (text: string) =>
    encodeURIComponent(removeControlCharacters(text).replaceAll('\n', '\r\n'));
  return `${address}?subject=${encode(subject)}&body=${encode(lines.join('\n'))}`;
}

export const HOLIDAY_FORM = defineRequestForm({
  fields: { ...HOLIDAY_FIELDS, hotels: v.string() },
  draftKey: HOLIDAY_DRAFT_SESSION_STORAGE_KEY,
  schema: () => holidayFormSchema(todayIso()),
  toRequest: (values, requestId) => ({
    kind: 'vacances',
    payload: toHolidayRequestPayload(
      shownValues(values),
      requestId,
      parseAttachedHotels(values.hotels),
    ),
  }),
  summary: (values) => [...linesOf(values), values.message],
  onFailed(values, { action }) {
    window.location.href = holidayMailto(values, action);
    toastInfo('Ouverture de votre client email');
  },
});
