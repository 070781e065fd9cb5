import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type {
  ContactMessagePayload,
  HolidayRequestPayload,
} from '#domain/requests/request-payloads.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { storeContactRequest } from '../../functions/src/forms/contact.ts';
import type { SubmissionContext } from '../../functions/src/forms/form-call.ts';
import { createDueMailFields } from '../../functions/src/mail/due-mails.ts';
import { type Mailer, openSmtpTransport } from '../../functions/src/mail/transport.ts';
import { FaultySmtp } from './faulty-smtp.ts';

export const TEAM = 'equipe@example.org';
export const VISITOR = 'camille@example.fr';
export const MINUTE = 60_000;

/** Timeout of a test on a loaded machine. */
export const SLOW_MACHINE_MS = 40_000;

export const aRequest = (changes: Partial<ContactMessagePayload> = {}): ContactMessagePayload => ({
  firstName: 'Camille',
  lastName: 'Delattre',
  email: VISITOR,
  message: 'Bonjour,\nune question.',
  formType: 'contact',
  requestId: randomUUID(),
  ...changes,
});

/** Rate-limit checks that admit every form and every mail. */
export const noRateLimits = (now: Date): Omit<SubmissionContext, 'db'> => ({
  now,
  admitCaller: async () => undefined,
  admitMail: async () => true,
  queueMails: async (kinds) => createDueMailFields(kinds, now),
});

/**
 * Sets up sending mails: a Firestore project of its own without triggers, a real SMTP server, and a
 * clock that the test advances.
 */
export function testMails() {
  vi.setConfig({ testTimeout: SLOW_MACHINE_MS, hookTimeout: SLOW_MACHINE_MS });
  const app = initializeApp({ projectId: `demo-mails-${randomUUID().slice(0, 8)}` }, randomUUID());
  const db = getFirestore(app);
  const smtp = new FaultySmtp();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let transport: Awaited<ReturnType<typeof openSmtpTransport>> | undefined;
  let now = Date.parse('2026-11-22T10:00:00.000Z');

  const tools = {
    db,
    smtp,
    log,
    advance: (ms: number) => {
      now += ms;
    },
    now: () => new Date(now),
    /** Opens a mailer with connections of its own, as each process does. */
    open: async ({ user = '', password = '', attemptMs = 4_000 } = {}): Promise<Mailer> => {
      transport?.close();
      transport = await openSmtpTransport({ host: '127.0.0.1', port: smtp.port, user, password });
      return {
        transport,
        addresses: { from: 'Grand Séjour <bonjour@example.org>', team: TEAM },
        now: tools.now,
        attemptMs,
        lettersPerMinute: 60_000,
        log,
      };
    },
    /** Stores a request, which queues a mail to the team and a mail to the visitor. */
    store: async (
      payload: ContactMessagePayload | HolidayRequestPayload = aRequest(),
    ): Promise<DocumentReference> => {
      await storeContactRequest(payload, { db, ...noRateLimits(tools.now()) });
      return db.collection(COLLECTIONS.contactRequests).doc(payload.requestId);
    },
    /** Returns the recipients of the mails that the server accepted, sorted. */
    addressees: async () => (await smtp.mails()).map(({ to }) => to?.[0]?.address ?? '').toSorted(),
  };

  beforeEach(async () => {
    vi.stubEnv('SITE_URL', 'https://www.example.org');
    smtp.faults = {};
    smtp.accepted.length = 0;
    log.info.mockClear();
    log.warn.mockClear();
    log.error.mockClear();
    const { newsletterSubscriptions, contactRequests, letters } = COLLECTIONS;
    for (const name of [newsletterSubscriptions, contactRequests, letters]) {
      await db.recursiveDelete(db.collection(name));
    }
    await smtp.start();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    transport?.close();
    transport = undefined;
    await smtp.stop();
  });
  afterAll(() => deleteApp(app));
  return tools;
}

/** Returns Firestore's error UNAVAILABLE, gRPC code 14. */
export const unavailable = () => Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
