import { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '../../functions/src/mail/claim-mail.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import type { MailDesk } from '../../functions/src/mail/mail-desk.ts';
import { MAX_ATTEMPTS } from '../../functions/src/mail/retry-delay.ts';
import { smtpTransport } from '../../functions/src/mail/smtp-transport.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { MINUTE, outboxDesk, refusal, TEAM } from './outbox-desk.ts';

const outbox = outboxDesk();
const { smtp } = outbox;

/** Tries a mail once, and says what became of it. */
async function tried(desk: MailDesk, id: string) {
  const outcome = await deliverMail(desk, id);
  const mail = await outbox.mail(id);
  const waits = mail?.next_attempt_at
    ? mail.next_attempt_at.toMillis() - outbox.now().getTime()
    : null;
  return { outcome, state: mail?.state, error: mail?.last_error, waits };
}

describe('a server that fails for a while: the mail waits, and nothing is lost', () => {
  it.each([
    [
      'asks to come back later (greylisting)',
      { message: () => 451 },
      'later',
      /refuse le message : 451/,
    ],
    ['asks it of this recipient', { recipient: () => 450 }, 'later', /destinataire : 450/],
    ['is full', { message: () => 452 }, 'later', /452/],
    ['dies after DATA', { dieAfterData: () => true }, 'unreachable', /coupé la connexion/],
    [
      'never answers',
      { delay: () => new Promise(() => undefined) },
      'unreachable',
      /pas répondu à temps/,
    ],
  ])('%s', async (_, faults, outcome, error) => {
    const { id, team } = await outbox.store();
    smtp.faults = faults;
    const desk = await outbox.open();
    expect(await tried(desk, team)).toEqual({
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
    outbox.pass(2 * MINUTE);
    expect(await tried(await outbox.open(), team)).toMatchObject({ outcome: 'sent', error: null });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', delivery_error: null });
  });

  it('is down', async () => {
    const { team } = await outbox.store();
    await smtp.stop();
    expect(await tried(await outbox.open(), team)).toMatchObject({
      outcome: 'unreachable',
      state: 'pending',
      error: 'Le serveur d’envoi ne répond pas',
    });
    await smtp.start();
    outbox.pass(2 * MINUTE);
    expect(await tried(await outbox.open(), team)).toMatchObject({ outcome: 'sent' });
  });

  it('rejects the identification: our fault, not the mail’s', async () => {
    const { team } = await outbox.store();
    smtp.faults = { auth: true };
    const desk = await outbox.open({ user: 'gs', password: 'wrong' });
    expect(await tried(desk, team)).toMatchObject({
      outcome: 'unreachable',
      state: 'pending',
      error: expect.stringContaining('refuse l’identification'),
    });
    smtp.faults = {};
    outbox.pass(2 * MINUTE);
    expect(await tried(desk, team)).toMatchObject({ outcome: 'sent' });
  });

  it('asks for an identification', async () => {
    const { team } = await outbox.store();
    smtp.faults = { recipient: () => 530 };
    expect(await tried(await outbox.open(), team)).toMatchObject({ state: 'pending' });
  });

  it('is asked less and less often, then no more', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { message: () => 451 };
    const desk = await outbox.open();
    const waits: (number | null)[] = [];
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { waits: wait } = await tried(desk, team);
      waits.push(wait && wait / MINUTE);
      outbox.pass(wait ?? 0);
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits.at(-2)).toBe(360);
    expect(waits.at(-1)).toBeNull();
    expect(await outbox.request(id)).toMatchObject({ delivery: 'failed', attempts: MAX_ATTEMPTS });
    expect(await deliverMail(desk, team)).toBe('skipped');
  });
});

describe('a server that dies after DATA', () => {
  it('gets the mail again at the next attempt only, under the same Message-ID', async () => {
    const { team } = await outbox.store();
    let deaths = 0;
    smtp.faults = { dieAfterData: () => deaths++ === 0 };
    const desk = await outbox.open();
    await deliverMail(desk, team);
    expect(smtp.taken).toHaveLength(1);
    outbox.pass(2 * MINUTE);
    await deliverMail(desk, team);
    const [first, second] = await smtp.mails();
    expect(second?.messageId).toBe(first?.messageId);
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', attempts: 2 });
  });
});

describe('a server that refuses for good: the mail has failed', () => {
  it.each([
    ['the recipient', { recipient: () => 550 }, /destinataire : 550/],
    ['the message', { message: () => 554 }, /message : 554/],
  ])('%s', async (_, faults, error) => {
    const { id, team } = await outbox.store();
    smtp.faults = faults;
    const desk = await outbox.open();
    expect(await tried(desk, team)).toEqual({
      outcome: 'failed',
      state: 'failed',
      error: expect.stringMatching(error),
      waits: null,
    });
    expect(await outbox.request(id)).toMatchObject({
      delivery: 'failed',
      delivery_error: expect.stringMatching(error),
    });
    outbox.pass(100 * MINUTE);
    expect((await sweepOutbox(desk)).skipped).toBe(0);
    expect(await outbox.mail(team)).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('one of the team’s addresses: the others get theirs once, and it is told', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
    const desk = await outbox.open();
    const addresses = { ...desk.addresses, team: `${TEAM}, partie@example.org` };
    expect(await deliverMail({ ...desk, addresses }, team)).toBe('sent');
    expect(smtp.taken).toHaveLength(1);
    const told = 'Le serveur d’envoi a refusé 1 des destinataires';
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', last_error: told });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', delivery_error: told });
    expect(outbox.log.warn).toHaveBeenCalledOnce();
  });

  it('one recipient: the others get theirs', async () => {
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

describe('nothing is sent in the clear to another machine', () => {
  it('a server without TLS gets no mail, which waits', async () => {
    const { team } = await outbox.store();
    await smtp.stop();
    await smtp.start({ host: '0.0.0.0' });
    const desk = await outbox.open();
    const transport = await smtpTransport({
      host: '127.0.0.2',
      port: smtp.port,
      user: 'gs',
      password: 'secret',
    });
    expect(await tried({ ...desk, transport }, team)).toMatchObject({
      state: 'pending',
      error: expect.stringContaining('ne peut pas être chiffrée'),
    });
    transport.close();
    expect(smtp.connections).toBe(1);
    expect(smtp.taken).toEqual([]);
  });
});

describe('Firestore refuses', () => {
  it('to be read: the mail stays due', async () => {
    const { team } = await outbox.store();
    const desk = await outbox.open();
    vi.spyOn(DocumentReference.prototype, 'get').mockRejectedValueOnce(refusal());
    await expect(deliverMail(desk, team)).rejects.toThrow('UNAVAILABLE');
    expect(smtp.taken).toEqual([]);
    expect(await deliverMail(desk, team)).toBe('sent');
  });

  it('the claim: nothing is sent, and the mail stays due', async () => {
    const { team } = await outbox.store();
    const desk = await outbox.open();
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(refusal());
    await expect(deliverMail(desk, team)).rejects.toThrow('UNAVAILABLE');
    expect(smtp.taken).toEqual([]);
    expect(await outbox.mail(team)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await deliverMail(desk, team)).toBe('sent');
  });

  it('to write that a mail was sent: it is written later, and the mail sent once', async () => {
    const { id, team } = await outbox.store();
    const desk = await outbox.open();
    smtp.faults = {
      delay: async () => {
        vi.spyOn(WriteBatch.prototype, 'commit')
          .mockRejectedValueOnce(refusal())
          .mockRejectedValueOnce(refusal())
          .mockRejectedValueOnce(refusal());
      },
    };
    expect(await deliverMail(desk, team)).toBe('sent');
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent' });
    expect(outbox.log.warn).toHaveBeenCalledTimes(3);
    outbox.pass(LEASE_MS);
    await sweepOutbox(desk);
    expect(smtp.taken.filter((raw) => raw.includes(`To: ${TEAM}`))).toHaveLength(1);
  });

  it('for longer than a lease: sent again under the same Message-ID (at least once)', async () => {
    const { team } = await outbox.store();
    const desk = await outbox.open();
    const commit = WriteBatch.prototype.commit;
    let isDown = false;
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
      return isDown ? Promise.reject(refusal()) : commit.call(this);
    });
    smtp.faults = {
      delay: async () => {
        isDown = true;
      },
    };
    await expect(deliverMail(desk, team)).rejects.toThrow('UNAVAILABLE');
    isDown = false;
    smtp.faults = {};
    outbox.pass(LEASE_MS);
    expect(await deliverMail(desk, team)).toBe('sent');
    const ids = (await smtp.mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('in the middle of a sweep: the others are sent, this one after its lease', async () => {
    for (let index = 0; index < 3; index += 1) await outbox.store();
    const desk = await outbox.open();
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(refusal());
    expect((await sweepOutbox(desk)).sent).toBe(5);
    expect((await sweepOutbox(desk)).sent).toBe(1);
    expect(smtp.taken).toHaveLength(6);
  });
});

describe('a server that is down for long', () => {
  it('costs few mails an attempt a sweep, and all go when it is back', async () => {
    for (let index = 0; index < 20; index += 1) await outbox.store();
    await smtp.stop();
    const desk = await outbox.open();
    const { unreachable } = await sweepOutbox(desk);
    expect(unreachable).toBeGreaterThanOrEqual(5);
    expect(unreachable).toBeLessThanOrEqual(10);
    await smtp.start();
    outbox.pass(5 * MINUTE);
    expect((await sweepOutbox(await outbox.open())).sent).toBe(40);
    const mails = await smtp.mails();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mails).toHaveLength(40);
  });
});

describe('the logs', () => {
  it('hold no personal data, whatever happens', async () => {
    const { team, receipt } = await outbox.store();
    const desk = await outbox.open();
    smtp.faults = { recipient: (address) => (address === TEAM ? undefined : 550) };
    await deliverMail(desk, team);
    await deliverMail(desk, receipt);
    const { info, warn, error } = outbox.log;
    const lines = [info, warn, error].flatMap(({ mock }) => mock.calls);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/camille|delattre|example|question/i);
  });
});
