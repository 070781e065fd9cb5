import { formatDateTime } from '#domain/text/dates.ts';
import { todayIso } from '#domain/text/today.ts';
import type { ContactRequest } from './contact-request.ts';

export const TYPE_LABELS = { contact: 'Message', vacances: 'Vacances sur mesure' } as const;

const DAY_MS = 86_400_000;

/** Returns the age of a request in days, Paris time: « aujourd’hui », « hier »; empty without a date. */
export function ageOf(
  { created_at }: Pick<ContactRequest, 'created_at'>,
  now = new Date(),
): string {
  if (created_at === null) return '';
  const dayOf = (date: Date) => Date.parse(todayIso(date)) / DAY_MS;
  const days = dayOf(now) - dayOf(new Date(created_at));
  if (days <= 0) return 'aujourd’hui';
  return days === 1 ? 'hier' : `il y a ${days} jours`;
}

/** Returns the type, date and age of a request: « Message, 04/05/2026 10:00 (hier) ». */
export const receivedText = (request: Pick<ContactRequest, 'form_type' | 'created_at'>): string =>
  `${TYPE_LABELS[request.form_type]}, ${formatDateTime(request.created_at)} (${ageOf(request)})`;
