export type HotelCardShape = 'single' | 'wide' | 'wide-mirrored';

export type HotelSlot = { shape: HotelCardShape; className: string; sizes: string };

export type HotelLayout = {
  list: string;
  /** Number of hotels shown at first, which fills whole rows at any width. */
  first: number;
  step: number;
  slot: (index: number, total: number) => HotelSlot;
};

// A picture 500 px high is scaled to a width of 750 px before cropping.
const WIDE_SIZES = '(width >= 48rem) 750px, (width >= 40rem) 600px, 92vw';
const LIST = 'page-margins grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-10 md:gap-y-14';

const WIDE: HotelSlot = {
  shape: 'wide',
  className: 'sm:col-span-2 lg:col-span-8',
  sizes: WIDE_SIZES,
};
const WIDE_MIRRORED: HotelSlot = {
  shape: 'wide-mirrored',
  className: 'lg:col-span-8',
  sizes: WIDE_SIZES,
};
const SINGLE: HotelSlot = {
  shape: 'single',
  className: 'lg:col-span-4',
  sizes: '(width >= 64rem) 411px, (width >= 40rem) 47vw, 92vw',
};
const CELL: HotelSlot = {
  shape: 'single',
  className: '',
  sizes: '(width >= 80rem) 411px, (width >= 40rem) 47vw, 92vw',
};
const ALONE: HotelSlot = { ...CELL, className: 'col-span-full mx-auto w-full max-w-[25.6875rem]' };

const MIRRORED_ROWS = [WIDE, SINGLE, SINGLE, SINGLE, SINGLE, SINGLE, WIDE_MIRRORED];

export const MIRRORED_LAYOUT: HotelLayout = {
  list: `${LIST} sm:grid-cols-2 lg:grid-cols-12`,
  first: 12,
  step: 14,
  slot: (index) => MIRRORED_ROWS[index % MIRRORED_ROWS.length] ?? SINGLE,
};

export const GRID_LAYOUT: HotelLayout = {
  list: `${LIST} sm:grid-cols-2 xl:grid-cols-3`,
  first: 12,
  step: 12,
  slot: (_, total) => (total === 1 ? ALONE : CELL),
};
