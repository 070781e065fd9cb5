import { recordIdFor } from '#admin/features/list/record-id.ts';

/** The id that a hotel of this name would like, which is part of its address. */
export const hotelIdFor = (name: string): string => recordIdFor(name, 'hotel');
