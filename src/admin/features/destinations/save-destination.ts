import { findSlugOwner } from '#admin/data/find-slug-owner.ts';
import { saveRecord } from '#admin/data/save-record.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type DestinationValues, parseDestination } from './destination-values.ts';
import { slugTaken } from './slug-owner.ts';

/** Saves the form. The slug is looked for once more: the list may not know yet who has taken it. */
export async function saveDestination(
  values: DestinationValues,
  { opened, formerId }: SaveTarget<DestinationValues>,
): Promise<void> {
  const input = parseDestination(values);
  const slug = input.destination_slug;
  const owner = await findSlugOwner(slug, opened?.id ?? formerId ?? null);
  if (owner !== null) throw new FieldErrors({ destination_slug: slugTaken(owner) });
  const collection = COLLECTIONS.destinations;
  await saveRecord({ collection, input, opened, wantedId: slug, formerId });
}
