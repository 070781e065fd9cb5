import type { PageHead } from '#data/seo-head.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { destinationPath } from '#domain/site/record-paths.ts';

/** The head of a destination's page, loaded with the route's data so that no first view carries it. */
export function destinationHead(destination: Destination): PageHead {
  return { seo: destinationSeo(destination), path: destinationPath(destination.destination_slug) };
}
