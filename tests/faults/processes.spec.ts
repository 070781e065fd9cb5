import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { mendRedirectAndLog } from '../../functions/src/audit-log.ts';
import { database } from '../e2e/support/firestore.ts';
import { newEmail } from '../e2e/support/site-forms.ts';
import { expect } from '../e2e/support/test.ts';
import { mailsWith } from '../support/mailbox.ts';
import { expectAuditEntries, plantPublished } from './support/admin.ts';
import { endFaults, setServerFault, test } from './support/faults.ts';
import { FORMS } from './support/forms.ts';
import { haltSchedules, killFunctions } from './support/processes.ts';
import { countDocumentsWith, expectMails, mailStates, makeMailsDue } from './support/stored.ts';

const [, holiday] = FORMS;

test.describe('contact requests and their mails when the process of a Cloud Function is killed', () => {
  test.beforeEach(() => haltSchedules(true));
  test.afterEach(() => haltSchedules(false));

  test('a mail that the SMTP server had not accepted when the process sending it was killed is sent once, after that process’s claim on the mail expires', async ({
    page,
  }) => {
    const own = newEmail('killed-before');
    await holiday.fill(page, own);
    await setServerFault('smtp', 'slow');
    await holiday.submit(page);
    await expect.poll(() => mailStates(own)).toEqual(['sending']);
    expect(await killFunctions('sendMail')).toBeGreaterThan(0);
    await endFaults();
    expect(await mailStates(own)).toEqual(['sending']);
    await makeMailsDue(own);
    await haltSchedules(false);
    await expectMails(own, 1);
  });

  test('a mail that the SMTP server had accepted when the process sending it was killed is sent again under the same Message-ID', async ({
    page,
  }) => {
    const own = newEmail('killed-after');
    await holiday.fill(page, own);
    await setServerFault('smtp', 'slow');
    await holiday.submit(page);
    await expect.poll(() => mailStates(own)).toEqual(['sending']);
    await setServerFault('firestore', 'down');
    await setServerFault('smtp', 'up');
    await expect.poll(async () => (await mailsWith(own)).length).toBe(1);
    await killFunctions('sendMail');
    await endFaults();
    expect(await mailStates(own)).toEqual(['sending']);
    await makeMailsDue(own);
    await haltSchedules(false);
    await expect.poll(() => mailStates(own)).toEqual(['sent']);
    await expect.poll(async () => (await mailsWith(own)).length).toBe(2);
    const ids = (await mailsWith(own)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  });

  test('a form whose function was killed before storing it is stored once when the visitor sends it again', async ({
    page,
  }) => {
    const own = newEmail('killed-form');
    await holiday.fill(page, own);
    await setServerFault('firestore', 'slow');
    await holiday.submit(page);
    await expect.poll(() => killFunctions('sendContactEmail')).toBeGreaterThan(0);
    await expect(page.getByText(holiday.failed).first()).toBeVisible();
    await holiday.expectKept(page, own);
    await endFaults();
    await holiday.submit(page);
    await expect(page.getByText(holiday.sent)).toBeVisible();
    expect(await countDocumentsWith(holiday.collection, own)).toBe(1);
    await haltSchedules(false);
    await expectMails(own, 1);
  });
});

for (const mode of ['down', 'slow', 'flapping'] as const) {
  test(`a hotel scheduled while Firestore is in the fault mode "${mode}" is published exactly once after the fault ends`, async () => {
    const { id } = await plantPublished();
    const hotel = database().collection(COLLECTIONS.hotels).doc(id);
    await expectAuditEntries(id, ['create']);
    await setServerFault('firestore', mode);
    const plan = { published: false, publish_at: new Date() };
    await hotel.update({
      ...plan,
      updated_by: 'camille',
      updated_at: FieldValue.serverTimestamp(),
    });
    if (mode !== 'flapping') expect((await hotel.get()).get('published')).toBe(false);
    await endFaults();
    await expect.poll(async () => (await hotel.get()).get('published')).toBe(true);
    await expectAuditEntries(id, ['create', 'update', 'publish']);
  });
}

// Runs the trigger again with events that the emulator has already delivered.

/** Returns the event of a write, as Firestore delivers it. */
const eventOf = (before: DocumentSnapshot, after: DocumentSnapshot, eventId: string) => ({
  specversion: '1.0' as const,
  id: eventId,
  source: 'faults',
  type: 'google.cloud.firestore.document.v1.written',
  time: new Date().toISOString(),
  location: 'europe-west1',
  project: 'demo',
  database: '(default)',
  namespace: '(default)',
  document: after.ref.path,
  params: { collection: after.ref.parent.id, id: after.id },
  data: { before, after },
});

test('the audit log records every write event once, even if events are delivered twice or out of order', async () => {
  const id = `evenements-${crypto.randomUUID()}`;
  const hotel = database().collection(COLLECTIONS.hotels).doc(id);
  const signed = () => ({ updated_by: 'camille', updated_at: new Date() });
  const absent = await hotel.get();
  await hotel.set({ name: 'Un', published: true, ...signed() });
  const created = await hotel.get();
  await hotel.update({ published: false, ...signed() });
  const hidden = await hotel.get();
  await expectAuditEntries(id, ['create', 'update']);
  for (const event of [
    eventOf(created, hidden, 'later'),
    eventOf(absent, created, 'earlier'),
    eventOf(created, hidden, 'later'),
  ]) {
    await mendRedirectAndLog?.run(event);
  }
  // Two audit log entries are of the emulator's own events, and one is of each event id here, of which one came twice.
  await expectAuditEntries(id, ['create', 'create', 'update', 'update']);
});
