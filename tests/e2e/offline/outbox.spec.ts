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
  submitRequest,
  toasts,
} from '../support/site-forms.ts';
import { expect, hydrated, open, underServiceWorker, workerActive } from '../support/test.ts';
import { cutNetwork, restoreNetwork } from '../support/waiting.ts';

// What the browser logs when the test goes offline.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

/** The bodies of the calls that the page makes. */
function callsOf(page: Page, name: string): (string | null)[] {
  const calls: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(name)) calls.push(request.postData());
  });
  return calls;
}

/** The keys of what waits on this device: a request's is its id. */
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

test.describe('Offline: requests sent without a network', () => {
  test('a message and a sign-up are kept, and sent once when the network is back', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, '/contact');

    await test.step('a network that leads nowhere, in which the browser believes, is none', async () => {
      const email = newEmail('sans-issue');
      await cutNetwork(page);
      await fillIn(form, {
        Prénom: 'Camille',
        Nom: 'Delattre',
        'Adresse e-mail': email,
        Message: 'Écrit derrière le portail d’un hôtel.',
      });
      await form.getByRole('button', { name: 'Envoyer' }).click();
      await expect(toasts(page).getByText('Vous êtes hors connexion')).toBeVisible();
      await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
      await expect(line(form, 'Message')).toHaveValue('');

      await restoreNetwork(page);
      await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
      await expect(page.getByText('Vous êtes hors connexion.')).toBeHidden();
      const { docs } = await requests().where('email', '==', email).get();
      expect(docs).toHaveLength(1);
    });

    await test.step('a message', async () => {
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
      // The tab has sent it, or the service worker, whose calls the page does not see: what is stored counts.
      const stored = async () =>
        (await requests().where('email', '==', email).get()).docs.map(({ id }) => id);
      expect(await stored()).toEqual([waiting]);
      await page.reload();
      await hydrated(page);
      expect(await stored()).toEqual([waiting]);
      expect(await outboxKeys(page)).toEqual([]);
    });

    await test.step('a sign-up', async () => {
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

  test('a holiday request is sent at the next visit when this one ends before', async ({
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
});
