import type { HolidayField } from './holiday-rules.ts';

/** The fields of the made-to-measure holiday form, as visitors and readers of a request see them. */
export const HOLIDAY_LABELS: Record<HolidayField, string> = {
  prenom: 'Prénom',
  nom: 'Nom',
  methodeContact: 'Moyen de contact',
  email: 'Adresse email',
  telephone: 'Téléphone',
  instagram: "Nom d'utilisateur Instagram",
  tiktok: "Nom d'utilisateur TikTok",
  typeVacances: 'Type de vacances',
  budget: 'Budget par personne',
  destination: 'Destination souhaitée',
  dateDepart: 'Date de départ',
  dateRetour: 'Date de retour',
  nombrePersonnes: 'Nombre de personnes',
  message: 'Votre message',
};
