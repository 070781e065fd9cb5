import { WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { LEASE_MS } from '../../functions/src/mail/claim-mail.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { MAX_ATTEMPTS } from '../../functions/src/mail/mail-failure.ts';
import { redactMails } from '../../functions/src/mail/redact-mails.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import {
  aRequest,
  MINUTE,
  SLOW_MACHINE_MS,
  TEAM,
  testOutbox,
  unavailable,
} from './outbox-setup.ts';

const DAY = 24 * 60 * MINUTE;
const outbox = testOutbox();
const { smtp } = outbox;
const addressees = () => smtp.mails().then((mails) => mails.map(({ to }) => to?.[0]?.address));

describe('storing a request', () => {
  it('adds a mail to the team and a receipt, due at once', async () => {
    const { id, team, receipt } = await outbox.store();
    expect((await outbox.mailIds()).sort()).toEqual([receipt, team]);
    expect(await outbox.mail(team)).toMatchObject({
      kind: 'contact-team',
      to: null,
      reply_to: { name: 'Camille Delattre', address: 'camille@example.fr' },
      state: 'pending',
      attempts: 0,
      last_error: null,
      lease_until: null,
      sent_at: null,
      redacted_at: null,
      request_id: id,
    });
    expect(await outbox.mail(receipt)).toMatchObject({ to: 'camille@example.fr', request_id: id });
    expect((await outbox.mail(team))?.next_attempt_at.toDate()).toEqual(outbox.now());
  });

  it('happens once, however often it is repeated', async () => {
    const request = aRequest();
    await Promise.all(Array.from({ length: 20 }, () => outbox.store(request)));
    await sweepOutbox(await outbox.open());
    await outbox.store({ ...request, message: 'Autre chose' });
    await sweepOutbox(await outbox.open());
    expect((await addressees()).sort()).toEqual(['camille@example.fr', TEAM]);
    expect(await outbox.request(request.requestId)).toMatchObject({
      fields: { message: request.message },
      delivery: 'sent',
    });
  });

  it('stores nothing, and tells the visitor, when Firestore is unavailable', async () => {
    const request = aRequest();
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(unavailable());
    await expect(outbox.store(request)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await outbox.request(request.requestId)).toBeUndefined();
    expect(await outbox.mailIds()).toEqual([]);
    await outbox.store(request);
    expect(await outbox.mailIds()).toHaveLength(2);
  });
});

describe('sending a e-mail', () => {
  it('reaches its recipient, and updates the request', async () => {
    const { id, team } = await outbox.store();
    const mailer = await outbox.open();
    expect(await deliverMail(mailer, team)).toBe('sent');
    expect(await outbox.mail(team)).toMatchObject({
      state: 'sent',
      attempts: 1,
      lease_until: null,
    });
    const request = await outbox.request(id);
    expect(request).toMatchObject({ delivery: 'sent', delivery_error: null, attempts: 1 });
    expect(request?.sent_at.toDate()).toEqual(outbox.now());
    expect(await addressees()).toEqual([TEAM]);
  });

  it('happens once when several senders try', async () => {
    const { team } = await outbox.store();
    const mailer = await outbox.open();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => deliverMail(mailer, team)));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'skipped')).toHaveLength(7);
    expect(smtp.accepted).toHaveLength(1);
    expect(await deliverMail(mailer, team)).toBe('skipped');
  });

  it('does not change the request’s delivery state when it is the receipt', async () => {
    const { id, receipt } = await outbox.store();
    await deliverMail(await outbox.open(), receipt);
    expect(await outbox.request(id)).toMatchObject({ delivery: 'pending', attempts: 0 });
  });

  it('uses the same Message-ID for every attempt', async () => {
    const { team } = await outbox.store();
    const mailer = await outbox.open();
    const ids: string[] = [];
    const { transport } = mailer;
    mailer.transport = {
      sendMail: (message) => {
        ids.push(message.messageId);
        return transport.sendMail(message);
      },
    };
    smtp.faults = { message: () => (ids.length === 1 ? 451 : undefined) };
    await deliverMail(mailer, team);
    outbox.advance(10 * MINUTE);
    await deliverMail(mailer, team);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await smtp.mails())[0]?.messageId).toBe(ids[0]);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@example\.org>$/);
  });

  it('works after its request was deleted', async () => {
    const { id, team } = await outbox.store();
    await outbox.db.collection(COLLECTIONS.contactRequests).doc(id).delete();
    expect(await deliverMail(await outbox.open(), team)).toBe('sent');
    expect(await outbox.request(id)).toBeUndefined();
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent' });
  });

  it('does nothing for a missing e-mail', async () => {
    expect(await deliverMail(await outbox.open(), 'x')).toBe('skipped');
  });
});

describe('a sender that dies', () => {
  it('leaves a lease, and nobody else sends until it expires', async () => {
    const { team } = await outbox.store();
    const dying = await outbox.open();
    vi.spyOn(dying.transport, 'sendMail').mockReturnValue(new Promise(() => undefined));
    void deliverMail(dying, team);
    await vi.waitFor(
      async () => expect(await outbox.mail(team)).toMatchObject({ state: 'sending', attempts: 1 }),
      {
        timeout: SLOW_MACHINE_MS / 2,
      },
    );
    const mailer = await outbox.open();
    outbox.advance(LEASE_MS - 1);
    expect(await deliverMail(mailer, team)).toBe('skipped');
    outbox.advance(1);
    expect(await deliverMail(mailer, team)).toBe('sent');
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(smtp.accepted).toHaveLength(1);
  });

  it('too often makes the mail fail', async () => {
    const { id, team } = await outbox.store();
    const mail = outbox.db.collection(COLLECTIONS.mailOutbox).doc(team);
    await mail.update({ state: 'sending', attempts: MAX_ATTEMPTS, lease_until: outbox.now() });
    expect(await deliverMail(await outbox.open(), team)).toBe('failed');
    expect(await outbox.mail(team)).toMatchObject({ state: 'failed', next_attempt_at: null });
    expect(outbox.log.error).toHaveBeenCalledExactlyOnceWith('mail given up', {
      mail: team,
      reason: 'interrupted too often',
    });
    expect(await outbox.request(id)).toMatchObject({
      delivery: 'failed',
      delivery_error: 'L’envoi a été interrompu trop souvent',
    });
    expect(smtp.accepted).toEqual([]);
  });

  it('but comes back late does not undo another sender’s result', async () => {
    const { team } = await outbox.store();
    const late = await outbox.open();
    const gate = Promise.withResolvers<never>();
    vi.spyOn(late.transport, 'sendMail').mockReturnValue(gate.promise);
    const lateDelivery = deliverMail(late, team);
    await vi.waitFor(
      async () => expect(await outbox.mail(team)).toMatchObject({ state: 'sending' }),
      {
        timeout: SLOW_MACHINE_MS / 2,
      },
    );
    outbox.advance(LEASE_MS);
    expect(await deliverMail(await outbox.open(), team)).toBe('sent');
    gate.reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' }));
    await lateDelivery;
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', last_error: null });
  });
});

describe('the sweep', () => {
  it('sends what the trigger missed, and nothing twice', async () => {
    for (let index = 0; index < 12; index += 1) await outbox.store();
    const sweep = await sweepOutbox(await outbox.open());
    expect(sweep).toEqual({ sent: 24, failed: 0, later: 0, unreachable: 0, skipped: 0 });
    expect((await sweepOutbox(await outbox.open())).sent).toBe(0);
    expect(smtp.accepted).toHaveLength(24);
  });

  it('shares the mails with a simultaneous sweep', async () => {
    for (let index = 0; index < 10; index += 1) await outbox.store();
    const mailer = await outbox.open();
    const sweeps = await Promise.all([sweepOutbox(mailer), sweepOutbox(mailer)]);
    expect(sweeps.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
    expect(smtp.accepted).toHaveLength(20);
  });

  it('skips mails that are not due', async () => {
    const { team } = await outbox.store();
    smtp.faults = { message: () => 451 };
    await sweepOutbox(await outbox.open());
    smtp.faults = {};
    outbox.advance(30_000);
    await sweepOutbox(await outbox.open());
    expect(await outbox.mail(team)).toMatchObject({ state: 'pending', attempts: 1 });
    outbox.advance(5 * MINUTE);
    await sweepOutbox(await outbox.open());
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it.each([
    [{ content: null }, 'unreadable: content'],
    [{ reply_to: { name: 'Camille', address: 'camille' } }, 'unreadable: reply_to.address'],
    [{ state: 'parti' }, 'unreadable: state'],
  ])(
    'marks an invalid mail as failed, and logs why without personal data: %o',
    async (wrong, reason) => {
      const { id, team } = await outbox.store();
      await outbox.db.collection(COLLECTIONS.mailOutbox).doc(team).update(wrong);
      const sweep = await sweepOutbox(await outbox.open());
      expect(sweep).toMatchObject({ sent: 1, failed: 1, skipped: 0 });
      expect(await outbox.mail(team)).toMatchObject({ state: 'failed', next_attempt_at: null });
      expect(await outbox.request(id)).toMatchObject({
        delivery: 'failed',
        delivery_error: 'Cet e-mail ne peut pas être lu',
      });
      expect(outbox.log.error.mock.calls).toEqual([['mail given up', { mail: team, reason }]]);
      expect(await addressees()).toEqual(['camille@example.fr']);
    },
  );
});

describe('redacting mails after 30 days', () => {
  it('leaves of sent mails only their state and times', async () => {
    const { team, receipt } = await outbox.store();
    await sweepOutbox(await outbox.open());
    const sentAt = (await outbox.mail(team))?.sent_at;
    outbox.advance(30 * DAY - 1);
    expect(await redactMails(outbox.db, outbox.now())).toBe(0);
    outbox.advance(1);
    expect(await redactMails(outbox.db, outbox.now())).toBe(2);
    for (const id of [team, receipt]) {
      const mail = await outbox.mail(id);
      expect(mail).toMatchObject({ content: null, to: null, reply_to: null, headers: {} });
      expect(mail).toMatchObject({ state: 'sent', sent_at: sentAt });
      expect(mail?.redacted_at.toDate()).toEqual(outbox.now());
      const yearLater = new Date(outbox.now().getTime() + 365 * DAY);
      expect(mail?.expires_at.toDate()).toEqual(yearLater);
      expect(JSON.stringify(mail)).not.toMatch(/camille|Delattre|question/i);
    }
    expect(await redactMails(outbox.db, outbox.now())).toBe(0);
  });

  it('applies to failed mails too, and marks their request', async () => {
    const { id, team, receipt } = await outbox.store();
    smtp.faults = { recipient: () => 550 };
    outbox.advance(MINUTE);
    await sweepOutbox(await outbox.open());
    outbox.advance(30 * DAY - MINUTE - 1);
    expect(await redactMails(outbox.db, outbox.now())).toBe(0);
    expect(await outbox.request(id)).toMatchObject({ delivery: 'failed', mail_erased: false });
    outbox.advance(1);
    expect(await redactMails(outbox.db, outbox.now())).toBe(2);
    for (const mail of [await outbox.mail(team), await outbox.mail(receipt)]) {
      expect(mail).toMatchObject({ state: 'failed', content: null, to: null, headers: {} });
      expect(JSON.stringify(mail)).not.toMatch(/camille|Delattre|question/i);
    }
    expect(await outbox.request(id)).toMatchObject({ delivery: 'failed', mail_erased: true });
    expect(await redactMails(outbox.db, outbox.now())).toBe(0);
  });

  it('applies to failed mails of a deleted request', async () => {
    const { id, team } = await outbox.store();
    const requests = outbox.db.collection(COLLECTIONS.contactRequests);
    smtp.faults = { recipient: () => 550 };
    await sweepOutbox(await outbox.open());
    await requests.doc(id).delete();
    outbox.advance(30 * DAY);
    expect(await redactMails(outbox.db, outbox.now())).toBe(2);
    expect(await outbox.mail(team)).toMatchObject({ content: null });
    expect(await outbox.request(id)).toBeUndefined();
  });

  it('does not apply to pending mails', async () => {
    const { team } = await outbox.store();
    outbox.advance(60 * DAY);
    expect(await redactMails(outbox.db, outbox.now())).toBe(0);
    expect((await outbox.mail(team))?.content).not.toBeNull();
  });
});
