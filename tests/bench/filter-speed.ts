import { filterHotels } from '#domain/hotel/hotel-filter.later.ts';
import { REGIONS } from '#domain/hotel/hotel-filter.ts';
import { median } from './statistics.ts';

/** Filtering time per keystroke, in milliseconds. */
export type FilterSpeed = { firstKeystroke: number; keystroke: number };

const HOTELS = 5000;
const TYPED = ['palais d’été', 'venise', 'hôtel 4', 'île'];
const ROUNDS = 20;

function manyHotels() {
  const places = [
    'Venise, Italie',
    'Kyoto, Japon',
    'Île Maurice',
    'Marrakech, Maroc',
    'Été, Suède',
  ];
  return Array.from({ length: HOTELS }, (_, index) => ({
    id: String(index),
    name: `Hôtel ${index} du Palais d’Été et des Îles`,
    location: places[index % places.length] ?? '',
    region: REGIONS[index % REGIONS.length] ?? null,
    price: (index * 37) % 2500,
    rating: 0,
  }));
}

function timed(action: () => unknown): number {
  const started = performance.now();
  action();
  return performance.now() - started;
}

/** Types searches into 5,000 hotels; the first keystroke includes preparing the searchable texts. */
export function measureFilter(): FilterSpeed {
  const hotels = manyHotels();
  const type = (q: string) => timed(() => filterHotels(hotels, { q, budget: 2000 }));
  const firstKeystroke = type('p');
  const texts = TYPED.flatMap((text) => [...text].map((_, index) => text.slice(0, index + 1)));
  const times = Array.from({ length: ROUNDS }, () => texts.map(type)).flat();
  return { firstKeystroke, keystroke: median(times) };
}
