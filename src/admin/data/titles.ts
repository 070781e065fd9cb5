import * as v from 'valibot';
import type { FirestoreQueryOptions } from '#data/firestore/firestore-query.ts';
import { CONTENT_ENTITIES, ENTITY_LIST } from '#domain/admin/entities.ts';
import {
  type Entity,
  isShownToVisitors,
  nameFieldOf,
  publicPath,
  recordName,
} from '#domain/entity/entity.ts';
import { isoInstantOrNull } from '#domain/schema/fields.ts';
import { PAGE_SEO_ENTITY } from '#domain/seo/page-entity.ts';
import { listSeoEditablePages } from '#domain/seo/page-seo-record.ts';
import { pagePath } from '#domain/seo/site-pages.ts';
import { readFieldsOfRecords } from './read.ts';
import { useDataRead } from './use-read.ts';

/** A record as shown in search and on the dashboard; `path` is its public page, times are ISO strings. */
export type LabelledRecord = Awaited<ReturnType<typeof readTitles>>[number];

/** Reads titles of an entity's records for search and dashboard; none if it has neither pages nor a `summary`. */
async function readTitles(entity: Entity, query?: FirestoreQueryOptions) {
  const { section, noun, summary } = entity;
  const content = entity.kind === 'content' ? entity : null;
  if (!summary && !content) return [];
  const entries = summary?.entries ?? { [nameFieldOf(entity)]: v.string() };
  const slug = content && { [content.page.by]: v.string() };
  const shownFlag = content && { [content.shownBy]: v.fallback(v.boolean(), false) };
  const dates = { created_at: isoInstantOrNull, publish_at: isoInstantOrNull };
  const schema = v.object({ ...entries, ...slug, ...shownFlag, ...dates, id: v.string() });
  const records = await readFieldsOfRecords(schema, entity, query);
  return records.map((record) => {
    const { id, created_at, publish_at } = record;
    const isHidden = content !== null && !isShownToVisitors(content, record);
    const { label, note } = summary?.of(record) ?? {
      label: recordName(entity, record),
      note: noun,
    };
    const path = content && publicPath(content, record);
    return { section, id, label, note, isHidden, path, created_at, publish_at };
  });
}

/** Titles of the site's pages, which the search finds even if nothing is stored about them. */
const PAGE_TITLES = listSeoEditablePages([]).map(
  ({ slug, name }): LabelledRecord => ({
    section: PAGE_SEO_ENTITY.section,
    id: slug,
    label: name,
    note: 'Page du site',
    isHidden: false,
    path: pagePath(slug),
    created_at: null,
    publish_at: null,
  }),
);

/** Reads the titles that the search shows; adds « non publié » to the notes of records that visitors do not see. */
async function readSearchedTitles(entity: Entity) {
  const hidden = `non publié${entity.isFeminine ? 'e' : ''}`;
  const titles = await readTitles(entity);
  return titles.map((title) =>
    title.isHidden ? { ...title, note: `${title.note}, ${hidden}` } : title,
  );
}

const NOT_FOUND =
  'Rien ne porte ce nom parmi les pages et les 1\u202f000 dernières fiches de chaque rubrique.';

/** Reads the titles of the newest records and of all pages; `emptyText` is shown when a search finds none of them. */
export function useLabelledRecords() {
  const read = async () => {
    const titlesByEntity = await Promise.all(ENTITY_LIST.map(readSearchedTitles));
    return [...titlesByEntity.flat(), ...PAGE_TITLES];
  };
  const { value, problem } = useDataRead(['titles'], read);
  return { value, problem, emptyText: value ? NOT_FOUND : (problem ?? 'Chargement…') };
}

const PLANNED: FirestoreQueryOptions = {
  where: [['publish_at', '>', new Date(0)]],
  orderBy: { field: 'publish_at', direction: 'asc' },
};

/** Reads the titles of all records with a planned publication time, the earliest first. */
export const usePlannedPublications = () =>
  useDataRead(['titles', 'planned'], async () => {
    const planned = await Promise.all(
      CONTENT_ENTITIES.map((entity) => readTitles(entity, PLANNED)),
    );
    return planned.flat().sort((a, b) => (a.publish_at ?? '').localeCompare(b.publish_at ?? ''));
  });

/** Reads the titles of the entity's records whose field `flag` is false, the newest first. */
export const useLabelledRecordsWhereFalse = (entity: Entity, flag: string) =>
  useDataRead(['titles', entity.section, flag], async () => {
    const open = await readTitles(entity, { where: [[flag, '==', false]] });
    return open.sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
  });
