import * as v from 'valibot';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { pagePath, seoPages } from '#domain/seo/site-pages.ts';
import { articlePath, destinationPath, hotelPath } from '#domain/site/record-paths.ts';
import { formatDate } from '#domain/text/dates.ts';
import { readFields } from './read-fields.ts';
import {
  BLOG_POSTS,
  type CollectionSource,
  DESTINATIONS,
  HOTELS,
  LIST_MAX,
  OPEN_REQUESTS,
  PAGE_CONTENTS,
  plannedOf,
  REQUESTS,
} from './sources.ts';
import { useRead } from './use-read.ts';

/** The name under which a record is found, and what it is. */
export type Title = {
  section: 'hotels' | 'articles' | 'destinations' | 'seo' | 'demandes';
  id: string;
  label: string;
  note: string;
  /** The path of the public page; null for a request. */
  path: string | null;
  /** When the record is to be published, or when the request came. */
  at: string | null;
};

const HotelTitle = v.pick(Hotel, ['id', 'name', 'location', 'publish_at']);
const PostTitle = v.pick(BlogPost, ['id', 'title', 'publish_at']);
const RequestTitle = v.pick(ContactRequest, ['id', 'first_name', 'last_name', 'created_at']);
const DestinationTitle = v.pick(Destination, [
  'id',
  'destination_name',
  'destination_slug',
  'publish_at',
]);

const readHotels = async (source: CollectionSource): Promise<Title[]> =>
  (await readFields(HotelTitle, source)).map(({ id, name, location, publish_at: at }) => ({
    section: 'hotels',
    id,
    label: name,
    note: `Hôtel, ${location}`,
    path: hotelPath(id),
    at,
  }));

const readPosts = async (source: CollectionSource): Promise<Title[]> =>
  (await readFields(PostTitle, source)).map(({ id, title, publish_at: at }) => ({
    section: 'articles',
    id,
    label: title,
    note: 'Article',
    path: articlePath(id),
    at,
  }));

const readDestinations = async (source: CollectionSource): Promise<Title[]> =>
  (await readFields(DestinationTitle, source)).map((destination) => ({
    section: 'destinations',
    id: destination.id,
    label: destination.destination_name,
    note: 'Destination',
    path: destinationPath(destination.destination_slug),
    at: destination.publish_at,
  }));

const readPages = async (): Promise<Title[]> =>
  seoPages(await readFields(PageContent, PAGE_CONTENTS)).map(({ slug, name }) => ({
    section: 'seo',
    id: slug,
    label: name,
    note: 'Page du site',
    path: pagePath(slug),
    at: null,
  }));

const readRequests = async (source: CollectionSource): Promise<Title[]> =>
  (await readFields(RequestTitle, source)).map(({ id, first_name, last_name, created_at: at }) => ({
    section: 'demandes',
    id,
    label: `${first_name} ${last_name}`.trim() || 'Sans nom',
    note: `Demande du ${formatDate(at)}`,
    path: null,
    at,
  }));

/** Reads the titles of the newest records of each kind; `isCut` if there are more. */
async function readTitles() {
  const kinds = await Promise.all([
    readHotels(HOTELS),
    readPosts(BLOG_POSTS),
    readDestinations(DESTINATIONS),
    readPages(),
    readRequests(REQUESTS),
  ]);
  return { titles: kinds.flat(), isCut: kinds.some(({ length }) => length >= LIST_MAX) };
}
export type Titles = Awaited<ReturnType<typeof readTitles>>;

/** Reads the titles whenever a search opens; those of the last time are shown meanwhile. */
export const useTitles = () => useRead(['titles'], readTitles);

const timeOf = ({ at }: Title) => Date.parse(at ?? '') || 0;

/** Reads what is published by itself, the next one first. */
export const usePlanned = () =>
  useRead(['titles', 'planned'], async () => {
    const kinds = await Promise.all([
      readHotels(plannedOf(HOTELS)),
      readPosts(plannedOf(BLOG_POSTS)),
      readDestinations(plannedOf(DESTINATIONS)),
    ]);
    return kinds.flat().sort((one, other) => timeOf(one) - timeOf(other));
  });

/** Reads the requests that wait for an answer, the newest first. */
export const useOpenRequests = () =>
  useRead(['titles', 'requests'], async () => {
    const requests = await readRequests(OPEN_REQUESTS);
    return requests.sort((one, other) => timeOf(other) - timeOf(one));
  });
