import type { HolidayField, HolidayValues } from '#domain/requests/holiday-rules.ts';

const REACH_FIELDS = {
  mail: 'email',
  appel: 'telephone',
  whatsapp: 'telephone',
  instagram: 'instagram',
  tiktok: 'tiktok',
} as const satisfies Record<string, HolidayField>;

type Method = keyof typeof REACH_FIELDS;
export type ReachField = (typeof REACH_FIELDS)[Method];

function isMethod(text: string): text is Method {
  return text in REACH_FIELDS;
}

/** The field for the chosen contact method, null before one is chosen. */
export function reachField(methodeContact: string): ReachField | null {
  return isMethod(methodeContact) ? REACH_FIELDS[methodeContact] : null;
}

/** The values without the fields of contact methods that were not chosen: what is hidden is not sent. */
export function shownValues(values: HolidayValues): HolidayValues {
  const field = reachField(values.methodeContact);
  const hidden = { email: '', telephone: '', instagram: '', tiktok: '' };
  return { ...values, ...hidden, ...(field && { [field]: values[field] }) };
}
