import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../e2e/support/firestore.ts';
import { newEmail } from '../e2e/support/site-forms.ts';
import { expect } from '../e2e/support/test.ts';
import { expectJournal } from './support/admin.ts';
import { endFaults, serverMeets, test } from './support/faults.ts';
import { FORMS } from './support/forms.ts';
import { plantPublished } from './support/hotels.ts';
import { haltSchedules, killFunctions } from './support/processes.ts';
import { countWith, expectMails, mailStates, mailsWith, makeDue } from './support/stored.ts';

const [, holiday] = FORMS;

test.describe('when the process of a function is killed', () => {
  test.beforeEach(() => haltSchedules(true));
  test.afterEach(() => haltSchedules(false));

  test('a mail that the SMTP server had not accepted yet is sent once, after its claim expires', async ({
    page,
  }) => {
    const own = newEmail('killed-before');
    await holiday.fill(page, own);
    await serverMeets('smtp', 'slow');
    await holiday.submit(page);
    await expect.poll(() => mailStates(own)).toEqual(['sending']);
    expect(await killFunctions('sendMail')).toBeGreaterThan(0);
    await endFaults();
    expect(await mailStates(own)).toEqual(['sending']);
    await makeDue(own);
    await haltSchedules(false);
    await expectMails(own, 1);
  });

  test('a mail that the SMTP server had accepted, but not yet stored as sent, is sent again with the same Message-ID', async ({
    page,
  }) => {
    const own = newEmail('killed-after');
    await holiday.fill(page, own);
    await serverMeets('smtp', 'slow');
    await holiday.submit(page);
    await expect.poll(() => mailStates(own)).toEqual(['sending']);
    await serverMeets('firestore', 'down');
    await serverMeets('smtp', 'up');
    await expect.poll(async () => (await mailsWith(own)).length).toBe(1);
    await killFunctions('sendMail');
    await endFaults();
    expect(await mailStates(own)).toEqual(['sending']);
    await makeDue(own);
    await haltSchedules(false);
    await expect.poll(() => mailStates(own)).toEqual(['sent']);
    await expect.poll(async () => (await mailsWith(own)).length).toBe(2);
    expect(new Set(await mailsWith(own)).size).toBe(1);
  });

  test('a form that was being stored is stored once by a retry', async ({ page }) => {
    const own = newEmail('killed-form');
    await holiday.fill(page, own);
    await serverMeets('firestore', 'slow');
    await holiday.submit(page);
    await expect.poll(() => killFunctions('sendContactEmail')).toBeGreaterThan(0);
    await expect(page.getByText(holiday.failed).first()).toBeVisible();
    await holiday.expectKept(page, own);
    await endFaults();
    await holiday.submit(page);
    await expect(page.getByText(holiday.sent)).toBeVisible();
    expect(await countWith(holiday.collection, own)).toBe(1);
    await haltSchedules(false);
    await expectMails(own, 1);
  });
});

for (const mode of ['down', 'slow', 'flapping'] as const) {
  test(`a hotel scheduled while Firestore is "${mode}" is published once afterwards`, async () => {
    const { id } = await plantPublished();
    const hotel = database().collection(COLLECTIONS.hotels).doc(id);
    await expectJournal(id, ['create']);
    await serverMeets('firestore', mode);
    const plan = { published: false, publish_at: new Date() };
    await hotel.update({
      ...plan,
      updated_by: 'camille',
      updated_at: FieldValue.serverTimestamp(),
    });
    if (mode !== 'flapping') expect((await hotel.get()).get('published')).toBe(false);
    await endFaults();
    await expect.poll(async () => (await hotel.get()).get('published')).toBe(true);
    await expectJournal(id, ['create', 'update', 'publish']);
  });
}
