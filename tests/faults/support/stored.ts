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

/** Waits until the mails of the outbox with a text are sent: no more will be. */
export async function expectMails(text: string, count: number): Promise<void> {
  const states = async () => (await outboxWith(text)).map((mail) => mail.get('state'));
  await expect.poll(states).toEqual(Array.from({ length: count }, () => 'sent'));
  expect(await mailsWith(text)).toHaveLength(count);
}

/** Lets mails wait no longer for their next attempt, or for the lease of a sender that is gone. */
export async function makeDue(text: string): Promise<void> {
  const past = Timestamp.fromMillis(0);
  for (const { ref } of await outboxWith(text)) {
    await ref.update({ next_attempt_at: past, lease_until: past });
  }
}

/** How many documents of a collection contain a text. */
export async function countWith(collection: string, text: string): Promise<number> {
  const { docs } = await database().collection(collection).get();
  return docs.filter((document) => JSON.stringify(document.data()).includes(text)).length;
}
