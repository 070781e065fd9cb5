import { labelsOf } from '#domain/schema/field.ts';
import { formatDate } from '#domain/text/dates.ts';
import { instagramLink, mailLink, phoneLink, tiktokLink } from './contact-links.ts';
import { CONTACT_METHODS } from './contact-methods.ts';
import { HOLIDAY } from './holiday-form.ts';
import { HOLIDAY_BUDGETS, HOLIDAY_TYPES, optionLabel } from './holiday-options.ts';

export type RequestField = { label: string; value: string; href?: string };

const PRINTED: Record<string, (value: string) => string> = {
  methodeContact: (value) => optionLabel(CONTACT_METHODS, value),
  typeVacances: (value) => optionLabel(HOLIDAY_TYPES, value),
  budget: (value) => optionLabel(HOLIDAY_BUDGETS, value),
  dateDepart: formatDate,
  dateRetour: formatDate,
};

const LINKS: Record<string, (value: string) => string | null> = {
  email: mailLink,
  telephone: phoneLink,
  instagram: instagramLink,
  tiktok: tiktokLink,
};

const { prenom, nom, message, ...SHOWN } = labelsOf(HOLIDAY);

/** Returns the filled-in fields of a request in the form's order, except names and message. */
export function requestFields(fields: Readonly<Record<string, string>>): RequestField[] {
  return Object.entries(SHOWN).flatMap(([name, label]) => {
    const value = fields[name];
    if (!value) return [];
    const href = LINKS[name]?.(value) ?? null;
    const printed = PRINTED[name]?.(value) || value;
    return [{ label, value: printed, ...(href !== null && { href }) }];
  });
}
