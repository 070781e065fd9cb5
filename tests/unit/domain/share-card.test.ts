import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seoHead } from '#data/seo-head.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import {
  articleCard,
  destinationCard,
  hotelCard,
  pageCard,
  shareImage,
  shareVersion,
} from '#domain/seo/share-card.ts';
import { BRAND } from '#domain/site/brand.ts';

const hotel = (change: object) =>
  v.parse(Hotel, { id: 'momiji', name: 'Ryokan Momiji', location: 'Kyoto, Japon', ...change });
const destination = (change: object) =>
  v.parse(Destination, {
    id: 'a',
    destination_name: 'Japon',
    destination_slug: 'japon',
    ...change,
  });
const post = (change: object) => v.parse(BlogPost, { id: 'a', title: 'Train de nuit', ...change });

describe('the card of', () => {
  it('a hotel has its name, its location and our illustration', () => {
    expect(hotelCard(hotel({ image: '/art/hotel-kyoto-800.avif' }))).toEqual({
      title: 'Ryokan Momiji',
      place: 'Kyoto, Japon',
      picture: '/art/hotel-kyoto-1280.webp',
    });
  });

  it('a destination has its subtitle, an article its category', () => {
    const japon = destination({
      subtitle: 'Le bain',
      banner_image: '/art/destination-japon-1920.webp',
    });
    expect(destinationCard(japon)).toEqual({
      title: 'Japon',
      place: 'Le bain',
      picture: '/art/destination-japon-1280.webp',
    });
    const train = post({ category: 'Guides', image: '/art/article-train-de-nuit-1280.webp' });
    expect(articleCard(train)).toEqual({
      title: 'Train de nuit',
      place: 'Guides',
      picture: '/art/article-train-de-nuit-1280.webp',
    });
  });

  it('a record with a photograph has its part around the focal point', () => {
    const image = `/media/${'0'.repeat(24)}-1280.webp#w=2560&h=1920&x=30&y=65`;
    const picture = `/media/${'0'.repeat(24)}-partage-30x65.jpg`;
    expect(hotelCard(hotel({ image })).picture).toBe(picture);
    expect(destinationCard(destination({ banner_image: image })).picture).toBe(picture);
    expect(articleCard(post({ image })).picture).toBe(picture);
  });

  it('a record without a picture of ours has none: neither the default nor another site’s', () => {
    const foreign = 'https://a.example/a.jpg';
    expect(hotelCard(hotel({})).picture).toBeNull();
    expect(hotelCard(hotel({ image: foreign })).picture).toBeNull();
    expect(destinationCard(destination({})).picture).toBeNull();
    expect(destinationCard(destination({ banner_image: foreign })).picture).toBeNull();
    expect(articleCard(post({})).picture).toBeNull();
    expect(articleCard(post({ image: foreign })).picture).toBeNull();
  });

  it('a page has the title that administrators wrote, without the brand at its end', () => {
    expect(pageCard('home', null)).toEqual({
      title: BRAND,
      place: null,
      picture: '/art/page-home-1280.webp',
    });
    expect(pageCard('about', { seo_title: null }).title).toBe('À Propos');
    expect(pageCard('legal', { seo_title: `Mentions | ${BRAND}` })).toEqual({
      title: 'Mentions',
      place: null,
      picture: null,
    });
  });
});

describe('the picture’s URL', () => {
  const card = { title: 'A', place: 'B', picture: 'c' };

  it('changes with all that the picture shows, and with nothing else', () => {
    expect(shareVersion({ ...card })).toBe(shareVersion(card));
    const others = [
      { ...card, title: 'À' },
      { ...card, place: null },
      { ...card, picture: null },
      { title: 'AB', place: '', picture: 'c' },
    ];
    expect(new Set([card, ...others].map(shareVersion)).size).toBe(5);
    expect(shareVersion(card)).toMatch(/^[a-z0-9]{8,16}$/);
  });

  it('names section, key and version; its text says what is shown', () => {
    expect(shareImage('hotels', 'chambre 7?', card)).toEqual({
      path: `/partage/hotels/chambre%207%3F/${shareVersion(card)}.jpg`,
      alt: 'A\u00A0– B',
    });
    expect(shareImage('pages', 'home', { ...card, place: null }).alt).toBe('A');
  });
});

describe('the head', () => {
  const contents = (seo: Parameters<typeof seoHead>[0]['seo']) =>
    new Map(
      seoHead({ seo, path: '/' }).meta.map((tag) => [
        tag.property ?? tag.name ?? 'title',
        tag.content,
      ]),
    );

  it('says all that networks ask about the picture', () => {
    const seo = hotelSeo(hotel({}));
    const tags = contents(seo);
    expect(tags.get('og:image')).toMatch(/\/partage\/hotels\/momiji\/[a-z0-9]+\.jpg$/);
    expect(tags.get('og:image:type')).toBe('image/jpeg');
    expect(tags.get('og:image:width')).toBe('1200');
    expect(tags.get('og:image:height')).toBe('630');
    expect(tags.get('og:image:alt')).toBe('Ryokan Momiji\u00A0– Kyoto, Japon');
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
  });

  it('has the site’s own picture where a page has none', () => {
    const tags = contents({ ...hotelSeo(hotel({})), image: null });
    expect(tags.get('og:image')).toMatch(/\/icons\/og-default\.jpg$/);
    expect(tags.get('og:image:alt')).toBe(BRAND);
  });
});
