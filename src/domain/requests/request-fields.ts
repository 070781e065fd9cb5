import { formatDate } from '#domain/text/dates.ts';
import { HOLIDAY_LABELS } from './holiday-labels.ts';
import { CONTACT_METHODS, HOLIDAY_BUDGETS, HOLIDAY_TYPES, optionLabel } from './holiday-options.ts';
import type { HolidayField } from './holiday-rules.ts';
import { instagramLink, mailLink, phoneLink, tiktokLink } from './reach-link.ts';

/** One line of a request as people read it. */
export type RequestField = { label: string; value: string; href?: string };

/** In the form's order; name and message have places of their own. */
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

/** What a visitor filled in, in French and in the form's order, with the links that reach them. */
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
