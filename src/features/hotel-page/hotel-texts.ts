import type { Hotel } from '#domain/hotel/hotel.ts';
import { type Paragraph, parseLimitedHtml } from '#domain/text/limited-html.ts';
import type { HotelTab } from './hotel-tab.ts';

/** Labels of the tabs, and fallback texts for hotels without their own. */
export const TAB_TEXTS = {
  experience: {
    label: "L'Expérience",
    fallback:
      'Cette maison fait partie de notre sélection pour la qualité de son accueil et le soin qu’elle met aux détails. Le récit de notre séjour reste à écrire\u202f; d’ici là, nous répondons volontiers à vos questions.',
  },
  services: {
    label: 'Services & Équipements',
    fallback:
      'Le détail des services et des équipements s’obtient auprès de la maison au moment de réserver. Une question précise\u202f? Posez-la-nous, nous la lui transmettrons.',
  },
  emplacement: {
    label: 'Emplacement',
    fallback:
      'L’adresse exacte et le meilleur chemin pour venir accompagnent la confirmation de réservation. Nous pouvons aussi vous les indiquer avant le départ.',
  },
};

/** Returns the paragraphs of a tab; a text without readable words counts as missing. */
export function tabParagraphs(hotel: Hotel, tab: HotelTab): Paragraph[] {
  const texts = {
    experience: hotel.experience_description,
    services: hotel.amenities_description,
    emplacement: hotel.location_description,
  };
  const own = parseLimitedHtml(texts[tab] ?? '');
  const intro = tab === 'experience' ? parseLimitedHtml(hotel.description ?? '') : [];
  return [...intro, ...(own.length > 0 ? own : parseLimitedHtml(TAB_TEXTS[tab].fallback))];
}
