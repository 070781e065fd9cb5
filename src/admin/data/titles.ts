import * as v from 'valibot';
import { ENTITIES, publicPage } from '#domain/admin/entities.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { pagePath, seoPages } from '#domain/seo/site-pages.ts';
import { formatDate } from '#domain/text/dates.ts';
import type { Condition } from './read.ts';
import { readFields } from './read-fields.ts';
import { useRead } from './use-read.ts';

const { hotels, articles, destinations, pages, requests } = ENTITIES;
const PUBLISHED = [hotels, articles, destinations] as const;

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

const text = v.string();
const ABOUT = { id: text, location: v.optional(text), publish_at: v.nullish(text, null) };
const RequestTitle = v.pick(ContactRequest, ['id', 'first_name', 'last_name', 'created_at']);

async function readRecords(
  entity: (typeof PUBLISHED)[number],
  condition?: Condition,
): Promise<Title[]> {
  const { section, noun, title, page } = entity;
  const schema = v.object({ ...ABOUT, [title]: text, [page.by]: text });
  const records = await readFields(schema, entity, condition);
  return records.map((record) => ({
    section,
    id: record.id,
    label: String(Reflect.get(record, title)),
    note: record.location === undefined ? noun : `${noun}, ${record.location}`,
    path: publicPage(entity, record),
    at: record.publish_at,
  }));
}

const readPages = async (): Promise<Title[]> =>
  seoPages(await readFields(PageContent, pages)).map(({ slug, name }) => ({
    section: pages.section,
    id: slug,
    label: name,
    note: 'Page du site',
    path: pagePath(slug),
    at: null,
  }));

const readRequests = async (condition?: Condition): Promise<Title[]> =>
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
  const reads = [...PUBLISHED.map((entity) => readRecords(entity)), readPages(), readRequests()];
  return (await Promise.all(reads)).flat();
}

/** Reads the titles whenever a search opens; those of the last time are shown meanwhile. */
export const useTitles = () => useRead(['titles'], readTitles);

const timeOf = ({ at }: Title) => Date.parse(at ?? '') || 0;

/** Reads what is published by itself, the next one first. */
export const usePlanned = () =>
  useRead(['titles', 'planned'], async () => {
    const isPlanned = ['publish_at', '>', new Date(0)] as const;
    const kinds = await Promise.all(PUBLISHED.map((entity) => readRecords(entity, isPlanned)));
    return kinds.flat().sort((one, other) => timeOf(one) - timeOf(other));
  });

/** Reads the requests that wait for an answer, the newest first. */
export const useOpenRequests = () =>
  useRead(['titles', 'requests'], async () => {
    const open = await readRequests(['handled', '==', false]);
    return open.sort((one, other) => timeOf(other) - timeOf(one));
  });
