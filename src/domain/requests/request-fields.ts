import { formatDate } from '#domain/text/dates.ts';
import { instagramLink, mailLink, phoneLink, tiktokLink } from './contact-links.ts';
import {
  CONTACT_METHODS,
  HOLIDAY_BUDGETS,
  HOLIDAY_LABELS,
  HOLIDAY_TYPES,
  optionLabel,
} from './holiday-options.ts';
import type { HolidayField } from './holiday-rules.ts';

/** One line of a request as it is displayed. */
export type RequestField = { label: string; value: string; href?: string };

/** In the form's order; name and message are displayed apart. */
const SHOWN: readonly HolidayField[] = [
  'methodeContact',
  'email',
  'telephone',
  'instagram',
  'tiktok',
  'typeVacances',
  'budget',
  'destination',
  'dateDepart',
  'dateRetour',
  'nombrePersonnes',
];

const READABLE: Partial<Record<HolidayField, (value: string) => string>> = {
  methodeContact: (value) => optionLabel(CONTACT_METHODS, value),
  typeVacances: (value) => optionLabel(HOLIDAY_TYPES, value),
  budget: (value) => optionLabel(HOLIDAY_BUDGETS, value),
  dateDepart: formatDate,
  dateRetour: formatDate,
};

const LINKS: Partial<Record<HolidayField, (value: string) => string | null>> = {
  email: mailLink,
  telephone: phoneLink,
  instagram: instagramLink,
  tiktok: tiktokLink,
};

/** The filled-in fields in French and in the form's order, with links to write or call. */
export function requestFields(fields: Record<string, string>): RequestField[] {
  return SHOWN.flatMap((name) => {
    const value = fields[name];
    if (!value) return [];
    const href = LINKS[name]?.(value) ?? null;
    return [
      {
        label: HOLIDAY_LABELS[name],
        value: READABLE[name]?.(value) || value,
        ...(href !== null && { href }),
      },
    ];
  });
}
