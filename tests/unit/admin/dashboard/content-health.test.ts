import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Content, contentHealth } from '#admin/features/dashboard/content-health.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { PAGE_SLUGS, PageContent } from '#domain/seo/page-content.ts';
import { aPhoto } from '../pictures/a-photo.ts';

const seo = { seo_description: 'Description' };
const hotel = (id: string, fields: object = {}) =>
  v.parse(Hotel, {
    id,
    name: id,
    location: 'Ici',
    image: `/art/${id}.webp`,
    ...seo,
    seo_title: `Hôtel ${id}`,
    ...fields,
  });
const post = (id: string, fields: object = {}) =>
  v.parse(BlogPost, {
    id,
    title: id,
    image: `/art/${id}.webp`,
    ...seo,
    seo_title: `Article ${id}`,
    ...fields,
  });
const destination = (id: string, fields: object = {}) =>
  v.parse(Destination, {
    id,
    destination_name: id,
    destination_slug: id,
    banner_image: `/art/${id}.webp`,
    ...seo,
    seo_title: `Destination ${id}`,
    ...fields,
  });
const link = (hotel_id: string) =>
  v.parse(HotelDestination, { id: `${hotel_id}_d`, hotel_id, destination_id: 'd' });
const pages = PAGE_SLUGS.map((slug) =>
  v.parse(PageContent, { id: slug, page_slug: slug, page_name: slug, ...seo, seo_title: slug }),
);
const sound: Content = {
  hotels: [hotel('h')],
  posts: [post('p')],
  destinations: [destination('d')],
  links: [link('h')],
  pages,
  photos: [],
  isCut: false,
};
const issue = (content: Partial<Content>, key: string) =>
  contentHealth({ ...sound, ...content })
    .find((one) => one.key === key)
    ?.items.map(({ kind, id }) => `${kind} ${id}`);

describe('the health of the content', () => {
  it('has no issue when all is in order', () => {
    expect(contentHealth(sound)).toEqual([]);
  });

  it('lists photographs of which nobody has said what they show', () => {
    const photos = [
      aPhoto({ id: 'a'.repeat(24), alt: null }),
      aPhoto({ id: 'b'.repeat(24), alt: '' }),
      aPhoto({ id: 'c'.repeat(24), alt: 'Un quai' }),
      aPhoto({ id: 'd'.repeat(24), alt: null, deleted_at: '2026-11-20T10:00:00.000Z' }),
    ];
    expect(issue({ photos }, 'alt')).toEqual([`image ${'a'.repeat(24)}`]);
  });

  it('finds missing images', () => {
    const content = {
      hotels: [hotel('h', { image: 'no address' })],
      posts: [post('p', { image: null })],
      destinations: [destination('d', { banner_image: null })],
    };
    expect(issue(content, 'image')).toEqual(['hotel h', 'article p', 'destination d']);
  });

  it('finds missing SEO titles and descriptions, also of pages that are not stored', () => {
    const content = {
      hotels: [hotel('h', { seo_description: '' })],
      posts: [post('p', { seo_title: null })],
      pages: pages.filter(({ page_slug }) => page_slug !== 'about'),
    };
    expect(issue(content, 'seo')).toEqual(['hotel h', 'article p', 'page about']);
  });

  it('finds duplicate titles, ignoring case and accents', () => {
    const content = {
      hotels: [hotel('h', { seo_title: 'Été' })],
      posts: [post('p', { seo_title: ' ete ' })],
      destinations: [destination('d', { seo_title: null, destination_name: 'ÉTÉ' })],
    };
    expect(issue(content, 'titres')).toEqual(['hotel h', 'article p', 'destination d']);
  });

  it('finds hotels without a destination, and what is not published', () => {
    const content = {
      hotels: [hotel('h', { published: false }), hotel('i')],
      posts: [post('p', { published: false })],
      destinations: [destination('d', { active: false })],
    };
    expect(issue(content, 'destination')).toEqual(['hotel i']);
    expect(issue(content, 'publication')).toEqual(['hotel h', 'article p', 'destination d']);
  });
});
