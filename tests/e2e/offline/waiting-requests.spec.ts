import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { test } from '../support/front.ts';
import { line, newEmail, pageForm, toasts } from '../support/site-forms.ts';
import { expect, hydrated, open, underServiceWorker } from '../support/test.ts';
import { openWaiting, sendMessage, waitingMark } from '../support/waiting.ts';

// Logged by the browser while the test is offline.
test.use({
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|indisponible|net::ERR_FAILED|n’a pas pu être|Failed to fetch/,
});

const stored = async (email: string) =>
  (
    await database().collection(COLLECTIONS.contactRequests).where('email', '==', email).get()
  ).docs.map((document) => document.get('fields.message'));

test.describe('waiting requests offline', () => {
  test('a waiting request is put back into its form, even offline after a reload, and sent with its changes', async ({
    page,
    context,
  }) => {
    const email = newEmail('hors-ligne');
    await open(page, '/contact');
    await underServiceWorker(page);
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
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
    await message.fill('Un message sans faute.');
    await pageForm(page).getByRole('button', { name: 'Envoyer' }).click();
    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    expect(await stored(email)).toEqual(['Un message sans faute.']);
  });
});
