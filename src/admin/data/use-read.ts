import { QueryClient, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ListQuery } from '#data/firestore.ts';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import {
  ENTITIES,
  type Entity,
  publicPage,
  recordTitle,
  WITH_PAGE,
} from '#domain/admin/entities.ts';
import { HEALTH_API, Health, type Late } from '#domain/admin/health.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { seoPages } from '#domain/seo/page-content.ts';
import { pagePath } from '#domain/seo/site-pages.ts';
import { formatDate } from '#domain/text/dates.ts';
import { refusalReason } from './errors.ts';
import { countRecords, readFields, type Wanted } from './read.ts';
import { noteRefusal } from './session.ts';

const RETRY_MS = 10_000;

export const createReads = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => {
          noteRefusal(error);
          // Outages and refusals are not our defects.
          if (failures === 0 && refusalReason(error) === null) report('Lecture impossible', error);
          return true;
        },
        retryDelay: RETRY_MS,
      },
    },
  });

const UNREAD = 'Les données n’ont pas pu être lues\u00a0: nouvel essai dans un instant.';
const OFFLINE = 'Hors connexion';

/** `value` is undefined until the first answer; `problem` says why, in French. */
export function useRead<TValue>(
  key: readonly unknown[],
  read: () => Promise<TValue>,
  enabled = true,
) {
  const isOnline = useOnline();
  const { data: value, failureReason } = useQuery<TValue>({
    queryKey: key,
    queryFn: read,
    enabled,
  });
  if (value !== undefined) return { value, problem: undefined };
  if (!isOnline) return { value, problem: OFFLINE };
  const problem = failureReason ? (refusalReason(failureReason) ?? UNREAD) : undefined;
  return { value, problem };
}

export const useCount = ({ collection }: Entity, wanted: Wanted = {}, enabled = true) =>
  useRead(['count', collection, wanted], () => countRecords(collection, wanted), enabled);

const { pages, requests } = ENTITIES;

export type Title = {
  section: string;
  id: string;
  label: string;
  note: string;
  path: string | null;
  at: string | null;
};

const text = v.string();
const ABOUT = { id: text, location: v.optional(text), publish_at: v.nullish(text, null) };
const RequestTitle = v.pick(ContactRequest, ['id', 'first_name', 'last_name', 'created_at']);

async function readRecords(entity: Entity, query?: ListQuery): Promise<Title[]> {
  const { section, noun, title, page } = entity;
  const schema = v.object({ [title ?? 'id']: text, [page?.by ?? 'id']: text, ...ABOUT });
  const records = await readFields(schema, entity, query);
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

const readRequests = async (query?: ListQuery): Promise<Title[]> =>
  (await readFields(RequestTitle, requests, query)).map(
    ({ id, first_name, last_name, created_at: at }) => ({
      section: requests.section,
      id,
      label: `${first_name} ${last_name}`.trim() || 'Sans nom',
      note: `Demande du ${formatDate(at)}`,
      path: null,
      at,
    }),
  );

async function readTitles(): Promise<Title[]> {
  const reads = [...WITH_PAGE.map((entity) => readRecords(entity)), readRequests()];
  return [...(await Promise.all(reads)).flat(), ...PAGES];
}

export const useTitles = () => useRead(['titles'], readTitles);

const byTime = (one: Title, other: Title) => (one.at ?? '').localeCompare(other.at ?? '');

const PLANNED: ListQuery = {
  where: [['publish_at', '>', new Date(0)]],
  orderBy: { field: 'publish_at', direction: 'asc' },
};

export const usePlanned = () =>
  useRead(['titles', 'planned'], async () => {
    const kinds = WITH_PAGE.map((entity) => readRecords(entity, PLANNED));
    return (await Promise.all(kinds)).flat().sort(byTime);
  });

export const useOpenRequests = () =>
  useRead(['titles', 'requests'], async () => {
    const open = await readRequests({ where: [['handled', '==', false]] });
    return open.sort(byTime).reverse();
  });

/** What the functions should have done; nothing while the site gives no answer. */
export const useLate = () =>
  useRead(['late'], async (): Promise<Late[]> => {
    const answer = await fetch(HEALTH_API, { cache: 'no-store' });
    const { success, output } = v.safeParse(Health, await answer.json().catch(() => null));
    return success ? output.late : [];
  });
