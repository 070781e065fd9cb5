import type { Hotel } from '#domain/hotel/hotel.ts';
import { classNames } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HOTEL_TABS, type HotelTab } from './hotel-tab.ts';
import { TAB_TEXTS, tabParagraphs } from './hotel-texts.ts';

const ITEMS = HOTEL_TABS.map((value) => ({ value, label: TAB_TEXTS[value].label }));

type HotelTabsProps = { hotel: Hotel; tab: HotelTab; onTabChange: (tab: HotelTab) => void };

/** Renders all three texts, for search engines and visitors without JavaScript. */
export function HotelTabs({ hotel, tab, onTabChange }: HotelTabsProps) {
  return (
    <Tabs
      label="La maison"
      items={ITEMS}
      value={tab}
      onChange={onTabChange}
      className="noscript:[&_[role=tablist]]:hidden"
    >
      {ITEMS.map(({ value, label }) => (
        <div key={value} className={classNames('pt-10', value !== tab && 'hidden noscript:block')}>
          <h2 className="title text-sub mb-5 hidden noscript:block">{label}</h2>
          <div
            className={classNames(
              'reading-text flow-root [&_p+p]:mt-5.5',
              value === 'experience' && 'drop-cap',
            )}
          >
            <RichText nodes={tabParagraphs(hotel, value)} />
          </div>
          {value === 'emplacement' && hotel.coordinates && (
            <MapLink coordinates={hotel.coordinates} />
          )}
        </div>
      ))}
    </Tabs>
  );
}

type Coordinates = NonNullable<Hotel['coordinates']>;

/** Links to a map that does not track visitors. */
function MapLink({ coordinates: { lat, lng } }: { coordinates: Coordinates }) {
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-8 text-ui text-ink-2">
      <span className="figures">
        {degrees(lat, 'N', 'S')}, {degrees(lng, 'E', 'O')}
      </span>
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        className="link-action text-ink"
      >
        Voir sur la carte
      </a>
    </p>
  );
}

/** Formats -20.1937 as « 20,19° S ». */
function degrees(value: number, positive: string, negative: string): string {
  const figure = Math.abs(value).toFixed(2).replace('.', ',');
  return `${figure}° ${value < 0 ? negative : positive}`;
}
