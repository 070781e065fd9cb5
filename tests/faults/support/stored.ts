import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { portsWithOffset } from '#domain/site/ports.ts';
import { database } from '../../e2e/support/firestore.ts';
import { expect } from '../../e2e/support/test.ts';

// Read past the proxies: what is stored, not what anybody is told.

const { mailbox } = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

const outbox = () => database().collection(COLLECTIONS.mailOutbox);

/** The Message-IDs of the mails in the mailbox that contain a text. */
export async function mailsWith(text: string): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${mailbox}/email`);
  const mails: { messageId: string; text: string; to: { address: string }[] }[] =
    await answer.json();
  return mails
    .filter((mail) => JSON.stringify([mail.to, mail.text]).includes(text))
    .map(({ messageId }) => messageId);
}

/** The mails of the outbox that contain a text. */
async function outboxWith(text: string) {
  const { docs } = await outbox().get();
  return docs.filter((mail) => JSON.stringify(mail.data()).includes(text));
}

const PAST = Timestamp.fromMillis(0);

/** The states of the mails of the outbox that contain a text. */
export const mailStates = async (text: string): Promise<unknown[]> =>
  (await outboxWith(text)).map((mail) => mail.get('state'));

/** When the functions put a mail with a text into the outbox, by their clock. */
export const mailedAt = async (text: string): Promise<number> =>
  Number((await outboxWith(text))[0]?.get('created_at').toMillis());

/** Whether an attempt to send a mail with a text has failed, which is told to administrators. */
export const hasFailed = async (text: string): Promise<boolean> =>
  (await outboxWith(text)).some((mail) => mail.get('last_error') !== null);

/** Lets mails not wait for their next attempt, for as long as a schedule might be late. */
async function makeDue(text: string): Promise<void> {
  for (const mail of await outboxWith(text)) {
    if (mail.get('state') === 'pending') await mail.ref.update({ next_attempt_at: PAST });
  }
}

/** Ends the leases of senders that are gone, which last six minutes. */
export async function endLeases(text: string): Promise<void> {
  for (const { ref } of await outboxWith(text)) {
    await ref.update({ next_attempt_at: PAST, lease_until: PAST });
  }
}

/** Waits until the mails of the outbox with a text are sent, so that no more will be. */
export async function expectMails(text: string, count: number): Promise<void> {
  const states = async () => {
    await makeDue(text);
    return mailStates(text);
  };
  await expect.poll(states).toEqual(Array.from({ length: count }, () => 'sent'));
  expect(await mailsWith(text)).toHaveLength(count);
}

/** How many documents of a collection contain a text. */
export async function countWith(collection: string, text: string): Promise<number> {
  const { docs } = await database().collection(collection).get();
  return docs.filter((document) => JSON.stringify(document.data()).includes(text)).length;
}
