import type { ArticlePageData } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { TAGLINE } from '#domain/site/brand.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { shortenAtWord } from '#domain/text/shorten-at-word.ts';
import {
  RECOMMENDED_SEO_DESCRIPTION_LENGTH,
  RECOMMENDED_SEO_TITLE_LENGTH,
  type SeoTexts,
  seoWithFallbacks,
  shareCardPath,
  titleWithBrand,
} from './seo.ts';

export const toMetaDescription = (text: string): string =>
  shortenAtWord(htmlToText(text), RECOMMENDED_SEO_DESCRIPTION_LENGTH);

export const findLastChangeTime = (
  record: Record<'created_at' | 'updated_at', string | null>,
): string | null => record.updated_at ?? record.created_at;

export function hotelSeo(hotel: Hotel): SeoTexts {
  const { id, name, location, description } = hotel;
  const nameAndLocation = `${name}, ${location}`;
  const isShort = titleWithBrand(nameAndLocation).length <= RECOMMENDED_SEO_TITLE_LENGTH;
  return seoWithFallbacks(hotel, {
    title: isShort ? nameAndLocation : name,
    description: toMetaDescription(description ?? `${nameAndLocation}. ${TAGLINE}`),
    terms: [name, location],
    image: shareCardPath('hotels', id, findLastChangeTime(hotel)),
  });
}

export function destinationSeo(destination: Destination): SeoTexts {
  const { destination_name: name, destination_slug: slug, description, subtitle } = destination;
  return seoWithFallbacks(destination, {
    title: name,
    description: toMetaDescription(description ?? subtitle ?? `${name}. ${TAGLINE}`),
    terms: [name],
    image: shareCardPath('destinations', slug, findLastChangeTime(destination)),
  });
}

export function blogPostSeo(post: ArticlePageData, section: 'blog' | 'lettre' = 'blog'): SeoTexts {
  const { id, title, excerpt, content, tags } = post;
  return seoWithFallbacks(post, {
    title,
    description: toMetaDescription(excerpt ?? content ?? `${title}. ${TAGLINE}`),
    terms: tags ?? [],
    image: shareCardPath(section, id, findLastChangeTime(post)),
  });
}
