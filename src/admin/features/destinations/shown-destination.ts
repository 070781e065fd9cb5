import type { Destination } from '#domain/destination/destination.ts';
import { extractBannerUrl } from '#domain/destination/destination.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import type { DestinationValues } from './destination-values.ts';

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** What is typed as visitors would read it, whether or not it could be saved. */
export function shownDestination(values: DestinationValues, id = ''): Destination {
  return {
    ...values,
    id,
    display_order: Number(values.display_order),
    banner_image: extractBannerUrl(values.banner_image) ?? DEFAULT_BANNER_IMAGE,
    subtitle: orNull(values.subtitle),
    description: orNull(values.description),
    seo_title: orNull(values.seo_title),
    seo_description: orNull(values.seo_description),
    seo_keywords: orNull(values.seo_keywords),
    created_at: null,
    updated_at: null,
  };
}
