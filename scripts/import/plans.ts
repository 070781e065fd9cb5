import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ARTICLE_ENTITY } from '#domain/blog/article-entity.ts';
import { DESTINATION_ENTITY } from '#domain/destination/destination-entity.ts';
import { HOTEL_ENTITY } from '#domain/hotel/hotel-entity.ts';
import { parseSubscriberState } from '#domain/newsletter/subscriber-columns.ts';
import { findEmailInCell, toImportedSubscriber } from '#domain/newsletter/subscriber-row.ts';
import { objectKeys } from '#domain/schema/field.ts';
import { PAGE_SEO_FIELDS } from '#domain/seo/page-seo-record.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { composeRecordLinkDocId, isDocumentId } from '#domain/site/record-paths.ts';
import { isSlug, slugify } from '#domain/text/fold-text.ts';
import { todayIso } from '#domain/text/today.ts';
import { formatDay, parseImportedDate } from '#domain/text/typed-date.ts';
import {
  importedSubscriberFields,
  subscriptionId,
} from '../../functions/src/forms/subscription.ts';
import { parseRowFields } from './cells.ts';
import { listPictureUrls, replacePictureUrls } from './pictures.ts';
import type { ExportedTable, ExportedTableName, RowCells } from './tables.ts';

/** States of an imported row, as printed. Nothing is overwritten: `kept` is a stored document that differs from the row. */
export const IMPORT_ROW_STATE_LABELS = {
  new: 'new',
  same: 'here already',
  kept: 'changed here',
  out: 'left out',
};
/** A row as read from the export; without `fields`, it is left out of the import, and `notes` say why. */
type Reading = { id: string; label: string; notes: string[]; fields?: DocumentData };
export type RowPlan = Omit<Reading, 'id'> & {
  path: string;
  state: keyof typeof IMPORT_ROW_STATE_LABELS;
};
export const SUBSCRIBERS_TABLE = 'newsletter_subscriptions';

export type TablePlan = { name: string; file: string; entries: RowPlan[] };

/** Records by path: those stored before the import, and those that the import plans to write. */
type Records = ReadonlyMap<string, DocumentData>;
type Import = { records: Records; formerHost: string; now: Date };
type Entity = typeof HOTEL_ENTITY | typeof ARTICLE_ENTITY | typeof DESTINATION_ENTITY;

/**
 * Path of the document that lists the subscribers of former imports, each by the first characters of its id, which is a
 * hash.
 */
export const IMPORTED_SUBSCRIBERS_DOCUMENT_PATH = `${COLLECTIONS.runs}/import`;

/**
 * Returns the first 10 characters of a subscriber's id, which is a hash: one document can hold those of some 90,000
 * subscribers.
 */
export const deriveShortSubscriberId = (path: string) => (path.split('/')[1] ?? '').slice(0, 10);

export const parseShortSubscriberIds = (run: DocumentData | undefined): string[] =>
  String(run?.readers ?? '').match(/\S+/g) ?? [];

/**
 * Reads an exported row as a record with the same id. A record that lacks what its page needs, or is malformed, becomes
 * a draft.
 */
function planRecord(entity: Entity, cells: RowCells, { records, formerHost, now }: Import) {
  const { collection, fields, schema, shownBy, title } = entity;
  const { id = '' } = cells;
  const label = cells[title] ?? '';
  const { values, notes } = parseRowFields(fields, cells, formerHost);
  const isDraft = !v.is(schema, { ...values, id }) || values.content === null;
  if (isDraft) notes.push('comes as a draft, as it cannot be shown');
  else if (values[shownBy] === false) notes.push(`${shownBy} is not true: hidden, as it was`);
  const date = parseImportedDate(cells.created_at ?? '');
  if (!date) notes.push('created_at is no date: that of the import');
  // A record without a valid date gets its stored date or that of the import, because public lists, which are sorted by
  // date, leave out records without one.
  const imported = records.get(`${collection}/${id}`)?.created_at ?? Timestamp.fromDate(now);
  const created_at = date ? Timestamp.fromDate(new Date(date)) : imported;
  const isShown = !isDraft && values[shownBy];
  return { id, label, notes, fields: { ...values, [shownBy]: isShown, created_at } };
}

/** Gives a destination the exported slug or, if that slug is taken or not valid, one made from its name. */
function planDestination(cells: RowCells, context: Import): Reading {
  const { id = '', destination_slug: exportedSlug = '', destination_name: name = '' } = cells;
  const otherRecords = [...context.records].filter(([path]) => !path.endsWith(`/${id}`));
  const takenSlugs = otherRecords.map(([, fields]): unknown => fields.destination_slug);
  const slugs = [exportedSlug, slugify(exportedSlug), slugify(name), slugify(`${name} ${id}`)];
  const destination_slug = slugs.find((slug) => isSlug(slug) && !takenSlugs.includes(slug)) ?? '';
  const plan = planRecord(DESTINATION_ENTITY, { ...cells, destination_slug }, context);
  const note = `destination_slug « ${exportedSlug} » is taken or not valid: ${destination_slug}`;
  if (exportedSlug !== destination_slug) plan.notes.unshift(note);
  return plan;
}

/** Plans a link between a hotel and a destination, as visible as the hotel; a link to a missing record is left out. */
function planLink({ hotel_id = '', destination_id = '' }: RowCells, records: Records): Reading {
  const hotel = records.get(`${HOTEL_ENTITY.collection}/${hotel_id}`);
  const destination = records.get(`${DESTINATION_ENTITY.collection}/${destination_id}`);
  const id = composeRecordLinkDocId(hotel_id, destination_id);
  const label = `${hotel?.name ?? hotel_id} in ${destination?.destination_name ?? destination_id}`;
  const missing = hotel ? 'destination' : 'hotel';
  if (!hotel || !destination) return { id, label, notes: [`there is no such ${missing}`] };
  const published = hotel.published !== false;
  return { id, label, notes: [], fields: { hotel_id, destination_id, published } };
}

function planPage(cells: RowCells): Reading {
  const { page_slug: id = '' } = cells;
  const isPage = v.is(PAGE_SEO_FIELDS.page_slug, id);
  if (!isPage) return { id, label: id, notes: ['this site has no such page'] };
  const { values: fields, notes } = parseRowFields(PAGE_SEO_FIELDS, cells, '');
  return { id, label: id, notes, fields };
}

const isSubscribed = ({ active = '' }: RowCells) =>
  parseSubscriberState(active, 'active') === 'active';

/**
 * Plans a newsletter subscription; the name of the exported file is part of its proof of consent. A person who is
 * inactive in any row stays inactive.
 */
function planSubscriber(cells: RowCells, departed: Set<unknown>, file: string, now: Date): Reading {
  const { email: label = '', source = '', subscribed_at = '', active } = cells;
  const email = findEmailInCell(label);
  if (!email) return { id: '', label, notes: ['it has no valid address, or several'] };
  const isActive = !departed.has(email);
  const proof = [{ text: source, heading: 'Source' }];
  const person = toImportedSubscriber(email, isActive, proof, subscribed_at);
  const notes: string[] = [];
  if (source && !person.source) notes.push(`source « ${source} » is unknown: kept in the proof`);
  if (!person.consent_at) notes.push('subscribed_at is no date: that of the import');
  if (!active) notes.push('active is empty: comes as inactive');
  else if (!isActive && isSubscribed(cells)) notes.push('has left in another row: inactive');
  const proofs = ['import', formatDay(todayIso(now)), file, person.consent_proof];
  const consent_proof = proofs.filter(Boolean).join(', ');
  const fields = importedSubscriberFields({ ...person, consent_proof }, 'online', now);
  return { id: subscriptionId(email), label, notes, fields };
}

/**
 * Marks a planned row whose record is already stored: as `same`, or as `kept` if the stored values differ, which are
 * then kept. A picture that was copied to this site counts as the same picture.
 */
function compareWithStored(
  entry: RowPlan,
  fields: DocumentData,
  stored: DocumentData,
  comparedNames: readonly string[],
): RowPlan {
  const differing = comparedNames.filter((name) => {
    const exportedUrls = listPictureUrls(fields[name]);
    const isOurs = (url: string) => exportedUrls.includes(url) || url.startsWith('/media/');
    const here = replacePictureUrls(stored[name], (url) => (isOurs(url) ? '' : url));
    const there = replacePictureUrls(fields[name], () => '');
    return !isDeepStrictEqual(here, there);
  });
  if (differing.length === 0) return { ...entry, notes: [], state: 'same' };
  return { ...entry, notes: [`other ${differing.join(', ')} here: left alone`], state: 'kept' };
}

/** Plans what to do with each row of the exported tables, compared with the stored documents. */
export function planImport(
  tables: readonly ExportedTable[],
  stored: Records,
  now: Date,
  formerHost = '',
) {
  const records = new Map(stored);
  const context = { records, formerHost, now };
  const people = tables.filter(({ name }) => name === SUBSCRIBERS_TABLE);
  const inactiveRows = people.flatMap(({ rows }) => rows).filter((cells) => !isSubscribed(cells));
  const departed = new Set(inactiveRows.map(({ email = '' }) => findEmailInCell(email)));
  const imported = new Set(parseShortSubscriberIds(stored.get(IMPORTED_SUBSCRIBERS_DOCUMENT_PATH)));
  return tables.map(({ name, file, rows }): TablePlan => {
    const rowParsers: Record<ExportedTableName, (cells: RowCells) => Reading> = {
      popular_destinations: (cells) => planDestination(cells, context),
      hotels: (cells) => planRecord(HOTEL_ENTITY, cells, context),
      hotel_destinations: (cells) => planLink(cells, records),
      blog_posts: (cells) => planRecord(ARTICLE_ENTITY, cells, context),
      page_content: planPage,
      newsletter_subscriptions: (cells) => planSubscriber(cells, departed, file, now),
    };
    const isOfPeople = name === SUBSCRIBERS_TABLE;
    const entries = rows.map((cells): RowPlan => {
      const { id, fields, ...read } = rowParsers[name](cells);
      const path = `${name}/${id}`;
      const entry = { ...read, path, state: 'out' } as const;
      if (!fields) return entry;
      if (!isDocumentId(id)) return { ...entry, notes: ['it has no id'] };
      const storedFields = stored.get(path);
      if (!storedFields && records.has(path))
        return { ...entry, notes: ['a row above is the same'] };
      if (!storedFields && isOfPeople && imported.has(deriveShortSubscriberId(path))) {
        return { ...entry, notes: ['was erased here since an earlier import'] };
      }
      records.set(path, storedFields ?? fields);
      const added = { ...entry, fields, state: 'new' } as const;
      if (!storedFields) return added;
      const comparedNames = isOfPeople ? ['active'] : objectKeys(fields);
      return compareWithStored(added, fields, storedFields, comparedNames);
    });
    return { name, file, entries };
  });
}
