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
import type { Cells, Table, TableName } from './tables.ts';

type Write = { path: string; fields: Record<string, unknown> };
/** What becomes of a row. Without a write it is left out, and the notes say why. */
export type Entry = { label: string; notes: readonly string[]; write?: Write };
/** The instant of the import, and the ids of destinations by slug. */
export type Context = { now: Date; slugs: Map<string, string> };

/** Plans the rows of a table; leaves out rows without an id, or with that of an earlier row. */
const byId =
  (idOf: (cells: Cells) => string, plan: (cells: Cells, context: Context) => Entry) =>
  ({ rows }: Table, context: Context): Entry[] => {
    const seen = new Set<string>();
    return rows.map((cells) => {
      const id = idOf(cells);
      if (!isDocumentId(id)) return { label: id, notes: ['it has no id'] };
      if (seen.has(id)) return { label: id, notes: ['a row above is the same'] };
      seen.add(id);
      return plan(cells, context);
    });
  };

const idIn = ({ id = '' }: Cells) => id;

/** Reads a row under the id that it had. A record that visitors cannot be shown becomes a draft. */
const planRecord =
  (entity: typeof HOTELS | typeof ARTICLES | typeof DESTINATIONS) => (cells: Cells) => {
    const { values, notes } = readFields(entity.fields, cells);
    const { shownBy, collection } = entity;
    const isReadable = v.is(entity.schema, { ...values, id: cells.id });
    const isDraft = !isReadable || values.content === null;
    if (isDraft) notes.push('cannot be shown: a draft');
    else if (values[shownBy] === false) notes.push(`${shownBy} is not true: hidden, as it was`);
    const date = parseFileDate(cells.created_at ?? '');
    if (cells.created_at !== undefined && !date) notes.push('created_at is no date: listed last');
    const created_at = date && Timestamp.fromDate(new Date(date));
    const fields = { ...values, [shownBy]: !isDraft && values[shownBy], created_at };
    return {
      label: cells[entity.title] ?? '',
      notes,
      write: { path: `${collection}/${cells.id}`, fields },
    };
  };

/** Gives a destination its slug or, if that is taken or not valid, one of its name. */
function planDestination(cells: Cells, { slugs }: Context): Entry {
  const { id = '', destination_slug: given = '', destination_name: name = '' } = cells;
  const wanted = [given, ...[given, name, `${name} ${id}`].map(slugify)];
  const isFree = (slug: string) => isSlug(slug) && (slugs.get(slug) ?? id) === id;
  const destination_slug = wanted.find(isFree) ?? '';
  slugs.set(destination_slug, id);
  const { notes, ...entry } = planRecord(DESTINATIONS)({ ...cells, destination_slug });
  const change = `destination_slug « ${given} » is taken or not valid: ${destination_slug}`;
  Object.assign(entry.write.fields, { former_slugs: [] });
  return { ...entry, notes: given === destination_slug ? notes : [change, ...notes] };
}

const linkIn = ({ hotel_id, destination_id }: Cells) =>
  hotel_id && destination_id ? linkId(hotel_id, destination_id) : '';

function planLink(cells: Cells): Entry {
  const { hotel_id, destination_id } = cells;
  const path = `${COLLECTIONS.hotelDestinations}/${linkIn(cells)}`;
  return { label: linkIn(cells), notes: [], write: { path, fields: { hotel_id, destination_id } } };
}

function planPage(cells: Cells): Entry {
  const label = cells.page_slug ?? '';
  if (!v.is(PAGE.page_slug, label)) return { label, notes: ['this site has no such page'] };
  const { values: fields, notes } = readFields(PAGE, cells);
  return { label, notes, write: { path: `${COLLECTIONS.pageContent}/${label}`, fields } };
}

type Plan = (table: Table, context: Context) => Entry[] | Promise<Entry[]>;

export const PLANS: Record<TableName, Plan> = {
  popular_destinations: byId(idIn, planDestination),
  hotels: byId(idIn, planRecord(HOTELS)),
  hotel_destinations: byId(linkIn, planLink),
  blog_posts: byId(idIn, planRecord(ARTICLES)),
  page_content: byId(({ page_slug = '' }) => page_slug, planPage),
  newsletter_subscriptions: planSubscribers,
};
