import { EXPORT_HEADINGS } from '#domain/newsletter/newsletter-subscription.ts';
import { readSubscribers } from '#domain/newsletter/read-subscribers.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { todayIso } from '#domain/text/today.ts';
import { typedDay } from '#domain/text/typed-date.ts';
import { importedFields, subscriptionId } from '../../functions/src/forms/subscription.ts';
import type { Entry } from './plans.ts';
import type { Table } from './tables.ts';

/** The roles of the columns in this site's own export, of which inactive people are imported too. */
const COLUMNS = ['email', 'proof', 'consent', 'state'] as const;
const OPTIONS = { columns: COLUMNS, answers: {}, known: new Set<string>() };

/** Plans subscriptions, with the file as proof of consent. Who is not surely active comes as inactive. */
export async function planSubscribers({ rows, file }: Table, now: Date): Promise<Entry[]> {
  const own = rows.map(({ email = '', source = '', subscribed_at = '', active }) => [
    email,
    source,
    subscribed_at,
    /^(?:t|true)$/i.test(active ?? '') ? 'oui' : 'non',
  ]);
  const read = await readSubscribers({ headings: EXPORT_HEADINGS, rows: own }, OPTIONS);
  const reasons = new Map(read.leftOut.map(({ row, reason }) => [row, reason]));
  // All rows but those left out are subscribers, in the same order.
  const subscribers = read.subscribers.values();
  return own.map((row, index): Entry => {
    const [label = '', source, , state] = row;
    const reason = reasons.get(row);
    const one = reason ? undefined : subscribers.next().value;
    if (!one) return { path: '', label, notes: [`the address is ${reason}`] };
    const notes: string[] = [];
    if (source && !one.source) notes.push(`source « ${source} » is unknown: kept in the proof`);
    if (!one.consent_at) notes.push('subscribed_at is no date: that of the import');
    if (!rows[index]?.active) notes.push('active is empty: comes as inactive');
    else if (!one.active && state === 'oui') notes.push('has left in a row below: inactive');
    const proofs = ['import', typedDay(todayIso(now)), file, one.consent_proof];
    const consent_proof = proofs.filter(Boolean).join(', ');
    const left = one.active ? {} : { unsubscribed_at: now };
    const fields = { ...importedFields({ ...one, consent_proof }, 'online', now), ...left };
    const path = `${COLLECTIONS.newsletterSubscriptions}/${subscriptionId(fields.email)}`;
    return { path, label, notes, fields };
  });
}
