import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { TAGLINE } from '#domain/site/brand.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { pageTitle, SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH, type Seo, seoFrom } from './seo.ts';
import { shareImage } from './share-card.ts';

export function toMetaDescription(text: string): string {
  const plain = htmlToText(text);
  if (plain.length <= SEO_DESCRIPTION_LENGTH) return plain;
  const kept = plain.slice(0, SEO_DESCRIPTION_LENGTH);
  const lastSpace = kept.lastIndexOf(' ');
  const end = lastSpace > SEO_DESCRIPTION_LENGTH / 2 ? lastSpace : SEO_DESCRIPTION_LENGTH - 1;
  return `${kept.slice(0, end).replace(/[\s,;:.…–—-]+$|[\uD800-\uDBFF]$/u, '')}…`;
}

type Dated = { created_at: string | null; updated_at: string | null };
const changedAt = ({ created_at, updated_at }: Dated) => updated_at ?? created_at;

/** Returns the hotel's name with as much of the location as fits into SEO_TITLE_LENGTH. */
function hotelTitle({ name, location }: Hotel): string {
  const wanted = [`${name}, ${location}`, `${name}, ${location.split(',').at(-1)?.trim()}`];
  return wanted.find((title) => pageTitle(title).length <= SEO_TITLE_LENGTH) ?? name;
}

export function hotelSeo(hotel: Hotel): Seo {
  const { id, name, location } = hotel;
  const description = toMetaDescription(hotel.description ?? `${name}, ${location}. ${TAGLINE}`);
  return seoFrom(
    hotel,
    { title: hotelTitle(hotel), description, terms: [name, location] },
    shareImage('hotels', id, { title: name, place: location, changed: changedAt(hotel) }),
  );
}

export function destinationSeo(destination: Destination): Seo {
  const name = destination.destination_name;
  const description = toMetaDescription(
    destination.description ?? destination.subtitle ?? `${name}. ${TAGLINE}`,
  );
  return seoFrom(
    destination,
    { title: name, description, terms: [name] },
    shareImage('destinations', destination.destination_slug, {
      title: name,
      place: destination.subtitle,
      changed: changedAt(destination),
    }),
  );
}

export function blogPostSeo(post: BlogPost): Seo {
  const description = toMetaDescription(
    post.excerpt ?? post.content ?? `${post.title}. ${TAGLINE}`,
  );
  return seoFrom(
    post,
    { title: post.title, description, terms: post.tags ?? [] },
    shareImage('blog', post.id, {
      title: post.title,
      place: post.category,
      changed: changedAt(post),
    }),
  );
}
