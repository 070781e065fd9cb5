import type { Testimonial } from '#domain/settings/site-settings.ts';

/** Invented testimonials, which only demo projects show: French law forbids false reviews. */
export const EXAMPLE_HOME_TESTIMONIALS: Testimonial[] = [
  {
    name: 'Claire et Antoine M.',
    destination: 'Kyoto, Japon',
    date: 'avril 2026',
    content:
      'Le ryokan conseillé donnait sur un jardin de mousse où nous étions seuls chaque matin. On sentait que quelqu’un y avait vraiment dormi avant de nous en parler.',
  },
  {
    name: 'Sophie L.',
    destination: 'Lac de Côme, Italie',
    date: 'juin 2026',
    content:
      'Une villa tenue comme une maison de famille, un ponton privé, des dîners sous les glycines. La description était juste jusqu’au bruit de l’eau sous la fenêtre.',
  },
  {
    name: 'Marc D.',
    destination: 'Rajasthan, Inde',
    date: 'février 2026',
    content:
      'Je craignais le palace de carte postale\u202f; j’ai trouvé un équipage discret et une chambre où les siècles se lisent dans la pierre. Je n’ai rien eu à reprendre à l’itinéraire.',
  },
  {
    name: 'Nadia et Thomas B.',
    destination: 'Seychelles',
    date: 'mai 2026',
    content:
      'Trois adresses proposées, trois tempéraments différents. Nous avons choisi la plus petite, au bout de la piste, et nous y retournerons pour nos dix ans de mariage.',
  },
  {
    name: 'Isabelle R.',
    destination: 'Hautes-Terres, Écosse',
    date: 'octobre 2025',
    content:
      'Feu de tourbe, bibliothèque, pluie contre les carreaux\u00a0: exactement la retraite que j’espérais. Le budget annoncé était celui que j’ai payé.',
  },
  {
    name: 'Julien P.',
    destination: 'New York, États-Unis',
    date: 'décembre 2025',
    content:
      'Une suite au-dessus du parc, à deux pas de tout et pourtant silencieuse. Les petits conseils de l’article nous ont évité bien des files d’attente.',
  },
];

export const EXAMPLE_HOLIDAY_TESTIMONIALS: Testimonial[] = [
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
