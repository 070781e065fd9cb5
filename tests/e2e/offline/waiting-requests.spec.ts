import type { BrowserContext, Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { test } from '../support/front.ts';
import { line, newEmail, pageForm, toasts } from '../support/site-forms.ts';
import { expect, hydrated, open, underServiceWorker } from '../support/test.ts';
import { openWaiting, sendMessage, waitingMark } from '../support/waiting.ts';

// What the browser logs when the test goes offline.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

const stored = async (email: string) =>
  (
    await database().collection(COLLECTIONS.contactRequests).where('email', '==', email).get()
  ).docs.map((document) => document.get('fields.message'));

async function sendOffline(page: Page, email: string, message: string): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await sendMessage(page, email, message);
}

/** The browser's word to the service worker that the network is back. */
async function dispatchSync(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const { promise: registered, resolve: found } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) found(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: 'grand-sejour-outbox',
    lastChance: false,
  });
  await session.detach();
}

test.describe('Offline: the requests that wait', () => {
  test('are read and edited without a network, after a reload too; one that is edited does not go; they are sent though no page is open', async ({
    page,
    context,
  }) => {
    const email = newEmail('hors-ligne');
    await open(page, '/contact');
    await underServiceWorker(page);
    await sendOffline(page, email, 'Un message avec une fote.');
    await openWaiting(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Modifier' }).click();
    const message = line(pageForm(page), 'Message');
    await expect(message).toHaveValue('Un message avec une fote.');

    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(waitingMark(page)).toHaveText('1 demande en attente');
    await expect(message).toHaveValue('Un message avec une fote.');
    await message.fill('Un message sans faute.');
    await pageForm(page).getByRole('button', { name: 'Envoyer' }).click();
    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    await expect(waitingMark(page)).toBeHidden();
    expect(await stored(email)).toEqual(['Un message sans faute.']);

    await test.step('they are sent by the service worker when no page is open, and told at the next visit', async () => {
      const other = newEmail('fond');
      await sendOffline(page, other, 'Écrit avant de fermer.');
      await page.close();
      await context.setOffline(false);
      // A page without the application: nothing but the worker sends.
      const blank = await context.newPage();
      await blank.goto('/robots.txt');
      await dispatchSync(context, blank);
      await expect.poll(() => stored(other)).toEqual(['Écrit avant de fermer.']);

      const next = await context.newPage();
      await open(next, '/about');
      await expect(
        toasts(next).getByText('Votre envoi attendait le retour du réseau.'),
      ).toBeVisible();
      await expect(waitingMark(next)).toBeHidden();
      expect(await stored(other)).toHaveLength(1);
    });
  });
});
