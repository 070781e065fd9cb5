import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { test } from '../support/front.ts';
import { whenHydrated } from '../support/hydration.ts';
import { expectStored } from '../support/newsletter.ts';
import {
  choose,
  fillIn,
  fillRequest,
  line,
  loadForm,
  newEmail,
  openForm,
  openWaiting,
  pageForm,
  sendMessage,
  submitRequest,
  toasts,
  waitingMark,
} from '../support/site-forms.ts';
import { expect, hydrated, open, underServiceWorker, workerActive } from '../support/test.ts';

// Logged by the browser while the test is offline.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

/** Collects the bodies of a page's calls of one function. */
function callsOf(page: Page, name: string): (string | null)[] {
  const calls: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(name)) calls.push(request.postData());
  });
  return calls;
}

/** Returns the keys of the outbox on this device: the ids of the waiting requests. */
const outboxKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('grand-sejour-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys();
          reading.onsuccess = () => resolve(reading.result);
          opening.result.close();
        };
      }),
  );

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
}

const requests = () => database().collection(COLLECTIONS.contactRequests);
const KEPT = 'partira au retour du réseau.';
const WAITED = 'Votre envoi attendait le retour du réseau.';

test.describe('forms sent offline', () => {
  test('a contact message and a newsletter sign-up made offline are each sent once when back online', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, '/contact');

    await test.step('a message sent offline is stored once', async () => {
      const email = newEmail('hors-ligne');
      await underServiceWorker(page);
      await loadForm(form);
      await goOffline(page);
      const calls = callsOf(page, 'sendContactEmail');
      await fillIn(form, {
        Prénom: 'Camille',
        Nom: 'Delattre',
        'Adresse e-mail': email,
        Message: 'Écrit dans un tunnel.',
      });
      await form.getByRole('button', { name: 'Envoyer' }).click();
      await expect(
        toasts(page).getByText(`Votre message est gardé sur cet appareil et ${KEPT}`),
      ).toBeVisible();
      await expect(line(form, 'Message')).toHaveValue('');
      expect(calls).toEqual([]);

      const [waiting] = await outboxKeys(page);

      await context.setOffline(false);
      await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
      await expect(toasts(page).getByText(WAITED)).toBeVisible();
      // The tab or the service worker has sent the message. The page cannot see the worker's calls,
      // so the test checks what is stored.
      const stored = async () =>
        (await requests().where('email', '==', email).get()).docs.map(({ id }) => id);
      expect(await stored()).toEqual([waiting]);
      await page.reload();
      await hydrated(page);
      expect(await stored()).toEqual([waiting]);
      expect(await outboxKeys(page)).toEqual([]);
    });

    await test.step('a sign-up made offline is stored once', async () => {
      const email = newEmail('hors-ligne');
      const footer = page.getByRole('contentinfo').locator('form');
      const field = await whenHydrated(footer.getByLabel('Votre adresse e-mail'));
      await goOffline(page);
      await field.fill(email);
      await footer.getByRole('button', { name: "S'inscrire" }).click();
      await expect(
        toasts(page).getByText(`Votre inscription est gardée sur cet appareil et ${KEPT}`),
      ).toBeVisible();
      await expect(field).toHaveValue('');

      await context.setOffline(false);
      await expect(toasts(page).getByText('Merci pour votre inscription!')).toBeVisible();
      await expectStored(email, 'footer');
    });
  });

  test('a holiday request made offline is sent at the next visit if the tab is closed before', async ({
    page,
    context,
  }) => {
    const destination = `Hors ligne ${crypto.randomUUID()}`;
    await open(page, '/vacances-sur-mesure');
    await workerActive(page);
    const form = await openForm(page, '/vacances-sur-mesure');
    await goOffline(page);
    await fillRequest(form);
    await choose(form, 'WhatsApp');
    await line(form, 'Destination souhaitée').fill(destination);
    await submitRequest(form).click();
    await expect(
      toasts(page).getByText(`Votre demande est gardée sur cet appareil et ${KEPT}`),
    ).toBeVisible();
    await page.close();

    await context.setOffline(false);
    const next = await context.newPage();
    await open(next, '/about');
    await expect(toasts(next).getByText('Demande envoyée !')).toBeVisible();
    await expect(toasts(next).getByText(WAITED)).toContainText('sur WhatsApp');
    const { docs } = await requests().where('fields.destination', '==', destination).get();
    expect(docs).toHaveLength(1);
  });

  test('a request that waits for the network can be put back into its form, changed and sent', async ({
    page,
    context,
  }) => {
    const email = newEmail('hors-ligne');
    await open(page, '/contact');
    await underServiceWorker(page);
    await goOffline(page);
    await sendMessage(page, email, 'Un message avec une fote.');
    await openWaiting(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Modifier' }).click();
    const message = line(pageForm(page), 'Message');
    await expect(message).toHaveValue('Un message avec une fote.');
    await expect(waitingMark(page)).toBeHidden();

    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue('Un message avec une fote.');
    await message.fill('Un message sans faute.');
    await pageForm(page).getByRole('button', { name: 'Envoyer' }).click();
    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    const { docs } = await requests().where('email', '==', email).get();
    expect(docs.map((stored) => stored.get('fields.message'))).toEqual(['Un message sans faute.']);
  });
});
