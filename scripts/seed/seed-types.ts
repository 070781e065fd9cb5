import type * as v from 'valibot';
import type { DestinationInputSchema } from '#domain/destination/destination.ts';
import type { HotelInputSchema } from '#domain/hotel/hotel.ts';
import type { LetterInputSchema } from '#domain/newsletter/letter.ts';
import type { PageSeoRecordInput } from '#domain/seo/page-seo-record.ts';

/** A demo record: its fields, with a fixed id and the time of creation in ISO format. */
type Stored<Fields> = Fields & { id: string; created_at: string };

/** Types of demo records before parsing: fields that have a default in the record's schema may be missing. */
export type DemoHotel = Stored<v.InferInput<typeof HotelInputSchema>>;
export type DemoDestination = Stored<v.InferInput<typeof DestinationInputSchema>>;
export type DemoLetter = Stored<v.InferInput<typeof LetterInputSchema>>;
export type DemoPageSeoRecord = PageSeoRecordInput & { id: string; updated_at: string };
