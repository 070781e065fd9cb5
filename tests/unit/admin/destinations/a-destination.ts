import * as v from 'valibot';
import { Destination } from '#domain/destination/destination.ts';

/** A destination as read from the database. */
export function aDestination(fields: Partial<Destination> = {}): Destination {
  const stored = { id: 'grece', destination_name: 'Grèce', destination_slug: 'grece' };
  return v.parse(Destination, { ...stored, ...fields });
}
