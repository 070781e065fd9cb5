import {
  type DocumentReference,
  Firestore,
  DocumentReference as Reference,
  WriteBatch,
} from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { anonymiseErrorText } from '../../functions/src/error-text.ts';
import { storeSignUp } from '../../functions/src/forms/sign-up.ts';
import { subscriptionId } from '../../functions/src/forms/subscription.ts';
import { MAIL_ATTEMPTS_MAX } from '../../functions/src/mail/mail-failure.ts';
import { MAIL_CLAIM_MS, sendDueMails, sendMailsOfRecord } from '../../functions/src/mail/send.ts';
import { type Mailer, openSmtpTransport } from '../../functions/src/mail/transport.ts';
import {
  aRequest,
  MINUTE,
  noRateLimits,
  SLOW_MACHINE_MS,
  TEAM,
  testMails,
  unavailable,
  VISITOR,
} from './mail-setup.ts';

const mails = testMails();
const { smtp } = mails;

const stored = async (ref: DocumentReference) => (await ref.get()).data();

/** Makes one attempt. @returns the outcome, the team's mail, and the ms until the next attempt */
async function tried(mailer: Mailer, ref: DocumentReference) {
  const outcome = await sendMailsOfRecord(mailer, ref);
  const request = await stored(ref);
  const due = request?.mail_due_at;
  return {
    outcome,
    ...request?.mails.team,
    waits: due ? due.toMillis() - mails.now().getTime() : null,
  };
}

describe('a request', () => {
  it('a contact request mails the team and the visitor once, however often it is stored and processed', async () => {
    const request = aRequest();
    const refs = await Promise.all(Array.from({ length: 20 }, () => mails.store(request)));
    const mailer = await mails.open();
    const outcomes = await Promise.all(
      refs.slice(0, 8).map((ref) => sendMailsOfRecord(mailer, ref)),
    );
    expect(outcomes.toSorted()).toEqual(['sent', ...Array(7).fill('skipped')].toSorted());
    await mails.store({ ...request, message: 'Autre chose' });
    await sendDueMails(mails.db, mailer);
    expect(await mails.addressees()).toEqual([VISITOR, TEAM].toSorted());
    const sent = { state: 'sent', error: null, sent_at: mails.now().toISOString() };
    expect(refs[0] && (await stored(refs[0]))).toMatchObject({
      fields: { message: request.message },
      mails: { team: sent, receipt: sent },
      delivery: 'sent',
      mail_due_at: null,
      mail_attempts: 1,
    });
  });

  it('the mails of a contact request are not sent while it is in the trash, and are sent once it is restored', async () => {
    const ref = await mails.store();
    await ref.update({ deleted_at: mails.now() });
    const mailer = await mails.open();
    expect(await sendMailsOfRecord(mailer, ref)).toBe('skipped');
    await ref.update({ deleted_at: null });
    expect(await sendMailsOfRecord(mailer, ref)).toBe('sent');
    await ref.delete();
    expect(await sendMailsOfRecord(mailer, ref)).toBe('skipped');
  });

  it('the mails of a contact request are sent, however many deleted requests have unsent mails', async () => {
    const deleted = Array.from({ length: 101 }, () => mails.store());
    for (const ref of await Promise.all(deleted)) {
      await ref.update({ deleted_at: mails.now(), mail_due_at: new Date(0) });
    }
    const ref = await mails.store();
    await sendDueMails(mails.db, await mails.open());
    expect(await stored(ref)).toMatchObject({ delivery: 'sent' });
  });

  it('failed mails of a contact request are sent again when an administrator asks for it', async () => {
    const ref = await mails.store();
    smtp.faults = { recipient: (address) => (address === TEAM ? 550 : undefined) };
    const mailer = await mails.open();
    expect(await sendMailsOfRecord(mailer, ref)).toBe('failed');
    smtp.faults = {};
    // The database's clock may be ahead of the function's clock.
    const asked = new Date(mails.now().getTime() + 5_000);
    await ref.update({ delivery: 'pending', mail_due_at: asked, mail_attempts: 0 });
    expect(await sendMailsOfRecord(mailer, ref)).toBe('sent');
    expect(await mails.addressees()).toEqual([VISITOR, TEAM].toSorted());
    expect(await stored(ref)).toMatchObject({ delivery: 'sent', mails: { team: { error: null } } });
  });
});

describe('the mail to the team', () => {
  it.each([
    ['the contact address of the settings', 'bonjour@maison.fr', 'bonjour@maison.fr'],
    ['MAIL_TO while the contact address is still the example', CONTACT_EMAIL, TEAM],
    ['MAIL_TO when the stored contact address is malformed', 'bonjour@', TEAM],
    ['MAIL_TO while no settings are saved', null, TEAM],
  ])(
    'the mail to the team about a contact request goes to %s',
    async (_, contact_email, address) => {
      const settings = mails.db.collection(COLLECTIONS.settings).doc(SETTINGS_DOC_ID);
      if (contact_email) await settings.set({ contact_email });
      await mails.store();
      await sendDueMails(mails.db, await mails.open());
      await settings.delete();
      expect(await mails.addressees()).toEqual([VISITOR, address].toSorted());
    },
  );
});

describe('a temporary failure of the SMTP server', () => {
  it.each([
    ['asks to try later (greylisting)', { message: () => 451 }, /demande d’attendre.*\u00a0: 451/],
    ['refuses the recipients for now', { recipient: () => 450 }, /demande d’attendre.*\u00a0: 450/],
    ['dies after DATA', { dieAfterData: () => true }, /coupé la connexion/],
    ['never answers', { delay: () => new Promise(() => undefined) }, /pas répondu à temps/],
  ])(
    'when the SMTP server %s, mails stay queued, and are sent once the server accepts them',
    async (_, faults, error) => {
      const ref = await mails.store();
      smtp.faults = faults;
      const mailer = await mails.open({ attemptMs: 'delay' in faults ? 500 : 4_000 });
      expect(await tried(mailer, ref)).toMatchObject({
        outcome: 'pending',
        state: 'pending',
        error: expect.stringMatching(error),
        waits: MINUTE,
      });
      expect(await stored(ref)).toMatchObject({ delivery: 'pending', mail_attempts: 1 });
      smtp.faults = {};
      mails.advance(2 * MINUTE);
      expect(await tried(await mails.open(), ref)).toMatchObject({ outcome: 'sent', error: null });
    },
  );

  it('when the SMTP server is down, mails stay queued, and are sent once the server is up again', async () => {
    const ref = await mails.store();
    await smtp.stop();
    expect(await tried(await mails.open(), ref)).toMatchObject({
      outcome: 'pending',
      state: 'pending',
      error: 'Le serveur d’envoi ne répond pas',
    });
    await smtp.start();
    mails.advance(2 * MINUTE);
    expect(await sendDueMails(mails.db, await mails.open())).toBe(1);
    expect(await mails.addressees()).toEqual([VISITOR, TEAM].toSorted());
  });

  it('when the SMTP server rejects the site’s sign-in, mails stay queued, and are sent once the sign-in succeeds', async () => {
    const ref = await mails.store();
    smtp.faults = { auth: true };
    const mailer = await mails.open({ user: 'gs', password: 'wrong' });
    expect(await tried(mailer, ref)).toMatchObject({
      outcome: 'pending',
      state: 'pending',
      error: expect.stringContaining('refuse l’identification'),
    });
    smtp.faults = {};
    mails.advance(2 * MINUTE);
    expect(await tried(mailer, ref)).toMatchObject({ outcome: 'sent' });
  });

  it('mails refused temporarily are retried with growing delays, and fail after the last allowed attempt', async () => {
    const ref = await mails.store();
    smtp.faults = { message: () => 451 };
    const mailer = await mails.open();
    const waits: (number | null)[] = [];
    for (let attempt = 0; attempt < MAIL_ATTEMPTS_MAX; attempt += 1) {
      const { waits: wait } = await tried(mailer, ref);
      waits.push(wait && wait / MINUTE);
      mails.advance(wait ?? 0);
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits.at(-2)).toBe(360);
    expect(waits.at(-1)).toBeNull();
    expect(await stored(ref)).toMatchObject({
      delivery: 'failed',
      mail_attempts: MAIL_ATTEMPTS_MAX,
    });
    expect(await sendMailsOfRecord(mailer, ref)).toBe('skipped');
  });
});

describe('a permanent refusal', () => {
  it.each([
    ['of the recipient', { recipient: () => 550 }, /destinataire\u00a0: 550/],
    ['of the message', { message: () => 554 }, /message\u00a0: 554/],
  ])('a permanent SMTP refusal %s fails the mail without a retry', async (_, faults, error) => {
    const ref = await mails.store();
    smtp.faults = faults;
    const mailer = await mails.open();
    expect(await tried(mailer, ref)).toMatchObject({
      outcome: 'failed',
      state: 'failed',
      error: expect.stringMatching(error),
      waits: null,
    });
    mails.advance(100 * MINUTE);
    expect(await sendDueMails(mails.db, mailer)).toBe(0);
  });

  it('an SMTP refusal of the visitor’s address does not stop the mail to the team, and the stored error omits the address', async () => {
    const ref = await mails.store();
    smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
    await sendMailsOfRecord(await mails.open(), ref);
    const request = await stored(ref);
    expect(request).toMatchObject({
      delivery: 'failed',
      mails: { team: { state: 'sent' }, receipt: { state: 'failed' } },
    });
    expect(request?.mails.receipt.error).not.toMatch(/camille/);
  });
});

it('of a contact request’s two mails, one refused permanently is not sent again when the other one is retried', async () => {
  const ref = await mails.store();
  const tries = { team: 0, visitor: 0 };
  smtp.faults = {
    recipient: (address) => {
      tries[address === TEAM ? 'team' : 'visitor'] += 1;
      return address === TEAM ? 451 : 550;
    },
  };
  const mailer = await mails.open();
  await sendMailsOfRecord(mailer, ref);
  mails.advance(100 * MINUTE);
  await sendMailsOfRecord(mailer, ref);
  expect(tries).toEqual({ team: 2, visitor: 1 });
});

it('a mail to the team is not sent again when the SMTP server refuses one of its two recipients, and the refusal is stored', async () => {
  const ref = await mails.store();
  const mailer = await mails.open();
  const addresses = { ...mailer.addresses, team: `parti@example.org, ${TEAM}` };
  smtp.faults = { recipient: (address) => (address === 'parti@example.org' ? 550 : undefined) };
  expect(await tried({ ...mailer, addresses }, ref)).toMatchObject({
    outcome: 'sent',
    state: 'sent',
    error: 'Pas à tous les destinataires. Le serveur d’envoi refuse le destinataire\u00a0: 550 No',
    waits: null,
  });
  expect(smtp.accepted).toHaveLength(2);
});

it('no mail is sent without TLS to an SMTP server on another machine', async () => {
  const ref = await mails.store();
  await smtp.stop();
  await smtp.start({ host: '0.0.0.0' });
  const mailer = await mails.open();
  const server = { host: '127.0.0.2', port: smtp.port, user: 'gs', password: 'secret' };
  const transport = await openSmtpTransport(server);
  expect(await tried({ ...mailer, transport }, ref)).toMatchObject({
    state: 'pending',
    error: expect.stringContaining('ne peut pas être chiffrée'),
  });
  transport.close();
  expect(smtp.accepted).toEqual([]);
});

describe('a sender that dies', () => {
  /** Starts a sender that claims the mails of a request, and never gets a response. */
  async function dying(ref: DocumentReference) {
    const mailer = await mails.open();
    const gate = Promise.withResolvers<never>();
    vi.spyOn(mailer.transport, 'sendMail').mockImplementation(() => gate.promise);
    const delivery = sendMailsOfRecord(mailer, ref);
    await vi.waitFor(async () => expect(await stored(ref)).toMatchObject({ mail_attempts: 1 }), {
      timeout: SLOW_MACHINE_MS / 2,
    });
    return { gate, delivery };
  }

  it('mails claimed by a process that dies are sent by another process after ten minutes', async () => {
    const ref = await mails.store();
    await dying(ref);
    const mailer = await mails.open();
    mails.advance(MAIL_CLAIM_MS - MINUTE);
    expect(await sendMailsOfRecord(mailer, ref)).toBe('skipped');
    mails.advance(MINUTE);
    expect(await sendMailsOfRecord(mailer, ref)).toBe('sent');
    expect(await stored(ref)).toMatchObject({ delivery: 'sent', mail_attempts: 2 });
    expect(smtp.accepted).toHaveLength(2);
  });

  it('a process whose claim on a mail has expired does not overwrite the result of the process that sent the mail meanwhile', async () => {
    const ref = await mails.store();
    const late = await dying(ref);
    mails.advance(MAIL_CLAIM_MS);
    expect(await sendMailsOfRecord(await mails.open(), ref)).toBe('sent');
    late.gate.reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' }));
    await late.delivery;
    expect(await stored(ref)).toMatchObject({ delivery: 'sent', mails: { team: { error: null } } });
  });
});

it('neither the logs of a refused sign-up mail nor a logged error about its deleted subscription contain the email address or its hash', async () => {
  const [email, now] = [VISITOR, mails.now()];
  const id = subscriptionId(email);
  await storeSignUp(
    { email, source: 'footer', consentVersion: '2026-11' },
    { db: mails.db, ...noRateLimits(now) },
  );
  const subscription = mails.db.collection(COLLECTIONS.newsletterSubscriptions).doc(id);
  smtp.faults = { recipient: () => 550 };
  expect(await sendMailsOfRecord(await mails.open(), subscription)).toBe('failed');
  await subscription.delete();
  const vanished: unknown = await subscription.update({ active: true }).catch((error) => error);
  expect(String(vanished)).toContain(id);
  expect(anonymiseErrorText(vanished)).toContain('NOT_FOUND');
  const lines = JSON.stringify([
    anonymiseErrorText(vanished),
    Object.values(mails.log).map((log) => log.mock.calls),
  ]);
  expect(lines).toContain('EENVELOPE 550');
  expect(lines).not.toMatch(new RegExp(`${id}|${VISITOR}|newsletter_subscriptions`));
});

describe('when Firestore is unavailable', () => {
  it('while Firestore is unavailable, queued mails are not sent; they stay queued, and are sent afterwards', async () => {
    const ref = await mails.store();
    const mailer = await mails.open();
    vi.spyOn(Reference.prototype, 'get').mockRejectedValueOnce(unavailable());
    await expect(sendMailsOfRecord(mailer, ref)).rejects.toThrow('UNAVAILABLE');
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(unavailable());
    await expect(sendMailsOfRecord(mailer, ref)).rejects.toThrow('UNAVAILABLE');
    expect(smtp.accepted).toEqual([]);
    expect(await stored(ref)).toMatchObject({ delivery: 'pending', mail_attempts: 0 });
    expect(await sendMailsOfRecord(mailer, ref)).toBe('sent');
  });

  it('mails whose result could not be stored are sent again, with the same Message-IDs', async () => {
    const ref = await mails.store();
    const mailer = await mails.open();
    const outage = vi.spyOn(Firestore.prototype, 'runTransaction');
    outage.mockRejectedValue(unavailable());
    await expect(sendMailsOfRecord(mailer, ref)).rejects.toThrow('UNAVAILABLE');
    outage.mockRestore();
    mails.advance(MAIL_CLAIM_MS);
    expect(await sendMailsOfRecord(mailer, ref)).toBe('sent');
    const ids = (await smtp.mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });
});

it('a malformed contact request does not block the mails of other contact requests', async () => {
  const odd = await mails.store();
  await odd.update({ form_type: 'autre' });
  await mails.store();
  await sendDueMails(mails.db, await mails.open());
  expect(await mails.addressees()).toEqual([VISITOR, TEAM].toSorted());
});

it('one run sends all queued mails of contact requests, however many', async () => {
  await Promise.all(Array.from({ length: 120 }, () => mails.store()));
  expect(await sendDueMails(mails.db, await mails.open())).toBe(120);
});

it('after an SMTP outage every mail is sent once, although two runs overlap', async () => {
  await Promise.all(Array.from({ length: 10 }, () => mails.store()));
  await smtp.stop();
  expect(await sendDueMails(mails.db, await mails.open())).toBe(10);
  await smtp.start();
  mails.advance(5 * MINUTE);
  const mailer = await mails.open();
  await Promise.all([sendDueMails(mails.db, mailer), sendDueMails(mails.db, mailer)]);
  const ids = (await smtp.mails()).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

it('the logs of sent and failed mails contain no personal data', async () => {
  const ref = await mails.store();
  const mailer = await mails.open();
  smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
  await sendMailsOfRecord(mailer, ref);
  const { info, warn, error } = mails.log;
  const lines = [info, warn, error].flatMap(({ mock }) => mock.calls);
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/camille|delattre|example|question/i);
});
