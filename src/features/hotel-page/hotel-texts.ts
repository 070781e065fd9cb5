import type { Hotel } from '#domain/hotel/hotel.ts';
import { type Paragraph, parseLimitedHtml } from '#domain/text/limited-html.ts';
import type { HotelTab } from './hotel-tab.ts';

export const TAB_LABELS: Record<HotelTab, string> = {
  experience: "L'Expérience",
  services: 'Services & Équipements',
  emplacement: 'Emplacement',
};

export const TAB_FALLBACKS: Record<HotelTab, string> = {
  experience:
    'Cette maison fait partie de notre sélection pour la qualité de son accueil et le soin qu’elle met aux détails. Le récit de notre séjour reste à écrire\u202f; d’ici là, nous répondons volontiers à vos questions.',
  services:
    'Le détail des services et des équipements s’obtient auprès de la maison au moment de réserver. Une question précise\u202f? Posez-la-nous, nous la lui transmettrons.',
  emplacement:
    'L’adresse exacte et le meilleur chemin pour venir accompagnent la confirmation de réservation. Nous pouvons aussi vous les indiquer avant le départ.',
};

function tabTexts(hotel: Hotel, tab: HotelTab): (string | null)[] {
  if (tab === 'services') return [hotel.amenities_description];
  if (tab === 'emplacement') return [hotel.location_description];
  return [hotel.description, hotel.experience_description];
}

/** Returns the paragraphs of a tab; a text without readable words counts as missing. */
export function tabParagraphs(hotel: Hotel, tab: HotelTab): Paragraph[] {
  const texts = tabTexts(hotel, tab).map((text) => (text === null ? [] : parseLimitedHtml(text)));
  const own = texts.at(-1) ?? [];
  const read = texts.flat();
  return own.length > 0 ? read : [...read, ...parseLimitedHtml(TAB_FALLBACKS[tab])];
}
