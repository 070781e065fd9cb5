import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../../e2e/support/firestore.ts';
import { expect } from '../../e2e/support/test.ts';
import { mailsWith } from '../../support/mailbox.ts';

// Reads bypass the proxies, so that tests see what is stored during a fault.

/** Returns the requests and subscriptions that contain a text and store the states of mails. */
async function mailedWith(text: string): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    [COLLECTIONS.contactRequests, COLLECTIONS.newsletterSubscriptions].map((collection) =>
      database().collection(collection).get(),
    ),
  );
  return found
    .flatMap(({ docs }) => docs)
    .filter((document) => JSON.stringify(document.data()).includes(text));
}

type Mail = { state: string; error: string | null };
const mailsOf = (document: QueryDocumentSnapshot): Mail[] =>
  Object.values(document.get('mails') ?? {});

const PAST = Timestamp.fromMillis(0);

/** Returns the states of the mails about a text: `sending` while a function holds their claim. */
export async function mailStates(text: string): Promise<unknown[]> {
  return (await mailedWith(text)).flatMap((document) => {
    const isClaimed = document.get('mail_due_at')?.toMillis() > Date.now();
    return mailsOf(document).map(({ state, error }) =>
      state === 'pending' && error === null && isClaimed ? 'sending' : state,
    );
  });
}

/** Returns when a function stored the record behind a mail, in ms by the function's clock. */
export async function mailedAt(text: string): Promise<number> {
  const [found] = await mailedWith(text);
  const at = found?.get('confirmation_sent_at') ?? found?.get('created_at');
  return Number(at?.toMillis());
}

/** Returns true if an attempt to send a mail with a text has failed. */
export const hasMailAttemptFailed = async (text: string): Promise<boolean> =>
  (await mailedWith(text)).flatMap(mailsOf).some(({ error }) => error !== null);

/** Sets `mail_due_at` of unsent mails to the past, before their next attempt or the end of a killed sender's claim. */
export async function makeMailsDue(text: string, restMs = 0): Promise<void> {
  for (const document of await mailedWith(text)) {
    const { ref, updateTime } = document;
    const isAtRest = Date.now() - updateTime.toMillis() >= restMs;
    if (document.get('delivery') !== 'pending' || !isAtRest) continue;
    // Fails if a sender has just claimed the mails.
    await ref.update({ mail_due_at: PAST }, { lastUpdateTime: updateTime }).catch(() => undefined);
  }
}

/** Longer than any sender takes after its claim. */
const REST_MS = 10_000;

/** Waits until all mails with a text are sent, and checks their number. */
export async function expectMails(text: string, count: number): Promise<void> {
  const states = async () => {
    await makeMailsDue(text, REST_MS);
    return mailStates(text);
  };
  await expect.poll(states).toEqual(Array.from({ length: count }, () => 'sent'));
  expect(await mailsWith(text)).toHaveLength(count);
}

/** Counts the documents of a collection that contain a text. */
export async function countDocumentsWith(collection: string, text: string): Promise<number> {
  const { docs } = await database().collection(collection).get();
  return docs.filter((document) => JSON.stringify(document.data()).includes(text)).length;
}
