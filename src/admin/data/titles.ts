import * as v from 'valibot';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { readFields } from './read-fields.ts';
import { BLOG_POSTS, DESTINATIONS, HOTELS, PAGE_CONTENTS, REQUESTS } from './sources.ts';
import { useRead } from './use-read.ts';

export const HotelTitle = v.pick(Hotel, ['id', 'name', 'location', 'published', 'publish_at']);
export const PostTitle = v.pick(BlogPost, ['id', 'title', 'published', 'publish_at']);
export const DestinationTitle = v.pick(Destination, [
  'id',
  'destination_name',
  'destination_slug',
  'active',
  'publish_at',
]);
export const RequestTitle = v.pick(ContactRequest, [
  'id',
  'form_type',
  'first_name',
  'last_name',
  'created_at',
]);

/** The titles of the newest records of each kind. */
export type Titles = {
  hotels: v.InferOutput<typeof HotelTitle>[];
  posts: v.InferOutput<typeof PostTitle>[];
  destinations: v.InferOutput<typeof DestinationTitle>[];
  contents: PageContent[];
  requests: v.InferOutput<typeof RequestTitle>[];
  /** True if a collection has more records than were read. */
  isCut: boolean;
};

async function readTitles(): Promise<Titles> {
  const [hotels, posts, destinations, contents, requests] = await Promise.all([
    readFields(HotelTitle, HOTELS),
    readFields(PostTitle, BLOG_POSTS),
    readFields(DestinationTitle, DESTINATIONS),
    readFields(PageContent, PAGE_CONTENTS),
    readFields(RequestTitle, REQUESTS),
  ]);
  const isCut =
    hotels.length >= HOTELS.limit ||
    posts.length >= BLOG_POSTS.limit ||
    requests.length >= REQUESTS.limit;
  return { hotels, posts, destinations, contents, requests, isCut };
}

/** Reads the titles each time that a search opens; those of the last time are shown meanwhile. */
export const useTitles = () => useRead(['titles'], readTitles);
