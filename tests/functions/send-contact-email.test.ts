import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DELIVERY_STATES } from '#domain/mail/mail-state.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { HOLIDAY_REQUEST } from '../support/holiday-values.ts';
import { call, database, sendForm } from './call.ts';

const SUCCESS = { status: 200, body: { result: { success: true } } };
const MALFORMED = 'La demande est incomplète ou n’a pas la forme attendue';

/** Timeout for simultaneous calls, each of which starts a process in the emulator. */
const MANY_CALLS_MS = 60_000;

let requestId = '';
beforeEach(() => {
  requestId = randomUUID();
});

const contact = (changes: object = {}) => ({
  firstName: 'Camille',
  lastName: 'Delattre',
  email: 'camille@example.fr',
  message: 'Bonjour,\nune question.',
  formType: 'contact',
  requestId,
  ...changes,
});

const holiday = (changes: object = {}) => ({
  ...toHolidayRequest(
    {
      ...HOLIDAY_REQUEST,
      methodeContact: 'whatsapp',
      dateDepart: '2027-02-14',
    },
    requestId,
  ),
  ...changes,
});

const attached = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `h${index}`, name: 'Nom' }));

const send = (data: object) => sendForm('sendContactEmail', data);
const stored = async () =>
  (await database().collection(COLLECTIONS.contactRequests).doc(requestId).get()).data();

describe('storing a request', () => {
  it('stores a contact message for delivery', async () => {
    const before = Date.now();
    expect(await send(contact())).toEqual(SUCCESS);
    const fields = await stored();
    expect(fields).toEqual({
      form_type: 'contact',
      first_name: 'Camille',
      last_name: 'Delattre',
      email: 'camille@example.fr',
      address: 'camille@example.fr',
      fields: { email: 'camille@example.fr', message: 'Bonjour,\nune question.' },
      hotels: [],
      mails: { team: expect.anything(), receipt: expect.anything() },
      delivery: expect.toBeOneOf([...DELIVERY_STATES]),
      mail_due_at: expect.toBeOneOf([null, expect.any(Timestamp)]),
      mail_attempts: expect.any(Number),
      handled: false,
      handled_at: null,
      handled_by: null,
      note: null,
      created_at: expect.any(Timestamp),
    });
    expect(fields?.created_at.toMillis()).toBeGreaterThanOrEqual(before);
  });

  it('stores the hotels attached to a holiday request', async () => {
    expect(await send(holiday({ hotels: attached(20) }))).toEqual(SUCCESS);
    expect((await stored())?.hotels).toEqual(attached(20));
  });

  it('accepts a holiday request whose date passed while the request waited offline', async () => {
    expect(await send(holiday({ dateDepart: '2020-01-01' }))).toEqual(SUCCESS);
    expect((await stored())?.fields.dateDepart).toBe('2020-01-01');
  });

  it(
    'stores a repeated request once, and leaves the stored request unchanged',
    async () => {
      await send(contact());
      await vi.waitFor(async () => expect(await stored()).toMatchObject({ delivery: 'sent' }), {
        timeout: MANY_CALLS_MS / 2,
      });
      const first = await stored();
      const answers = await Promise.all(Array.from({ length: 4 }, () => send(contact())));
      expect(answers).toEqual(answers.map(() => SUCCESS));
      expect(await send(contact({ message: 'Autre chose' }))).toEqual(SUCCESS);
      expect(await stored()).toEqual(first);
    },
    MANY_CALLS_MS,
  );

  it('removes line breaks from names and control characters from messages', async () => {
    await send(contact({ firstName: 'Camille\r\nBcc: x@example.fr', message: 'a\u0000b\r\nc' }));
    expect(await stored()).toMatchObject({
      first_name: 'Camille Bcc: x@example.fr',
      fields: { message: 'ab\nc' },
    });
  });
});

describe('an invalid request', () => {
  it.each([
    ['no first name', () => contact({ firstName: ' ' }), 'Le prénom est requis'],
    [
      'a return before the departure',
      () => holiday({ dateRetour: '2027-02-13' }),
      'La date de retour ne peut pas être avant la date de départ',
    ],
    ['an unknown field', () => contact({ admin: true }), MALFORMED],
    ['the other form’s fields', () => holiday({ formType: 'contact' }), undefined],
    [
      'too many attached hotels',
      () => holiday({ hotels: attached(21) }),
      'La liste est trop longue (20 hôtels au plus)',
    ],
    [
      'a message of a megabyte',
      () => contact({ message: 'a'.repeat(1_000_000) }),
      'Ce texte est trop long (5000 caractères au plus)',
    ],
  ])('with %s is refused in French and not stored', async (_, payload, error) => {
    const { status, body } = await send(payload());
    expect(status).toBe(200);
    expect(body.result).toEqual({ success: false, error: error ?? expect.any(String) });
    expect(await stored()).toBeUndefined();
  });

  it.each(['', '..', 'a/b/c-d-e-f-g-h-i', 'x'.repeat(65), undefined])(
    'is refused with the id %o',
    async (id) => {
      const { body } = await send(contact({ requestId: id }));
      expect(body.result).toEqual({ success: false, error: MALFORMED });
    },
  );

  it.each([[null], [42], [[]], [contact()]])('is refused with the data %o', async (data) => {
    const { body } = await call('sendContactEmail', data);
    expect(body.result).toEqual({ success: false, error: MALFORMED });
  });
});
