import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CURRENT_NEWSLETTER_CONSENT_VERSION } from '#domain/newsletter/newsletter.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { FUNCTIONS_REGION } from '#domain/site/functions.ts';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { mailsWith } from '../../support/mailbox.ts';
import { database } from './firestore.ts';
import { expect } from './test.ts';

const ports = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));
const HOST = 'http://127.0.0.1';

/** The links in the mail to a new email address, as paths of this site. */
export type MailedLinks = { email: string; confirm: string; unsubscribe: string };

/** Signs up a new email address and returns the links in its mail. */
export async function signUpByMail(): Promise<MailedLinks> {
  const email = `${randomUUID()}@example.fr`;
  const url = `${HOST}:${ports.functions}/${DEMO_PROJECT_ID}/${FUNCTIONS_REGION}/subscribeNewsletter`;
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      data: {
        email,
        source: 'footer',
        consentVersion: CURRENT_NEWSLETTER_CONSENT_VERSION,
        guard: { trap: '', elapsedMs: 9000 },
      },
    }),
  });
  const links = { email, confirm: '', unsubscribe: '' };
  await expect(async () => {
    const [{ text = '' } = {}] = await mailsWith(email);
    const link = (page: string) => new RegExp(`/newsletter/${page}\\?jeton=[\\w.-]+`).exec(text);
    links.confirm = link('confirmation')?.[0] ?? '';
    links.unsubscribe = link('desinscription')?.[0] ?? '';
    expect(links.confirm).not.toBe('');
    expect(links.unsubscribe).not.toBe('');
  }).toPass();
  return links;
}

/** Returns the stored subscription of an email address, if any. */
export async function readSubscription(email: string) {
  const id = createHash('sha256').update(email).digest('hex');
  return (await database().collection(COLLECTIONS.newsletterSubscriptions).doc(id).get()).data();
}

export const newsletterButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Newsletter' });

export const newsletterDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'La lettre de Grand Séjour' });

/** Checks that an email address is stored once, with its source. */
export async function expectSignUpStored(email: string, source: string): Promise<void> {
  const { docs } = await database()
    .collection(COLLECTIONS.newsletterSubscriptions)
    .where('email', '==', email)
    .get();
  expect(docs.map((subscription) => subscription.get('source'))).toEqual([source]);
}
