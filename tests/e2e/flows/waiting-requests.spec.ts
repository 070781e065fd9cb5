import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible, expectNoOverflow } from '../support/page-checks.ts';
import {
  cutNetwork,
  newEmail,
  openWaiting,
  restoreNetwork,
  sendMessage,
  toasts,
  waitingMark,
} from '../support/site-forms.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ expectedConsole: /net::ERR_FAILED/ });

async function stored(email: string): Promise<(string | undefined)[]> {
  const requests = database().collection(COLLECTIONS.contactRequests);
  const { docs } = await requests.where('email', '==', email).get();
  return docs.map((document) => document.get('fields.message'));
}

test.describe('forms that wait for the network', () => {
  test('a form sent offline is counted in the site’s header, listed, deleted, restored, and sent when the network returns', async ({
    page,
  }) => {
    const email = newEmail('attente');
    await cutNetwork(page);
    await open(page, '/contact');
    await sendMessage(page, email, 'Écrit dans un tunnel.');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(waitingMark(page)).toHaveText('1 demande en attente', { useInnerText: true });
    await openWaiting(page);
    const row = page.getByRole('listitem', { name: 'Message', exact: true });
    await expect(row.getByText('Écrit dans un tunnel.')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page, 'main');

    await row.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Rien n’attend')).toBeVisible();
    await expect(waitingMark(page)).toBeHidden();
    await toasts(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(row).toBeVisible();

    // The site is back, but the first call of the function still fails.
    const failed = page.waitForResponse('**/sendContactEmail');
    await page.route(
      '**/sendContactEmail',
      (route) =>
        route.fulfill({
          json: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      { times: 1 },
    );
    await restoreNetwork(page);
    await failed;
    await expect(row).toBeVisible();
    await expect(toasts(page).getByText('Message envoyé !')).toBeVisible();
    await expect(page.getByText('Rien n’attend')).toBeVisible();
    expect(await stored(email)).toEqual(['Écrit dans un tunnel.']);
  });

  test('with two tabs open, a queued form is sent only once, and only one tab reports its success', async ({
    page,
    context,
  }) => {
    const email = newEmail('deux-onglets');
    const other = await context.newPage();
    const pages = [page, other];
    await Promise.all(pages.map(cutNetwork));
    const sent: string[] = [];
    // Counts answered calls only: an attempt may be pending or cut while the network returns.
    context.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/sendContactEmail')) {
        sent.push(response.url());
      }
    });
    await Promise.all([open(page, '/contact'), open(other, '/about')]);
    await sendMessage(page, email, 'Écrit dans un onglet.');
    await expect(waitingMark(other)).toHaveText('1 demande en attente');
    await Promise.all(pages.map(restoreNetwork));
    for (const tab of pages) await expect(waitingMark(tab)).toBeHidden();
    const told = pages.map((tab) => toasts(tab).getByText('Message envoyé !'));
    const count = async () => (await Promise.all(told.map((toast) => toast.count()))).join('');
    await expect.poll(count).toMatch(/^(?:10|01)$/);
    // A call that began as the network returned may have no response here; the stored request proves one.
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(await stored(email)).toEqual(['Écrit dans un onglet.']);
  });
});
