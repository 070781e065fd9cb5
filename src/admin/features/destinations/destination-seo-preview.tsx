import { SeoPreview } from '#admin/features/editor/seo-preview.tsx';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import type { DestinationValues } from './destination-values.ts';
import { shownDestination } from './shown-destination.ts';

/** The destination's page as search engines and social networks would show it, fallbacks included. */
export function DestinationSeoPreview({ values }: { values: DestinationValues }) {
  const { title, description, image } = destinationSeo(shownDestination(values));
  const path = `/destinations/${values.destination_slug}`;
  return <SeoPreview title={title} description={description} path={path} image={image} />;
}
