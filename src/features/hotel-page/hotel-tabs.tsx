import type { Hotel } from '#domain/hotel/hotel.ts';
import { classNames } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HOTEL_TABS, type HotelTab } from './hotel-tab.ts';
import { TAB_LABELS, tabParagraphs } from './hotel-texts.ts';
import { MapLink } from './map-link.tsx';

const ITEMS = HOTEL_TABS.map((value) => ({ value, label: TAB_LABELS[value] }));

type HotelTabsProps = { hotel: Hotel; tab: HotelTab; onTabChange: (tab: HotelTab) => void };

/**
 * The three texts of a house. All are in the page, for search engines, and a reader without
 * scripting sees them one below the other, each under its own title.
 */
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
          <h2 className="sub-title mb-5 hidden noscript:block">{label}</h2>
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
