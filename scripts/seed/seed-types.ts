import type * as v from 'valibot';
import type { DestinationInput } from '#domain/destination/destination.ts';
import type { HotelInput } from '#domain/hotel/hotel.ts';
import type { PageContentInput } from '#domain/seo/page-content.ts';

/** What every demo document has besides its fields: a fixed id, an ISO instant of creation. */
type Stored<Fields> = Fields & { id: string; created_at: string };

/** Demo content as written; the strict schemas fill in what is absent when it is stored. */
export type SeedHotel = Stored<v.InferInput<typeof HotelInput>>;
export type SeedDestination = Stored<v.InferInput<typeof DestinationInput>>;
export type SeedPageContent = PageContentInput & { id: string; updated_at: string };
