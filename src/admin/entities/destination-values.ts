import * as v from 'valibot';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { type DESTINATION, Destination } from '#domain/destination/destination.ts';

export type DestinationValues = FormValues<typeof DESTINATION>;

/** Returns the destination as its page would show it, whether or not it could be saved. */
export function toShownDestination(
  values: DestinationValues,
  record: { id: string } | null,
): Destination {
  return v.parse(Destination, {
    ...values,
    destination_name: values.destination_name?.trim() || 'Sans nom',
    destination_slug: values.destination_slug?.trim() || 'apercu',
    id: record?.id ?? 'new',
    created_at: null,
    updated_at: null,
  });
}
