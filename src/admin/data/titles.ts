import * as v from 'valibot';
import {
  ALL_ENTITIES,
  ENTITIES,
  type Entity,
  publicPage,
  recordTitle,
} from '#domain/admin/entities.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { pagePath, seoPages } from '#domain/seo/site-pages.ts';
import { formatDate } from '#domain/text/dates.ts';
import { type FieldCondition, readFields } from './read-fields.ts';
import { useRead } from './use-read.ts';

const { pages, requests } = ENTITIES;
const PUBLISHED = ALL_ENTITIES.filter(({ page }) => page);

/** The name and kind of a record. */
export type Title = {
  section: string;
  id: string;
  label: string;
  note: string;
  /** The path of the public page; null for a request. */
  path: string | null;
  /** When the record will be published, or when the request was sent. */
  at: string | null;
};

const text = v.string();
const ABOUT = { id: text, location: v.optional(text), publish_at: v.nullish(text, null) };
const RequestTitle = v.pick(ContactRequest, ['id', 'first_name', 'last_name', 'created_at']);

async function readRecords(entity: Entity, condition?: FieldCondition): Promise<Title[]> {
  const { section, noun, title, page } = entity;
  const schema = v.object({ [title ?? 'id']: text, [page?.by ?? 'id']: text, ...ABOUT });
  const records = await readFields(schema, entity, condition);
  return records.map((record) => ({
    section,
    id: record.id,
    label: recordTitle(entity, record),
    note: record.location === undefined ? noun : `${noun}, ${record.location}`,
    path: publicPage(entity, record),
    at: record.publish_at,
  }));
}

const PAGES = seoPages([]).map(
  ({ slug, name }): Title => ({
    section: pages.section,
    id: slug,
    label: name,
    note: 'Page du site',
    path: pagePath(slug),
    at: null,
  }),
);

const readRequests = async (condition?: FieldCondition): Promise<Title[]> =>
  (await readFields(RequestTitle, requests, condition)).map(
    ({ id, first_name, last_name, created_at: at }) => ({
      section: requests.section,
      id,
      label: `${first_name} ${last_name}`.trim() || 'Sans nom',
      note: `Demande du ${formatDate(at)}`,
      path: null,
      at,
    }),
  );

/** Reads the titles of the newest records of each kind. */
async function readTitles(): Promise<Title[]> {
  const reads = [...PUBLISHED.map((entity) => readRecords(entity)), readRequests()];
  return [...(await Promise.all(reads)).flat(), ...PAGES];
}

/** Reads the titles whenever a search opens, and returns the cached titles meanwhile. */
export const useTitles = () => useRead(['titles'], readTitles);

const byTime = (one: Title, other: Title) => (one.at ?? '').localeCompare(other.at ?? '');

/** Reads the records with a planned publication, soonest first. */
export const usePlanned = () =>
  useRead(['titles', 'planned'], async () => {
    const kinds = PUBLISHED.map((entity) => readRecords(entity, ['publish_at', new Date(0)]));
    return (await Promise.all(kinds)).flat().sort(byTime);
  });

/** Reads the open requests, newest first. */
export const useOpenRequests = () =>
  useRead(['titles', 'requests'], async () => {
    const open = await readRequests(['handled', false]);
    return open.sort(byTime).reverse();
  });
