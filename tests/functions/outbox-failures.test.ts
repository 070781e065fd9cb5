import { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '../../functions/src/mail/claim-mail.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { MAX_ATTEMPTS } from '../../functions/src/mail/mail-failure.ts';
import type { Mailer } from '../../functions/src/mail/mailer.ts';
import { smtpTransport } from '../../functions/src/mail/mailer.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { MINUTE, TEAM, TIMEOUTS, testOutbox, unavailable } from './outbox-setup.ts';

const outbox = testOutbox();
const { smtp } = outbox;

/** For a server that never answers. */
const IMPATIENT = { ...TIMEOUTS, socketTimeout: 500 };

/** Makes one attempt, and returns its result. */
async function tried(mailer: Mailer, id: string) {
  const outcome = await deliverMail(mailer, id);
  const mail = await outbox.mail(id);
  const waits = mail?.next_attempt_at
    ? mail.next_attempt_at.toMillis() - outbox.now().getTime()
    : null;
  return { outcome, state: mail?.state, error: mail?.last_error, waits };
}

describe('a temporary failure of the server delays the mail', () => {
  it.each([
    [
      'when it asks to try later (greylisting)',
      { message: () => 451 },
      'later',
      /refuse le message\u00a0: 451/,
    ],
    [
      'when it asks that for one recipient',
      { recipient: () => 450 },
      'later',
      /destinataire\u00a0: 450/,
    ],
    ['when it is full', { message: () => 452 }, 'later', /452/],
    ['when it dies after DATA', { dieAfterData: () => true }, 'unreachable', /coupé la connexion/],
    [
      'when it never answers',
      { delay: () => new Promise(() => undefined) },
      'unreachable',
      /pas répondu à temps/,
    ],
  ])('%s', async (_, faults, outcome, error) => {
    const { id, team } = await outbox.store();
    smtp.faults = faults;
    const mailer = await outbox.open({ timeouts: 'delay' in faults ? IMPATIENT : TIMEOUTS });
    expect(await tried(mailer, team)).toEqual({
      outcome,
      state: 'pending',
      error: expect.stringMatching(error),
      waits: MINUTE,
    });
    expect(await outbox.request(id)).toMatchObject({
      delivery: 'pending',
      delivery_error: expect.stringMatching(error),
      attempts: 1,
    });
    smtp.faults = {};
    outbox.advance(2 * MINUTE);
    expect(await tried(await outbox.open(), team)).toMatchObject({ outcome: 'sent', error: null });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', delivery_error: null });
  });

  it('when it is down', async () => {
    const { team } = await outbox.store();
    await smtp.stop();
    expect(await tried(await outbox.open(), team)).toMatchObject({
      outcome: 'unreachable',
      state: 'pending',
      error: 'Le serveur d’envoi ne répond pas',
    });
    await smtp.start();
    outbox.advance(2 * MINUTE);
    expect(await tried(await outbox.open(), team)).toMatchObject({ outcome: 'sent' });
  });

  it('when it rejects our credentials', async () => {
    const { team } = await outbox.store();
    smtp.faults = { auth: true };
    const mailer = await outbox.open({ user: 'gs', password: 'wrong' });
    expect(await tried(mailer, team)).toMatchObject({
      outcome: 'unreachable',
      state: 'pending',
      error: expect.stringContaining('refuse l’identification'),
    });
    smtp.faults = {};
    outbox.advance(2 * MINUTE);
    expect(await tried(mailer, team)).toMatchObject({ outcome: 'sent' });
  });

  it('when it demands authentication', async () => {
    const { team } = await outbox.store();
    smtp.faults = { recipient: () => 530 };
    expect(await tried(await outbox.open(), team)).toMatchObject({ state: 'pending' });
  });

  it('with growing delays, until the last attempt', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { message: () => 451 };
    const mailer = await outbox.open();
    const waits: (number | null)[] = [];
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { waits: wait } = await tried(mailer, team);
      waits.push(wait && wait / MINUTE);
      outbox.advance(wait ?? 0);
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits.at(-2)).toBe(360);
    expect(waits.at(-1)).toBeNull();
    expect(await outbox.request(id)).toMatchObject({ delivery: 'failed', attempts: MAX_ATTEMPTS });
    expect(await deliverMail(mailer, team)).toBe('skipped');
  });
});

describe('a server that dies after DATA', () => {
  it('gets the mail again only at the next attempt, with the same Message-ID', async () => {
    const { team } = await outbox.store();
    let deaths = 0;
    smtp.faults = { dieAfterData: () => deaths++ === 0 };
    const mailer = await outbox.open();
    await deliverMail(mailer, team);
    expect(smtp.accepted).toHaveLength(1);
    outbox.advance(2 * MINUTE);
    await deliverMail(mailer, team);
    const [first, second] = await smtp.mails();
    expect(second?.messageId).toBe(first?.messageId);
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', attempts: 2 });
  });
});

describe('a permanent refusal', () => {
  it.each([
    ['of the recipient fails the mail', { recipient: () => 550 }, /destinataire\u00a0: 550/],
    ['of the message fails the mail', { message: () => 554 }, /message\u00a0: 554/],
  ])('%s', async (_, faults, error) => {
    const { id, team } = await outbox.store();
    smtp.faults = faults;
    const mailer = await outbox.open();
    expect(await tried(mailer, team)).toEqual({
      outcome: 'failed',
      state: 'failed',
      error: expect.stringMatching(error),
      waits: null,
    });
    expect(await outbox.request(id)).toMatchObject({
      delivery: 'failed',
      delivery_error: expect.stringMatching(error),
    });
    outbox.advance(100 * MINUTE);
    expect((await sweepOutbox(mailer)).skipped).toBe(0);
    expect(await outbox.mail(team)).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('of one of the team’s addresses is reported, and the others get the mail once', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
    const mailer = await outbox.open();
    const addresses = { ...mailer.addresses, team: `${TEAM}, partie@example.org` };
    expect(await deliverMail({ ...mailer, addresses }, team)).toBe('sent');
    expect(smtp.accepted).toHaveLength(1);
    const told = 'Le serveur d’envoi a refusé 1 des destinataires';
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', last_error: told });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', delivery_error: told });
    expect(outbox.log.warn).toHaveBeenCalledOnce();
  });

  it('of one recipient does not affect other mails', async () => {
    const { id, receipt } = await outbox.store();
    smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
    expect(await sweepOutbox(await outbox.open())).toMatchObject({ sent: 1, failed: 1 });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent' });
    expect(await outbox.mail(receipt)).toMatchObject({ state: 'failed' });
    expect(JSON.stringify(await outbox.mail(receipt).then((mail) => mail?.last_error))).not.toMatch(
      /camille/,
    );
  });
});

describe('unencrypted connections to other machines are refused', () => {
  it('so a server without TLS gets no mail', async () => {
    const { team } = await outbox.store();
    await smtp.stop();
    await smtp.start({ host: '0.0.0.0' });
    const mailer = await outbox.open();
    const transport = await smtpTransport({
      host: '127.0.0.2',
      port: smtp.port,
      user: 'gs',
      password: 'secret',
    });
    expect(await tried({ ...mailer, transport }, team)).toMatchObject({
      state: 'pending',
      error: expect.stringContaining('ne peut pas être chiffrée'),
    });
    transport.close();
    expect(smtp.connections).toBe(1);
    expect(smtp.accepted).toEqual([]);
  });
});

describe('when Firestore is unavailable', () => {
  it('for reading, the mail stays due', async () => {
    const { team } = await outbox.store();
    const mailer = await outbox.open();
    vi.spyOn(DocumentReference.prototype, 'get').mockRejectedValueOnce(unavailable());
    await expect(deliverMail(mailer, team)).rejects.toThrow('UNAVAILABLE');
    expect(smtp.accepted).toEqual([]);
    expect(await deliverMail(mailer, team)).toBe('sent');
  });

  it('for the claim, nothing is sent and the mail stays due', async () => {
    const { team } = await outbox.store();
    const mailer = await outbox.open();
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(unavailable());
    await expect(deliverMail(mailer, team)).rejects.toThrow('UNAVAILABLE');
    expect(smtp.accepted).toEqual([]);
    expect(await outbox.mail(team)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await deliverMail(mailer, team)).toBe('sent');
  });

  it('for the result, the result is written later and the mail sent once', async () => {
    const { id, team } = await outbox.store();
    const mailer = await outbox.open();
    smtp.faults = {
      delay: async () => {
        vi.spyOn(WriteBatch.prototype, 'commit')
          .mockRejectedValueOnce(unavailable())
          .mockRejectedValueOnce(unavailable())
          .mockRejectedValueOnce(unavailable());
      },
    };
    expect(await deliverMail(mailer, team)).toBe('sent');
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent' });
    expect(outbox.log.warn).toHaveBeenCalledTimes(3);
    outbox.advance(LEASE_MS);
    await sweepOutbox(mailer);
    expect(smtp.accepted.filter((raw) => raw.includes(`To: ${TEAM}`))).toHaveLength(1);
  });

  it('for longer than a lease, the mail is sent again with the same Message-ID (at least once)', async () => {
    const { team } = await outbox.store();
    const mailer = await outbox.open();
    const commit = WriteBatch.prototype.commit;
    let isDown = false;
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
      return isDown ? Promise.reject(unavailable()) : commit.call(this);
    });
    smtp.faults = {
      delay: async () => {
        isDown = true;
      },
    };
    await expect(deliverMail(mailer, team)).rejects.toThrow('UNAVAILABLE');
    isDown = false;
    smtp.faults = {};
    outbox.advance(LEASE_MS);
    expect(await deliverMail(mailer, team)).toBe('sent');
    const ids = (await smtp.mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('during a sweep, the other mails are sent, and this one after its lease', async () => {
    for (let index = 0; index < 3; index += 1) await outbox.store();
    const mailer = await outbox.open();
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(unavailable());
    expect((await sweepOutbox(mailer)).sent).toBe(5);
    expect((await sweepOutbox(mailer)).sent).toBe(1);
    expect(smtp.accepted).toHaveLength(6);
  });
});

describe('a long outage of the server', () => {
  it('costs few mails an attempt per sweep, and all are sent afterwards', async () => {
    for (let index = 0; index < 20; index += 1) await outbox.store();
    await smtp.stop();
    const mailer = await outbox.open();
    const { unreachable } = await sweepOutbox(mailer);
    expect(unreachable).toBeGreaterThanOrEqual(5);
    expect(unreachable).toBeLessThanOrEqual(10);
    await smtp.start();
    outbox.advance(5 * MINUTE);
    expect((await sweepOutbox(await outbox.open())).sent).toBe(40);
    const mails = await smtp.mails();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mails).toHaveLength(40);
  });
});

describe('the logs', () => {
  it('hold no personal data', async () => {
    const { team, receipt } = await outbox.store();
    const mailer = await outbox.open();
    smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
    await deliverMail(mailer, team);
    await deliverMail(mailer, receipt);
    const { info, warn, error } = outbox.log;
    const lines = [info, warn, error].flatMap(({ mock }) => mock.calls);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/camille|delattre|example|question/i);
  });
});
