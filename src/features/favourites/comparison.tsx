import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { compareAmenities } from '#domain/hotel/compare-amenities.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { openMonthsText } from '#domain/hotel/open-months.ts';
import { formatNightlyPrice } from '#domain/text/format.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { COMPARISON_HEADING_ELEMENT_ID } from './compare-choice.tsx';

/** A row of the comparison: a criterion with a cell for each hotel, or a single cell that spans all hotels. */
type Criterion = { label: string; cells: readonly ReactNode[] };

function criteriaOf(entries: readonly FavouriteEntry[]): Criterion[] {
  const hotels = entries.map(({ hotel }) => hotel);
  const { all, some, only } = compareAmenities(hotels.map(({ amenities }) => amenities));
  const criteria = [
    { label: 'Prix', cells: hotels.map(({ price }) => formatNightlyPrice(price)) },
    { label: 'Ce que le prix couvre', cells: hotels.map(({ price_note }) => price_note) },
    { label: 'Lieu', cells: hotels.map(({ location }) => location) },
    {
      label: 'Étoiles',
      cells: hotels.map(({ id, rating }) => <Stars key={id} value={rating} />),
    },
    { label: 'En pratique', cells: hotels.map(({ details }) => details) },
    { label: 'Ouverture', cells: hotels.map(({ open_months }) => openMonthsText(open_months)) },
    { label: 'Ce qui grince', cells: hotels.map(({ drawback }) => drawback) },
    {
      label: hotels.length === 2 ? 'Chez les deux' : 'Chez tous',
      cells: [all.length > 0 && all.join(', ')],
    },
    { label: 'Chez deux d’entre eux', cells: some.map(amenityList) },
    { label: 'Chez lui seul', cells: only.map(amenityList) },
    { label: 'Votre note, rien que pour vous', cells: entries.map(({ note }) => note) },
  ];
  return criteria.filter(({ cells }) => cells.some(Boolean));
}

const amenityList = (amenities: readonly string[]): ReactNode =>
  amenities.length > 0 && (
    <ul>
      {amenities.map((amenity) => (
        <li key={amenity} className="border-t border-rule py-1.5">
          {amenity}
        </li>
      ))}
    </ul>
  );

// Inline style: a Tailwind class would be in the stylesheet that every page loads.
const LEFT = { textAlign: 'left' } as const;
const TOP = { verticalAlign: 'top' } as const;

/** Names each criterion in a row above its cells, so that two hotels fit on a phone; a swipe shows the third. */
export function HotelComparison({ entries }: { entries: readonly FavouriteEntry[] }) {
  const count = entries.length;
  return (
    <>
      <p className="pt-3">
        <Link to="/favoris" search hash="" className="link-action">
          <Icon name="arrow-left" size={18} />
          Retour à mes favoris
        </Link>
      </p>
      <section
        aria-labelledby={COMPARISON_HEADING_ELEMENT_ID}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        className="[scroll-snap-type:x_mandatory] overflow-x-auto"
      >
        <table
          className="w-full"
          style={{
            minWidth: `max(${count * 7}rem, min(${count * 46}%, ${count * 12}rem))`,
            tableLayout: 'fixed',
            ...LEFT,
          }}
        >
          <caption className="py-6" style={LEFT}>
            <h2
              id={COMPARISON_HEADING_ELEMENT_ID}
              tabIndex={-1}
              className="title text-sub sticky left-0"
              style={{ maxWidth: '80vw' }}
            >
              {count === 2 ? 'Deux' : 'Trois'} hôtels côte à côte
            </h2>
          </caption>
          <thead style={TOP}>
            <tr>
              {entries.map(({ hotel }) => (
                <th key={hotel.id} scope="col" className="snap-start pr-4 pb-3">
                  <Picture src={hotel.image} alt="" sizes="(width >= 48rem) 30vw, 45vw" />
                  <Link
                    to="/hotels/$id"
                    params={{ id: hotel.id }}
                    className="title text-small-title mt-3 block wrap-anywhere"
                  >
                    {hotel.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {criteriaOf(entries).map(({ label, cells }) => (
            <tbody key={label} className="border-t border-rule" style={TOP}>
              <tr>
                <th scope="rowgroup" colSpan={count} className="pt-4 text-small text-gold-text">
                  <span className="sticky left-0">{label}</span>
                </th>
              </tr>
              <tr>
                {cells.map((cell, index) => (
                  <td
                    key={entries[index]?.hotel.id}
                    colSpan={cells.length === 1 ? count : undefined}
                    className="pt-1 pr-4 pb-5 whitespace-pre-line wrap-anywhere"
                  >
                    {cell || <span className="text-ink-2">non renseigné</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}
