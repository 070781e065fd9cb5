import type { Quotation } from '#domain/settings/site-settings.ts';

export const HOLIDAY_TESTIMONIALS: Quotation[] = [
  {
    name: 'Émilie et Karim S.',
    destination: 'Maldives',
    date: 'mars 2026',
    content:
      'Rappelés dès le lendemain matin, quatre propositions dans la semaine, toutes dans notre budget. Nous n’avons eu qu’à choisir la couleur du lagon.',
  },
  {
    name: 'Famille Garnier',
    destination: 'Tanzanie et Zanzibar',
    date: 'août 2025',
    content:
      'Voyager à six, de sept à soixante-douze ans, demande de la finesse. L’alternance de safari et de plage avait été pensée pour chacun de nous.',
  },
  {
    name: 'Hélène V.',
    destination: 'Patagonie',
    date: 'janvier 2026',
    content:
      'Je partais seule et je voulais marcher sans renoncer au confort. Les étapes étaient magnifiques et quelqu’un répondait toujours à mes messages.',
  },
  {
    name: 'Paul et Victor A.',
    destination: 'Cyclades, Grèce',
    date: 'septembre 2025',
    content:
      'On nous a proposé une île dont nous n’avions jamais entendu parler. Ce fut le plus beau voyage que nous ayons fait ensemble.',
  },
  {
    name: 'Catherine N.',
    destination: 'Angkor, Cambodge',
    date: 'novembre 2025',
    content:
      'Un service gratuit me rendait méfiante\u202f; tout était clair, les réservations passaient par des sites connus et le guide choisi était remarquable.',
  },
];
