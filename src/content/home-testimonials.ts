import type { Quotation } from '#domain/settings/site-settings.ts';

export const HOME_TESTIMONIALS: Quotation[] = [
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
