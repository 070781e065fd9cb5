import { findSlugOwner } from '#admin/data/read-records.ts';
import { saveRecord } from '#admin/data/save-record.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type DestinationValues, parseDestination, slugTaken } from './destination-values.ts';

/**
 * Saves the form. Two destinations that take the same slug in the same second both have it: no query
 * is part of a transaction of the browser.
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
  return saveRecord({
    collection: COLLECTIONS.destinations,
    input,
    opened,
    wantedId: slug,
    formerId,
  });
}
