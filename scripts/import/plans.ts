import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ARTICLES } from '#domain/blog/article-entity.ts';
import { DESTINATIONS } from '#domain/destination/destination-entity.ts';
import { HOTELS } from '#domain/hotel/hotel-entity.ts';
import { PAGE } from '#domain/seo/page-content.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { isDocumentId, linkId } from '#domain/site/record-paths.ts';
import { isSlug, slugify } from '#domain/text/fold-text.ts';
import { parseFileDate } from '#domain/text/typed-date.ts';
import { readFields } from './cells.ts';
import { planSubscribers } from './subscribers.ts';
import type { Cells, Table } from './tables.ts';

type Values = Record<string, unknown>;
/** The fields of the rows above by path. */
type Earlier = Map<string, Values>;
/** What becomes of a row. Without fields it is left out, and the notes say why. */
export type Entry = { path: string; label: string; notes: string[]; fields?: Values };
type Entity = typeof HOTELS | typeof ARTICLES | typeof DESTINATIONS;

/** Reads a row under the id that it had. A record that visitors cannot be shown becomes a draft. */
function planRecord({ fields, schema, shownBy, collection, title }: Entity, cells: Cells): Entry {
  const { id = '', created_at } = cells;
  const { values, notes } = readFields(fields, cells);
  const isDraft = !v.is(schema, { ...values, id }) || values.content === null;
  if (isDraft) notes.push('comes as a draft, as it cannot be shown');
  else if (values[shownBy] === false) notes.push(`${shownBy} is not true: hidden, as it was`);
  const date = parseFileDate(created_at ?? '');
  if (created_at !== undefined && !date) notes.push('created_at is no date: listed last');
  const shown = {
    [shownBy]: !isDraft && values[shownBy],
    created_at: date && Timestamp.fromDate(new Date(date)),
  };
  const label = cells[title] ?? '';
  return { path: `${collection}/${id}`, label, notes, fields: { ...values, ...shown } };
}

/** Gives a destination its slug or, if that is taken or not valid, one of its name. */
function planDestination(cells: Cells, earlier: Earlier): Entry {
  const { id = '', destination_slug: given = '', destination_name: name = '' } = cells;
  const taken = [...earlier.values()].map((fields) => fields.destination_slug);
  const wanted = [given, ...[given, name, `${name} ${id}`].map(slugify)];
  const destination_slug = wanted.find((slug) => isSlug(slug) && !taken.includes(slug)) ?? '';
  const { notes, ...entry } = planRecord(DESTINATIONS, { ...cells, destination_slug });
  if (given !== destination_slug) {
    notes.unshift(`destination_slug « ${given} » is taken or not valid: ${destination_slug}`);
  }
  return { ...entry, notes, fields: { ...entry.fields, former_slugs: [] } };
}

/** Shows a link if its hotel is shown; leaves out links to nothing. */
function planLink(
  { hotel_id = '', destination_id = '' }: Cells,
  earlier: ReadonlyMap<string, Values>,
) {
  const id = hotel_id && destination_id && linkId(hotel_id, destination_id);
  const link = { path: `${COLLECTIONS.hotelDestinations}/${id}`, label: id };
  const hotel = earlier.get(`${HOTELS.collection}/${hotel_id}`);
  const isWhole = hotel && earlier.has(`${DESTINATIONS.collection}/${destination_id}`);
  if (!isWhole) return { ...link, notes: ['one of the two is not among the rows above'] };
  return { ...link, notes: [], fields: { hotel_id, destination_id, published: hotel.published } };
}

function planPage(cells: Cells): Entry {
  const { page_slug = '' } = cells;
  const page = { path: `${COLLECTIONS.pageContent}/${page_slug}`, label: page_slug };
  if (!v.is(PAGE.page_slug, page_slug)) return { ...page, notes: ['this site has no such page'] };
  const { values: fields, notes } = readFields(PAGE, cells);
  return { ...page, notes, fields };
}

const PLANS = {
  popular_destinations: planDestination,
  hotels: (cells: Cells) => planRecord(HOTELS, cells),
  hotel_destinations: planLink,
  blog_posts: (cells: Cells) => planRecord(ARTICLES, cells),
  page_content: planPage,
};

/** Plans what becomes of each row of the tables, as if the database were empty. */
export async function planTables(tables: readonly Table[], now: Date) {
  const earlier: Earlier = new Map();
  const planRow = (plan: (cells: Cells, above: Earlier) => Entry, cells: Cells): Entry => {
    const { fields, ...entry } = plan(cells, earlier);
    if (!isDocumentId(entry.path.replace(/^.*?\//, '')))
      return { ...entry, notes: ['it has no id'] };
    if (earlier.has(entry.path)) return { ...entry, notes: ['a row above is the same'] };
    if (!fields) return entry;
    earlier.set(entry.path, fields);
    return { ...entry, fields };
  };
  const plans: { table: Table; entries: Entry[] }[] = [];
  for (const table of tables) {
    const { name, rows } = table;
    const isPeople = name === 'newsletter_subscriptions';
    const planned = isPeople
      ? planSubscribers(table, now)
      : rows.map((row) => planRow(PLANS[name], row));
    plans.push({ table, entries: await planned });
  }
  return plans;
}
