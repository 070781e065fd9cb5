import type { PreviewedPage } from '#data/preview-channel.ts';
import { destinationQueries } from '#data/queries.ts';
import type { DestinationValues } from './destination-values.ts';
import { shownDestination } from './shown-destination.ts';

/** The page of a destination as what is typed would make it, with the hotels it is linked to. */
export function previewedDestination(values: DestinationValues, id: string | null): PreviewedPage {
  const slug = values.destination_slug.trim() || 'apercu';
  const destination = { ...shownDestination(values, id ?? ''), destination_slug: slug };
  return {
    path: `/destinations/${slug}`,
    queries: [{ queryKey: destinationQueries.bySlug(slug).queryKey, data: destination }],
  };
}
