/** The regions a hotel may be in (spec section 9). Apart from hotel.ts, whose schema is larger. */
export const REGIONS = ['Europe', 'Asie', 'Amérique', 'Océan indien'] as const;
export type Region = (typeof REGIONS)[number];
