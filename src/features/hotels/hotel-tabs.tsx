import type { MouseEvent } from 'react';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { type ParagraphNode, parseLimitedHtml } from '#domain/text/limited-html.ts';
import { classNames } from '#ui/class-names.ts';
import { createLazyPart } from '#ui/later.tsx';
import { LimitedHtml } from '#ui/limited-html.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HOTEL_TAB_IDS, type HotelTabId } from './hotel-page-params.ts';

export const HOTEL_TAB_TEXTS = {
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

const HotelMap = createLazyPart(
  'carte-emplacement',
  async () => (await import('#features/map/hotel-maps.later.tsx')).HotelMap,
);

const ITEMS = HOTEL_TAB_IDS.map((value) => ({ value, label: HOTEL_TAB_TEXTS[value].label }));

type HotelTabsProps = { hotel: Hotel; tab: HotelTabId; onTabChange: (tab: HotelTabId) => void };

/** Renders a hotel's three texts as tabs; the HTML has all three, for search engines and visitors without JavaScript. */
export function HotelTabs({ hotel, tab, onTabChange }: HotelTabsProps) {
  return (
    <Tabs
      label="L’hôtel"
      items={ITEMS}
      value={tab}
      onChange={onTabChange}
      className="hotel-texts noscript:[&_[role=tablist]]:hidden"
    >
      {ITEMS.map(({ value, label }) => (
        <div key={value} className={classNames('pt-10', value !== tab && 'hidden noscript:block')}>
          <h2 className="title text-sub mb-5 hidden noscript:block">{label}</h2>
          <div
            className={classNames(
              'reading-text flow-root wrap-anywhere [&_p+p]:mt-5.5',
              value === 'experience' && 'drop-cap',
            )}
          >
            <LimitedHtml nodes={tabParagraphs(hotel, value)} />
          </div>
          {value === 'emplacement' && hotel.coordinates && (
            <>
              <MapLink name={hotel.name} coordinates={hotel.coordinates} />
              <HotelMap
                id="carte-emplacement"
                hotel={hotel}
                place={hotel.coordinates}
                className="mt-5 md:hidden"
              />
            </>
          )}
        </div>
      ))}
    </Tabs>
  );
}

type MapLinkProps = { name: string; coordinates: NonNullable<Hotel['coordinates']> };

/** Renders a link to the device's map application or, without one, to a map site that does not track visitors. */
function MapLink({ name, coordinates }: MapLinkProps) {
  const { lat, lng } = coordinates;
  const openOwnMaps = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const label = encodeURIComponent(name);
    const [device] = /Android|Mac|iP/.exec(navigator.userAgent) ?? [];
    if (device === 'Android') link.href = `geo:0,0?q=${lat},${lng}(${label})`;
    else if (device) link.href = `https://maps.apple.com/?ll=${lat},${lng}&q=${label}`;
  };
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-8 text-ui text-ink-2">
      <span className="figures">
        {degrees(lat, 'N', 'S')}, {degrees(lng, 'E', 'O')}
      </span>
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={openOwnMaps}
        className="link-action text-ink"
      >
        Ouvrir dans Plans
      </a>
    </p>
  );
}

/** Formats an angle as degrees and hemisphere: -20.1937 gives « 20,19° S ». */
function degrees(value: number, positive: string, negative: string): string {
  const figure = Math.abs(value).toFixed(2).replace('.', ',');
  return `${figure}° ${value < 0 ? negative : positive}`;
}

/**
 * Returns the paragraphs of a tab: the hotel's text for it or, without one, a standard text. In the first tab, the
 * hotel's description comes before.
 */
function tabParagraphs(hotel: Hotel, tab: HotelTabId): ParagraphNode[] {
  const texts = {
    experience: hotel.experience_description,
    services: hotel.amenities_description,
    emplacement: hotel.location_description,
  };
  const written = parseLimitedHtml(texts[tab] ?? '');
  const intro = tab === 'experience' ? parseLimitedHtml(hotel.description ?? '') : [];
  const paragraphs = written.length > 0 ? written : parseLimitedHtml(HOTEL_TAB_TEXTS[tab].fallback);
  return [...intro, ...paragraphs];
}
