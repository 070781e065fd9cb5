import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { test } from '../support/front.ts';
import { whenHydrated } from '../support/hydration.ts';
import { expectSignUpStored } from '../support/newsletter.ts';
import { fillIn, formField, loadForm, newEmail, openForm, toasts } from '../support/site-forms.ts';
import { expect, underServiceWorker, waitUntilHydrated } from '../support/test.ts';

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

test('a contact message and a newsletter sign-up made offline are each sent once when back online', async ({
  page,
  context,
}) => {
  const form = await openForm(page, '/contact');

  await test.step('a contact message sent offline is stored once when back online', async () => {
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
    await expect(formField(form, 'Message')).toHaveValue('');
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
    await waitUntilHydrated(page);
    expect(await stored()).toEqual([waiting]);
    expect(await outboxKeys(page)).toEqual([]);
  });

  await test.step('a newsletter sign-up made offline is stored once when back online', async () => {
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
    await expectSignUpStored(email, 'footer');
  });
});
