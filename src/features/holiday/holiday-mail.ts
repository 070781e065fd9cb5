import { absoluteUrl } from '#data/seo-head.ts';
import type { AttachedHotel } from '#domain/requests/attached-hotels.ts';
import {
  CONTACT_METHODS,
  HOLIDAY_BUDGETS,
  HOLIDAY_LABELS,
  HOLIDAY_TYPES,
  optionLabel,
} from '#domain/requests/holiday-options.ts';
import {
  EMPTY_HOLIDAY_VALUES,
  type HolidayField,
  type HolidayValues,
} from '#domain/requests/holiday-rules.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { cleanText } from '#domain/text/clean-text.ts';

function isField(name: string): name is HolidayField {
  return name in EMPTY_HOLIDAY_VALUES;
}

/** The fields in the order of the form. */
export const HOLIDAY_FIELDS = Object.keys(EMPTY_HOLIDAY_VALUES).filter(isField);

/** yyyy-MM-dd to dd/MM/yyyy. */
const frenchDay = (day: string) => day.split('-').reverse().join('/');

const READABLE: Partial<Record<HolidayField, (value: string) => string>> = {
  methodeContact: (value) => optionLabel(CONTACT_METHODS, value),
  typeVacances: (value) => optionLabel(HOLIDAY_TYPES, value),
  budget: (value) => optionLabel(HOLIDAY_BUDGETS, value),
  dateDepart: frenchDay,
  dateRetour: frenchDay,
};

function line(field: HolidayField, value: string): string {
  const text = READABLE[field]?.(value) ?? value;
  return field === 'message' ? `\n${text}` : `${HOLIDAY_LABELS[field]}\u00a0: ${text}`;
}

const attachedLine = (hotel: AttachedHotel) =>
  `Hôtel joint\u00a0: ${hotel.name}, ${absoluteUrl(hotelPath(hotel.id))}`;

/**
 * The mailto URL that opens the visitor's mail client with the request written out. Lines end as
 * RFC 6068 asks.
 */
export function holidayMailto(
  values: HolidayValues,
  hotels: readonly AttachedHotel[] = [],
  to: string = CONTACT_EMAIL,
): string {
  const subject = `Demande de vacances sur mesure\u00a0: ${values.prenom} ${values.nom}`;
  const lines = HOLIDAY_FIELDS.filter((field) => values[field] !== '').map((field) =>
    line(field, values[field]),
  );
  const body = ['Bonjour,', '', ...lines, ...hotels.map(attachedLine)].join('\n');
  const encode = (text: string) => encodeURIComponent(cleanText(text).replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
