import type { HolidayValues } from '#domain/requests/holiday-fields.ts';

export const HOLIDAY_REQUEST: HolidayValues = {
  prenom: 'Camille',
  nom: 'Delattre',
  methodeContact: 'appel',
  email: '',
  telephone: '06 12 34 56 78',
  instagram: '',
  tiktok: '',
  typeVacances: 'voyage-romantique',
  budget: '',
  destination: '',
  dateDepart: '',
  dateRetour: '',
  nombrePersonnes: '2',
  message: '',
};
