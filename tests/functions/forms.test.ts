import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import { TOO_MANY_REQUESTS_MESSAGE } from '#domain/requests/form-messages.ts';
import { toHolidayRequestPayload } from '#domain/requests/request-payloads.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { ContactPayload, storeContactRequest } from '../../functions/src/forms/contact.ts';
import { checkAndHandleForm, MIN_FILL_MS } from '../../functions/src/forms/form-call.ts';
import { storeSignUp } from '../../functions/src/forms/sign-up.ts';
import { RATE_LIMITS } from '../../functions/src/limits.ts';
import { HOLIDAY_REQUEST } from '../support/holiday-values.ts';
import { emptyDatabase } from './call.ts';
import { aRequest, noRateLimits, unavailable } from './mail-setup.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const PERSON = { trap: '', elapsedMs: 4000 };

let db = emptyDatabase();
beforeEach(() => {
  db = emptyDatabase();
});

const upTo = (max: number, scope: keyof typeof RATE_LIMITS) => ({
  [scope]: { ...RATE_LIMITS[scope], max },
});

const from = (changes: object = {}) => ({
  db,
  caller: '192.0.2.7',
  limits: { ...RATE_LIMITS, ...upTo(3, 'caller'), ...upTo(2, 'recipient'), ...upTo(4, 'mailbox') },
  now: NOON,
  ...changes,
});
const contact = (request: object, changes: object = {}) =>
  checkAndHandleForm('contact', ContactPayload, storeContactRequest, {
    ...from(changes),
    data: { guard: PERSON, ...request },
  });
const join = (signup: object = {}, changes: object = {}) =>
  checkAndHandleForm('newsletter', NewsletterSignup, storeSignUp, {
    ...from(changes),
    data: {
      guard: PERSON,
      email: 'camille@example.fr',
      source: 'footer',
      consentVersion: '2026-11',
      ...signup,
    },
  });

const requests = async () => (await db.collection(COLLECTIONS.contactRequests).get()).docs;
const subscriptions = async () =>
  (await db.collection(COLLECTIONS.newsletterSubscriptions).get()).docs;
const subscription = async () => (await subscriptions())[0]?.data();
const change = async (fields: Record<string, unknown>) =>
  (await subscriptions())[0]?.ref.update(fields);

const SUCCESS = { success: true };
const REFUSED = { code: 'resource-exhausted' };
const MALFORMED = 'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.';
const invalid = (message: unknown) => ({ code: 'invalid-argument', message });

describe('receiving a form', () => {
  it('a form sent with a filled-in hidden field is not stored', async () => {
    const guard = { trap: 'x', elapsedMs: 4000 };
    expect(await contact({ ...aRequest(), guard })).toEqual(SUCCESS);
    expect(await requests()).toEqual([]);
  });

  it('a form that was filled in too fast is refused, but accepted when it is sent again later', async () => {
    const request = aRequest();
    await expect(
      contact({ ...request, guard: { trap: '', elapsedMs: MIN_FILL_MS - 1 } }),
    ).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('trop vite'),
    });
    expect(await contact(request)).toEqual(SUCCESS);
  });

  it('forms of an IP address over its hourly limit are refused, those of other addresses are not', async () => {
    for (let index = 0; index < 3; index += 1) await contact(aRequest());
    const refusal = { ...REFUSED, message: TOO_MANY_REQUESTS_MESSAGE };
    await expect(contact(aRequest())).rejects.toMatchObject(refusal);
    await expect(join()).rejects.toMatchObject(refusal);
    expect(await contact(aRequest(), { caller: '192.0.2.8' })).toEqual(SUCCESS);
    expect(await contact(aRequest(), { now: later(60) })).toEqual(SUCCESS);
    expect(await requests()).toHaveLength(5);
  });

  it('sending a stored form again does not count towards the hourly limit of forms', async () => {
    const first = aRequest();
    for (const request of [first, aRequest(), aRequest()]) await contact(request);
    await expect(contact(aRequest())).rejects.toMatchObject(REFUSED);
    for (let index = 0; index < 5; index += 1) expect(await contact(first)).toEqual(SUCCESS);
    expect(await requests()).toHaveLength(3);
  });

  it('simultaneous forms of one IP address all count towards the rate limit', async () => {
    await Promise.allSettled(Array.from({ length: 12 }, () => contact(aRequest())));
    const [counter] = (await db.collection('rate_limits/caller/counters').get()).docs;
    expect(counter?.get('count')).toBe((await requests()).length);
    await expect(contact(aRequest())).rejects.toMatchObject(REFUSED);
  });

  it('the clients of one IPv6 /48 network can together store 60 forms an hour, however many they are', async () => {
    const limits = RATE_LIMITS;
    const callers = Array.from({ length: 100 }, (_, index) => `2001:db8:7:${index}::/64`);
    const answers = [];
    for (const caller of callers) {
      const sent = contact(aRequest({ email: `${answers.length}@example.fr` }), { caller, limits });
      answers.push(await sent.catch((error: unknown) => error));
    }
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(SUCCESS));
    for (const answer of answers.slice(60)) expect(answer).toMatchObject(REFUSED);
    const caller = '2001:db8:8:0::/64';
    expect(await contact(aRequest(), { caller, limits })).toEqual(SUCCESS);
  }, 60_000);

  it('above the hourly limit of all forms together, forms are stored, but their mails wait for an administrator', async () => {
    const changes = (index: number) => ({
      caller: `192.0.2.${index}`,
      limits: { ...RATE_LIMITS, ...upTo(1, 'all') },
    });
    for (let index = 0; index < 20; index += 1) {
      const email = `voyageur${index}@example.fr`;
      expect(await contact(aRequest({ email }), changes(index))).toEqual(SUCCESS);
      expect(await join({ email }, changes(index))).toEqual(SUCCESS);
    }
    const stored = [...(await requests()), ...(await subscriptions())];
    expect(stored).toHaveLength(40);
    const held = stored.filter((one) => one.get('mail_due_at') === null);
    expect(held.length).toBeGreaterThanOrEqual(35);
    for (const one of held) {
      expect(one.get('delivery')).toBe('failed');
      for (const mail of Object.values(one.get('mails'))) {
        expect(mail).toMatchObject({ state: 'failed', error: expect.stringContaining('Retenu') });
      }
    }
  }, 60_000);

  it('rate-limit counters contain neither IP nor email addresses, and expire', async () => {
    await contact(aRequest());
    const { docs } = await db.collectionGroup('counters').get();
    const paths = docs.map(({ ref }) => ref.parent.path).toSorted();
    expect(paths).toEqual(
      ['all', 'caller', 'mailbox', 'network', 'recipient'].map(
        (scope) => `rate_limits/${scope}/counters`,
      ),
    );
    expect(JSON.stringify(docs.map((one) => [one.id, one.data()]))).not.toMatch(/camille|192\.0/);
    for (const one of docs) expect(one.get('expires_at').toDate() > later(60)).toBe(true);
  });
});

describe('a request', () => {
  const holiday = (changes: object = {}) => ({
    ...toHolidayRequestPayload(
      { ...HOLIDAY_REQUEST, methodeContact: 'whatsapp', dateDepart: '2027-02-14' },
      randomUUID(),
    ),
    ...changes,
  });
  const attached = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `h${index}`, name: 'Nom' }));

  it('a contact message is stored with its texts cleaned and its mails queued for immediate sending', async () => {
    const message = 'Bonjour,\r\nune \u0000question.';
    await contact(aRequest({ firstName: 'Camille\r\nBcc: x@example.fr', message }));
    const [stored] = await requests();
    expect(stored?.data()).toEqual({
      form_type: 'contact',
      first_name: 'Camille Bcc: x@example.fr',
      last_name: 'Delattre',
      email: 'camille@example.fr',
      address: 'camille@example.fr',
      fields: { email: 'camille@example.fr', message: 'Bonjour,\nune question.' },
      hotels: [],
      mails: { team: expect.anything(), receipt: expect.anything() },
      delivery: 'pending',
      mail_due_at: Timestamp.fromDate(NOON),
      mail_attempts: 0,
      handled: false,
      handled_at: null,
      handled_by: null,
      note: null,
      created_at: Timestamp.fromDate(NOON),
    });
  });

  it('a holiday request is stored with its hotels, even if its travel date passed while it waited offline', async () => {
    const request = holiday({ dateDepart: '2020-01-01', hotels: attached(20) });
    expect(await contact(request)).toEqual(SUCCESS);
    expect((await requests())[0]?.get('hotels')).toEqual(attached(20));
  });

  it.each([
    ['no anti-bot data', { ...aRequest(), guard: undefined }, MALFORMED],
    ['malformed anti-bot data', { ...aRequest(), guard: { trap: 4 } }, MALFORMED],
    ['no first name', aRequest({ firstName: ' ' }), 'Le prénom est requis'],
    ['an unknown field', { ...aRequest(), admin: true }, MALFORMED],
    ['the id ..', aRequest({ requestId: '..' }), MALFORMED],
    ['the other form’s fields', holiday({ formType: 'contact' }), expect.any(String)],
    ['too many hotels', holiday({ hotels: attached(21) }), expect.stringContaining('20 hôtels')],
    ['a megabyte', aRequest({ message: 'a'.repeat(1e6) }), expect.stringContaining('trop long')],
  ])('a form with %s is refused in French, and not stored', async (_, request, message) => {
    await expect(contact(request)).rejects.toMatchObject(invalid(message));
    expect(await requests()).toEqual([]);
  });
});

describe('a mail to the visitor', () => {
  const receipts = async () =>
    (await requests()).filter((request) => request.get('mails.receipt') !== undefined).length;

  it('one sender can cause only a limited number of receipts to all spellings of one email address; further contact requests are stored without a receipt', async () => {
    const spellings = ['camille@example.fr', 'CAMILLE+rome@example.fr', 'Camille+bali@Example.fr'];
    for (const email of spellings) expect(await contact(aRequest({ email }))).toEqual(SUCCESS);
    expect(await receipts()).toBe(2);
    await contact(aRequest(), { caller: '192.0.2.1' });
    expect(await receipts()).toBe(3);
  });

  it('a mailbox gets a limited number of receipts for contact requests, even if many senders enter its email address', async () => {
    for (let index = 0; index < 6; index += 1) {
      await contact(aRequest(), { caller: `192.0.2.${index}` });
    }
    expect(await receipts()).toBe(4);
  });
});

it('a contact request that could not be stored is answered with an error, and can be sent again', async () => {
  const request = aRequest();
  const document = db.collection(COLLECTIONS.contactRequests).doc(request.requestId);
  const visit = { db, ...noRateLimits(NOON) };
  vi.spyOn(Object.getPrototypeOf(document), 'create').mockRejectedValueOnce(unavailable());
  await expect(storeContactRequest(request, visit)).rejects.toMatchObject({ code: 'unavailable' });
  expect((await document.get()).exists).toBe(false);
  await storeContactRequest(request, visit);
  expect((await document.get()).data()).toMatchObject({
    address: 'camille@example.fr',
    delivery: 'pending',
    mail_due_at: Timestamp.fromDate(NOON),
  });
});

describe('signing up', () => {
  it.each([
    ['an address without a TLD', { email: 'camille@example' }, 'Adresse email invalide'],
    ['an object as its address', { email: { $ne: null } }, "L'email est requis"],
    ['an unknown consent version', { consentVersion: '1' }, MALFORMED],
    ['an unknown field', { active: true }, MALFORMED],
  ])('a newsletter sign-up with %s is refused in French', async (_, signup, message) => {
    await expect(join(signup)).rejects.toMatchObject(invalid(message));
    expect(await subscriptions()).toEqual([]);
  });

  it('20 simultaneous newsletter sign-ups of one email address store one subscription and queue one mail', async () => {
    const callers = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
    await Promise.all(callers.map((caller) => join({}, { caller, limits: RATE_LIMITS })));
    const [only, ...more] = await subscriptions();
    expect(more).toEqual([]);
    expect(only?.id).toBe(createHash('sha256').update('camille@example.fr').digest('hex'));
    expect(only?.data()).toMatchObject({
      active: false,
      mails: { confirmation: { state: 'pending' } },
      mail_due_at: Timestamp.fromDate(NOON),
    });
  });

  it('a repeated newsletter sign-up queues another mail only after an hour, and keeps the first consent', async () => {
    await join();
    await join({ source: 'header' }, { now: later(59) });
    expect(await subscription()).toMatchObject({ mail_due_at: Timestamp.fromDate(NOON) });
    await join({ source: 'header' }, { now: later(60) });
    expect(await subscription()).toMatchObject({
      source: 'footer',
      consent_at: Timestamp.fromDate(NOON),
      confirmation_sent_at: Timestamp.fromDate(later(60)),
      mail_due_at: Timestamp.fromDate(later(60)),
    });
  });

  it('a newsletter sign-up with the address of an active subscription is refused', async () => {
    await join();
    await change({ active: true, confirmed_at: later(1) });
    await expect(join({}, { now: later(120) })).rejects.toMatchObject({
      code: 'already-exists',
      message: 'Cette adresse email est déjà inscrite à notre newsletter',
    });
    expect(await subscription()).toMatchObject({ mail_due_at: Timestamp.fromDate(NOON) });
  });

  it.each([
    ['unsubscribed', { active: false, confirmed_at: later(1), unsubscribed_at: later(2) }],
    ['was deactivated by an administrator', { active: false, confirmed_at: later(1) }],
    ['agreed to an older text', { consent_version: '2025-01' }],
  ])('a newsletter sign-up of a subscriber who %s must be confirmed again', async (_, fields) => {
    await join();
    await change(fields);
    await join({ source: 'header' }, { now: later(65) });
    expect(await subscription()).toMatchObject({
      source: 'header',
      active: false,
      consent_at: Timestamp.fromDate(later(65)),
      mail_due_at: Timestamp.fromDate(later(65)),
      // The former confirmation stays until the reader confirms again.
      ...('confirmed_at' in fields && { confirmed_at: Timestamp.fromDate(later(1)) }),
    });
  });

  it('a newsletter sign-up after the subscription was deleted starts a new one, and the links of earlier mails become invalid', async () => {
    await join();
    const old = { active: false, was_shown: true, deleted_at: later(1), links: ['hash'] };
    await change({ ...old, confirmed_at: later(1), activation_basis: 'written' });
    await join({ source: 'header' }, { now: later(5) });
    const fields = await subscription();
    expect(fields).toMatchObject({ source: 'header', active: false, confirmed_at: null });
    for (const name of ['deleted_at', 'was_shown', 'links', 'activation_basis']) {
      expect(fields).not.toHaveProperty(name);
    }
  });

  it('a newsletter sign-up over the limit of mails to its address is refused, unless an earlier confirmation link is still valid', async () => {
    const full = { limits: { ...RATE_LIMITS, ...upTo(0, 'recipient') } };
    await expect(join({}, full)).rejects.toMatchObject({
      ...REFUSED,
      message: expect.stringMatching(/Réessayez demain.*contact@revue\.test/),
    });
    expect(await subscriptions()).toEqual([]);
    await join();
    expect(await join({}, { ...full, now: later(90) })).toEqual(SUCCESS);
    const week = 7 * 24 * 60;
    await expect(join({}, { ...full, now: later(week) })).rejects.toMatchObject(REFUSED);
  });
});
