import { findSlugOwner } from '#admin/data/read-records.ts';
import { saveRecord } from '#admin/data/save-record.ts';
import { SlugTakenError } from '#admin/data/slug-reservation.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type DestinationValues, parseDestination, slugTaken } from './destination-values.ts';

/**
 * Saves the form. The slug is reserved with it; destinations that were saved by an earlier release
 * have no reservation, so it is looked for among them too.
 * @returns its id.
 */
export async function saveDestination(
  values: DestinationValues,
  { opened, formerId }: SaveTarget<DestinationValues>,
): Promise<string> {
  const input = parseDestination(values);
  const slug = input.destination_slug;
  const owner = await findSlugOwner(slug, opened?.id ?? formerId ?? null);
  if (owner !== null) throw new FieldErrors({ destination_slug: slugTaken(owner) });
  const collection = COLLECTIONS.destinations;
  try {
    return await saveRecord({ collection, input, opened, wantedId: slug, formerId });
  } catch (error) {
    if (!(error instanceof SlugTakenError)) throw error;
    throw new FieldErrors({ destination_slug: slugTaken(error.owner) });
  }
}
