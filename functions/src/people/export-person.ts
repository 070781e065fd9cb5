import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type PersonalData, PersonCall } from '../../../src/domain/admin/personal-data.ts';
import { adminRequest } from '../admin/admin-request.ts';
import { siteCall } from '../calls/site-call.ts';
import { dateIn } from '../calls/stored-date.ts';
import { database } from '../database.ts';
import { findPerson } from './find-person.ts';

/** Who administers the site is no data of the person. */
const STAFF_FIELDS = ['updated_by', 'handled_by', 'actor', 'batch'];

/** A stored value as JSON has it. */
function plain(value: unknown): unknown {
  const date = dateIn(value);
  if (date) return date.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !STAFF_FIELDS.includes(name));
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]));
}

const valuesOf = (document: QueryDocumentSnapshot): Record<string, unknown> => ({
  id: document.id,
  ...Object(plain(document.data())),
});

/** Everything the site knows of who has an email address, given normalised. */
export async function personalData(db: Firestore, email: string, now: Date): Promise<PersonalData> {
  const { subscriptions, requests, mails, trash, entries } = await findPerson(db, email);
  return {
    email,
    exported_at: now.toISOString(),
    subscriptions: subscriptions.map(valuesOf),
    requests: requests.map(valuesOf),
    mails: mails.map(valuesOf),
    deleted: trash.map(valuesOf),
    journal: entries.map(valuesOf),
  };
}

export const exportPerson = siteCall({}, async (request) => {
  const { payload } = await adminRequest(PersonCall, request);
  return personalData(await database(), payload.email, new Date());
});
