import type { HolidayField } from './holiday-rules.ts';

/** The options of the made-to-measure holiday form, with their labels. */
export const CONTACT_METHODS = [
  { value: 'mail', label: 'E-mail' },
  { value: 'appel', label: 'Appel téléphonique' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'tiktok', label: 'TikTok' },
] as const;

export const HOLIDAY_TYPES = [
  { value: 'sejour-plage', label: 'Séjour plage' },
  { value: 'voyage-culturel', label: 'Voyage culturel' },
  { value: 'aventure-nature', label: 'Aventure et nature' },
  { value: 'city-break', label: 'City break' },
  { value: 'voyage-luxe', label: 'Voyage de luxe' },
  { value: 'voyage-famille', label: 'Voyage en famille' },
  { value: 'voyage-romantique', label: 'Voyage romantique' },
  { value: 'autre', label: 'Autre' },
] as const;

/** Budgets per person. */
export const HOLIDAY_BUDGETS = [
  { value: 'moins-500', label: 'Moins de 500\u00A0€' },
  { value: '500-1000', label: '500 à 1\u202F000\u00A0€' },
  { value: '1000-2000', label: '1\u202F000 à 2\u202F000\u00A0€' },
  { value: '2000-3000', label: '2\u202F000 à 3\u202F000\u00A0€' },
  { value: 'plus-3000', label: 'Plus de 3\u202F000\u00A0€' },
  { value: 'flexible', label: 'Budget flexible' },
] as const;

/** What the holiday page promises. */
export const RECONTACT_HOURS = 24;
export const PROPOSALS_MIN = 3;
export const PROPOSALS_MAX = 5;

/** The label of an option; the value itself when it is not in the list. */
export function optionLabel(
  options: readonly { value: string; label: string }[],
  value: string,
): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Labels of the holiday form's fields, for the form, the mails and the administration. */
export const HOLIDAY_LABELS: Record<HolidayField, string> = {
  prenom: 'Prénom',
  nom: 'Nom',
  methodeContact: 'Moyen de contact',
  email: 'Adresse e-mail',
  telephone: 'Téléphone',
  instagram: 'Nom d’utilisateur Instagram',
  tiktok: 'Nom d’utilisateur TikTok',
  typeVacances: 'Type de vacances',
  budget: 'Budget par personne',
  destination: 'Destination souhaitée',
  dateDepart: 'Date de départ',
  dateRetour: 'Date de retour',
  nombrePersonnes: 'Nombre de personnes',
  message: 'Votre message',
};
