import type { Page } from '@playwright/test';
import { readSubscription, signUpByMail } from '../e2e/support/newsletter.ts';
import { newEmail, toasts } from '../e2e/support/site-forms.ts';
import { expect } from '../e2e/support/test.ts';
import { endFaults, setBrowserFault, setServerFault, test } from './support/faults.ts';
import { FORMS, type SiteForm } from './support/forms.ts';
import { countDocumentsWith, expectMails, hasMailAttemptFailed } from './support/stored.ts';

const told = (page: Page, text: string) => toasts(page).getByText(text, { exact: true }).first();

async function expectStoredOnce({ collection, mails }: SiteForm, own: string): Promise<void> {
  expect(await countDocumentsWith(collection, own)).toBe(1);
  await expectMails(own, mails);
}

/** Sends a form during a fault, expects an error, and sends the form again after the fault. */
async function sendTwice(form: SiteForm, page: Page, own: string): Promise<void> {
  await form.submit(page);
  await expect(told(page, form.failed)).toBeVisible();
  await form.expectKept(page, own);
  await endFaults();
  await form.submit(page);
  await expect(told(page, form.sent)).toBeVisible();
  await expectStoredOnce(form, own);
}

for (const form of FORMS) {
  test.describe(`sending ${form.name}`, () => {
    for (const mode of ['down', 'failing', 'unanswered', 'cut'] as const) {
      test(`with functions in the fault mode "${mode}", ${form.name} shows an error, and a retry after the fault stores it once`, async ({
        page,
      }) => {
        const own = newEmail(mode);
        await form.fill(page, own);
        await setBrowserFault('functions', mode);
        await sendTwice(form, page, own);
      });
    }

    test(`with every second call of a function failing, ${form.name} is stored once, if need be by a retry`, async ({
      page,
    }) => {
      const own = newEmail('flapping');
      await form.fill(page, own);
      await setBrowserFault('functions', 'flapping');
      await expect(async () => {
        await form.submit(page);
        await expect(told(page, form.sent)).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expectStoredOnce(form, own);
    });

    for (const mode of ['down', 'slow', 'failing', 'flapping'] as const) {
      test(`with the SMTP server in the fault mode "${mode}", ${form.name} is accepted, and mailed once, after the fault if need be`, async ({
        page,
      }) => {
        const own = newEmail(`smtp-${mode}`);
        await form.fill(page, own);
        await setServerFault('smtp', mode);
        await form.submit(page);
        await expect(told(page, form.sent)).toBeVisible();
        if (mode === 'down' || mode === 'failing') {
          await expect.poll(() => hasMailAttemptFailed(own)).toBe(true);
        }
        await endFaults();
        await expectStoredOnce(form, own);
      });
    }
  });
}

test.describe('a contact message while functions are slow or the server’s Firestore is at fault', () => {
  const [message] = FORMS;

  test('with the responses of functions held back, a contact message shows an error, and a retry does not store it twice', async ({
    page,
  }) => {
    const own = newEmail('slow');
    await message.fill(page, own);
    await setBrowserFault('functions', 'slow');
    await sendTwice(message, page, own);
  });

  for (const mode of ['down', 'slow', 'failing'] as const) {
    test(`with the server’s Firestore in the fault mode "${mode}", a contact message shows an error, and a retry after the fault stores it once`, async ({
      page,
    }) => {
      const own = newEmail(`firestore-${mode}`);
      await message.fill(page, own);
      await setServerFault('firestore', mode);
      await sendTwice(message, page, own);
    });
  }
});

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();

const CONFIRMED = /^Votre inscription est (déjà )?confirmée$/;

for (const mode of ['down', 'slow', 'flapping'] as const) {
  test(`with the server’s Firestore in the fault mode "${mode}", a newsletter sign-up is confirmed, if need be by a retry after the fault`, async ({
    page,
  }) => {
    const { email, confirm } = await signUpByMail();
    await setServerFault('firestore', mode);
    await page.goto(confirm);
    await press(page, 'Confirmer mon inscription');
    if (mode !== 'flapping') {
      await expect(title(page, 'La confirmation n’a pas abouti')).toBeVisible();
      await endFaults();
      await press(page, 'Réessayer');
    }
    await expect(title(page, CONFIRMED)).toBeVisible();
    expect(await readSubscription(email)).toMatchObject({ active: true });
  });
}
