import type { Locator, Page } from '@playwright/test';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { openAdmin } from './admin.ts';
import { database, notDeleted } from './firestore.ts';

const subscriptions = () => database().collection(COLLECTIONS.newsletterSubscriptions);
const requests = () => database().collection(COLLECTIONS.contactRequests);

/** Ids of a run's own: one that was killed leaves nothing in the way. */
export const runPrefix = (name: string) => `essai-${name}-${Date.now().toString(36)}`;

/** A subscription of a test's own; its address is its id. */
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

/** What is stored of a subscription. */
export async function storedSubscription(id: string): Promise<DocumentData | undefined> {
  return notDeleted((await subscriptions().doc(id).get()).data());
}

/** The stored subscriptions whose address begins so. */
export async function subscriptionsOf(prefix: string): Promise<DocumentData[]> {
  const { docs } = await subscriptions()
    .where('email', '>=', prefix)
    .where('email', '<', `${prefix}\uf8ff`)
    .get();
  return docs.map((document) => ({ ref: document.ref, ...document.data() }));
}

/** A request of a test's own, its mail sent; the sender's last name is its id. */
export async function plantRequest(id: string, fields: DocumentData = {}): Promise<void> {
  await requests()
    .doc(id)
    .set({
      form_type: 'contact',
      first_name: 'Élodie',
      last_name: id,
      email: 'elodie@exemple.fr',
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

/** What is stored of a request. */
export async function storedRequest(id: string): Promise<DocumentData | undefined> {
  return notDeleted((await requests().doc(id).get()).data());
}

/** Changes a stored request past the rules, as a function does. */
export async function changeRequest(id: string, fields: DocumentData): Promise<void> {
  await requests().doc(id).update(fields);
}

/** Takes away what a run left. */
export async function removeVisitorsData(prefix: string): Promise<void> {
  for (const collection of [subscriptions(), requests()]) {
    const references = await collection.listDocuments();
    for (const reference of references) {
      if (reference.id.startsWith(prefix)) await reference.delete();
    }
  }
  for (const { ref } of await subscriptionsOf(prefix)) await ref.delete();
}

/** Opens the newsletter page with the subscriptions of one test only. */
export const openNewsletter = (page: Page, query: string) =>
  openAdmin(page, `/admin/newsletter?q=${query}`, 'Newsletter');

export const subscriptionRow = (page: Page, email: string): Locator =>
  page.getByRole('row').filter({ hasText: email });

/** « Supprimer », « Renvoyer »… of one subscription. */
export const subscriptionAction = (page: Page, verb: string, email: string): Locator =>
  page.getByRole('button', { name: `${verb} ${email}`, exact: true });

export const chooseSubscription = (page: Page, email: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Choisir ${email}`, exact: true }).check();
