import type { Locator, Page } from '@playwright/test';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { openAdmin } from './admin.ts';
import { database, notDeleted } from './firestore.ts';

const subscriptions = () => database().collection(COLLECTIONS.newsletterSubscriptions);
const requests = () => database().collection(COLLECTIONS.contactRequests);

/** Returns an id prefix unique to this run, so that leftovers of a killed run do no harm. */
export const runPrefix = (name: string) => `essai-${name}-${Date.now().toString(36)}`;

/** Stores a subscription for one test. @returns the email address, derived from the id */
export async function plantSubscription(id: string, fields: DocumentData = {}): Promise<string> {
  const email = `${id}@exemple.fr`;
  await subscriptions()
    .doc(id)
    .set({
      email,
      source: 'footer',
      active: true,
      subscribed_at: new Date('2026-03-04T09:05:00Z'),
      consent_version: '2026-11',
      ...fields,
    });
  return email;
}

export async function storedSubscription(id: string): Promise<DocumentData | undefined> {
  return notDeleted((await subscriptions().doc(id).get()).data());
}

/** Returns the stored subscriptions whose email address starts with a prefix. */
export async function subscriptionsOf(prefix: string): Promise<DocumentData[]> {
  const { docs } = await subscriptions()
    .where('email', '>=', prefix)
    .where('email', '<', `${prefix}\uf8ff`)
    .get();
  return docs.map((document) => ({ ref: document.ref, ...document.data() }));
}

/** Stores a request for one test, with its mail sent; the sender's last name is the id. */
export async function plantRequest(id: string, fields: DocumentData = {}): Promise<void> {
  await requests()
    .doc(id)
    .set({
      form_type: 'contact',
      first_name: 'Élodie',
      last_name: id,
      email: 'elodie@exemple.fr',
      address: 'elodie@exemple.fr',
      fields: { email: 'elodie@exemple.fr', message: 'Un hôtel au bord du lac ?' },
      mails: { team: { state: 'sent', error: null, sent_at: '2026-11-03T10:00:00.000Z' } },
      delivery: 'sent',
      mail_due_at: null,
      mail_attempts: 1,
      handled: false,
      created_at: FieldValue.serverTimestamp(),
      ...fields,
    });
}

export async function storedRequest(id: string): Promise<DocumentData | undefined> {
  return notDeleted((await requests().doc(id).get()).data());
}

/** Changes a stored request past the rules, as a function does. */
export async function changeRequest(id: string, fields: DocumentData): Promise<void> {
  await requests().doc(id).update(fields);
}

/** Deletes the subscriptions and requests of a run. */
export async function removeVisitorsData(prefix: string): Promise<void> {
  for (const collection of [subscriptions(), requests()]) {
    const references = await collection.listDocuments();
    for (const reference of references) {
      if (reference.id.startsWith(prefix)) await reference.delete();
    }
  }
  for (const { ref } of await subscriptionsOf(prefix)) await ref.delete();
}

/** Opens the newsletter page filtered to the subscriptions of one test. */
export const openNewsletter = (page: Page, query: string) =>
  openAdmin(page, `/admin/newsletter?q=${query}`, 'Newsletter');

export const subscriptionRow = (page: Page, email: string): Locator =>
  page.getByRole('row').filter({ hasText: email });

export const chooseSubscription = (page: Page, email: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Choisir ${email}`, exact: true }).check();
