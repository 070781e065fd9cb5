import type { SiteRequest } from '#data/forms/outbox-entries.ts';
import { HOLIDAY_TYPES, optionLabel } from '#domain/requests/holiday-options.ts';
import { type RequestField, requestFields } from '#domain/requests/request-fields.ts';

const SUMMARY_MAX = 90;

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SUMMARY_MAX ? `${line.slice(0, SUMMARY_MAX).trimEnd()}…` : line;
}

export function describeRequest({ kind, payload }: SiteRequest): { title: string; about: string } {
  switch (kind) {
    case 'newsletter':
      return { title: 'Inscription à la newsletter', about: payload.email };
    case 'contact':
      return { title: 'Message', about: firstWords(payload.message) };
    default: {
      const { destination, typeVacances } = payload;
      const type = optionLabel(HOLIDAY_TYPES, typeVacances);
      const about = destination === '' ? type : `${destination}\u00a0: ${type.toLowerCase()}`;
      return { title: 'Vacances sur mesure', about };
    }
  }
}

function textsIn(payload: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export function requestLines({ kind, payload }: SiteRequest): RequestField[] {
  if (kind === 'newsletter') return requestFields({ email: payload.email });
  const { firstName, lastName, message } = payload;
  const hotels = 'hotels' in payload ? (payload.hotels ?? []) : [];
  return [
    { label: 'Prénom et nom', value: `${firstName} ${lastName}` },
    ...requestFields(textsIn(payload)),
    ...(hotels.length === 0
      ? []
      : [{ label: 'Hôtels joints', value: hotels.map(({ name }) => name).join('\n') }]),
    ...(message === '' ? [] : [{ label: 'Message', value: message }]),
  ];
}
