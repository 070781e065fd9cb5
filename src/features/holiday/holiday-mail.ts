import { absoluteUrl } from '#data/seo-head.ts';
import type { AttachedHotel } from '#domain/requests/attached-hotels.ts';
import type { HolidayValues } from '#domain/requests/holiday-form.ts';
import { requestFields } from '#domain/requests/request-fields.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { cleanText } from '#domain/text/clean-text.ts';

/** Returns a mailto URL with the request as its body; line breaks follow RFC 6068. */
export function holidayMailto(
  values: HolidayValues,
  hotels: readonly AttachedHotel[] = [],
  to: string = CONTACT_EMAIL,
): string {
  const name = `${values.prenom} ${values.nom}`;
  const lines = [
    { label: 'Prénom et nom', value: name },
    ...requestFields(values),
    ...hotels.map((hotel) => ({
      label: 'Hôtel joint',
      value: `${hotel.name}, ${absoluteUrl(hotelPath(hotel.id))}`,
    })),
  ].map(({ label, value }) => `${label}\u00a0: ${value}`);
  const message = values.message === '' ? [] : ['', values.message];
  const body = ['Bonjour,', '', ...lines, ...message].join('\n');
  const subject = `Demande de vacances sur mesure\u00a0: ${name}`;
  const encode = (text: string) => encodeURIComponent(cleanText(text).replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
