import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ARTICLES } from '#domain/blog/article-entity.ts';
import { DESTINATIONS } from '#domain/destination/destination-entity.ts';
import { HOTELS } from '#domain/hotel/hotel-entity.ts';
import { addressIn, subscriberOf } from '#domain/newsletter/read-subscribers.ts';
import { stateIn } from '#domain/newsletter/subscriber-columns.ts';
import { PAGE } from '#domain/seo/page-content.ts';
import { isDocumentId, linkId } from '#domain/site/record-paths.ts';
import { isSlug, slugify } from '#domain/text/fold-text.ts';
import { todayIso } from '#domain/text/today.ts';
import { parseFileDate, typedDay } from '#domain/text/typed-date.ts';
import { importedFields, subscriptionId } from '../../functions/src/forms/subscription.ts';
import { readFields } from './cells.ts';
import { settle } from './store.ts';
import type { Cells, Table } from './tables.ts';

/** What becomes of a row. An import overwrites nothing: `kept` is a document that has other values here. */
export const STATES = {
  new: 'new',
  same: 'here already',
  kept: 'changed here and left alone',
  out: 'left out',
};
/** Without fields a row is left out, and the notes say why. */
type Read = { id: string; label: string; notes: string[]; fields?: DocumentData };
export type Entry = Omit<Read, 'id'> & { path: string; state: keyof typeof STATES };
export type Plan = { name: string; file: string; entries: Entry[] };

type Stored = ReadonlyMap<string, DocumentSnapshot>;
/** What rules look up: fields of rows above by path, owners of slugs, addresses of who has left. */
type Context = { now: Date; file: string; stored: Stored } & {
  planned: Map<string, DocumentData>;
  slugs: Map<unknown, string>;
  departed: ReadonlySet<string | undefined>;
};
type Entity = typeof HOTELS | typeof ARTICLES | typeof DESTINATIONS;

/** Reads a row under the id that it had. A record that visitors cannot be shown becomes a draft. */
function planRecord({ fields, schema, shownBy, title }: Entity, cells: Cells) {
  const { id = '', created_at, [title]: label = '' } = cells;
  const { values, notes } = readFields(fields, cells);
  const isDraft = !v.is(schema, { ...values, id }) || values.content === null;
  if (isDraft) notes.push('comes as a draft, as it cannot be shown');
  else if (values[shownBy] === false) notes.push(`${shownBy} is not true: hidden, as it was`);
  const date = parseFileDate(created_at ?? '');
  if (created_at !== undefined && !date) notes.push('created_at is no date: that of the import');
  const shown = { [shownBy]: !isDraft && values[shownBy] };
  // A trigger adds the date of the write where a record has none.
  const dated = date && { created_at: Timestamp.fromDate(new Date(date)) };
  return { id, label, notes, fields: { ...values, ...shown, ...dated } };
}

/** Gives a destination its slug or, if that is taken or not valid, one of its name. */
function planDestination(cells: Cells, context: Context): Read {
  const { id = '', destination_slug: given = '', destination_name: name = '' } = cells;
  const isFree = (slug: string) => isSlug(slug) && (context.slugs.get(slug) ?? id) === id;
  const wanted = [given, ...[given, name, `${name} ${id}`].map(slugify)];
  const destination_slug = wanted.find(isFree) ?? '';
  context.slugs.set(destination_slug, id);
  const plan = planRecord(DESTINATIONS, { ...cells, destination_slug });
  const note = `destination_slug « ${given} » is taken or not valid: ${destination_slug}`;
  if (given !== destination_slug) plan.notes.unshift(note);
  return { ...plan, fields: { ...plan.fields, former_slugs: [] } };
}

/** Shows a link if its hotel is shown here, or will be; leaves out links to nothing. */
function planLink(cells: Cells, { stored, planned }: Context): Read {
  const { hotel_id = '', destination_id = '' } = cells;
  const recordAt = (path: string) => stored.get(path)?.data() ?? planned.get(path);
  const hotel = recordAt(`${HOTELS.collection}/${hotel_id}`);
  const destination = recordAt(`${DESTINATIONS.collection}/${destination_id}`);
  const id = linkId(hotel_id, destination_id);
  const label = [hotel?.name ?? hotel_id, destination?.destination_name ?? destination_id].join(
    ' in ',
  );
  const missing = hotel ? 'destination' : 'hotel';
  if (!hotel || !destination) return { id, label, notes: [`there is no such ${missing}`] };
  return { id, label, notes: [], fields: { hotel_id, destination_id, published: hotel.published } };
}

function planPage(cells: Cells): Read {
  const { page_slug: id = '' } = cells;
  const isPage = v.is(PAGE.page_slug, id);
  if (!isPage) return { id, label: id, notes: ['this site has no such page'] };
  const { values: fields, notes } = readFields(PAGE, cells);
  return { id, label: id, notes, fields };
}

const isSubscribed = ({ active = '' }: Cells) => stateIn(active, 'active') === 'active';

/** Plans a subscription, with the file as proof of consent. Whoever is inactive in any row stays inactive. */
function planSubscriber(cells: Cells, { now, file, departed }: Context): Read {
  const { email: label = '', source = '', subscribed_at = '', active } = cells;
  const email = addressIn(label);
  if (!email) return { id: '', label, notes: ['it has no valid address, or several'] };
  const isActive = !departed.has(email);
  const proof = [{ text: source, heading: 'Source' }];
  const person = subscriberOf(email, isActive, proof, subscribed_at);
  const notes: string[] = [];
  if (source && !person.source) notes.push(`source « ${source} » is unknown: kept in the proof`);
  if (!person.consent_at) notes.push('subscribed_at is no date: that of the import');
  if (!active) notes.push('active is empty: comes as inactive');
  else if (!isActive && isSubscribed(cells)) notes.push('has left in another row: inactive');
  const proofs = ['import', typedDay(todayIso(now)), file, person.consent_proof];
  const consent_proof = proofs.filter(Boolean).join(', ');
  const fields = importedFields({ ...person, consent_proof }, 'online', now);
  const left = !isActive && { unsubscribed_at: now };
  return { id: subscriptionId(email), label, notes, fields: { ...fields, ...left } };
}

const PLANS: Record<Table['name'], (cells: Cells, context: Context) => Read> = {
  popular_destinations: planDestination,
  hotels: (cells) => planRecord(HOTELS, cells),
  hotel_destinations: planLink,
  blog_posts: (cells) => planRecord(ARTICLES, cells),
  page_content: planPage,
  newsletter_subscriptions: planSubscriber,
};

/** Plans what becomes of each row of the tables, beside what is stored. */
export function planTables(tables: readonly Table[], stored: Stored, now: Date): Plan[] {
  const planned = new Map<string, DocumentData>();
  const slugs = new Map<unknown, string>();
  for (const one of stored.values()) slugs.set(one.get('destination_slug'), one.id);
  return tables.map(({ name, file, rows }) => {
    const left = rows.filter((cells) => !isSubscribed(cells));
    const departed = new Set(left.map(({ email = '' }) => addressIn(email)));
    const context = { now, file, stored, planned, slugs, departed };
    const entries = rows.map((cells): Entry => {
      const { id, fields, ...read } = PLANS[name](cells, context);
      const path = `${name}/${id}`;
      const entry = { ...read, path, state: 'out' } as const;
      if (!fields) return entry;
      if (!isDocumentId(id)) return { ...entry, notes: ['it has no id'] };
      if (planned.has(path)) return { ...entry, notes: ['a row above is the same'] };
      planned.set(path, fields);
      return settle({ ...entry, fields, state: 'new' }, stored.get(path));
    });
    return { name, file, entries };
  });
}
