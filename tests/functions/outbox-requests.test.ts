import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { redactMails } from '../../functions/src/mail/redact-mails.ts';
import { eraseRequestMails, resendRequestMails } from '../../functions/src/mail/request-mails.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { MINUTE, testOutbox } from './outbox-setup.ts';

const SITE = 'https://www.example.org';
const outbox = testOutbox();
const { smtp } = outbox;
const requests = outbox.db.collection(COLLECTIONS.contactRequests);

const resend = async (id: string) => {
  await requests.doc(id).update({ resend: true });
  return resendRequestMails(outbox.db, id, outbox.now(), SITE);
};

/** A request whose mails the server refused. */
async function aFailedRequest() {
  const stored = await outbox.store();
  smtp.faults = { recipient: () => 550 };
  await sweepOutbox(await outbox.open());
  smtp.faults = {};
  return stored;
}

describe('resending the mails of a request', () => {
  it('makes failed mails due, with all their attempts', async () => {
    const { id, team, receipt } = await aFailedRequest();
    expect((await resend(id)).sort()).toEqual([receipt, team]);
    expect(await outbox.request(id)).toMatchObject({
      resend: false,
      delivery: 'pending',
      delivery_error: null,
      attempts: 0,
    });
    expect(await outbox.mail(team)).toMatchObject({ state: 'pending', attempts: 0 });
    const mailer = await outbox.open();
    expect(await deliverMail(mailer, team)).toBe('sent');
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', attempts: 1 });
  });

  it('makes pending mails due at once', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { message: () => 451 };
    const mailer = await outbox.open();
    await deliverMail(mailer, team);
    smtp.faults = {};
    expect(await deliverMail(mailer, team)).toBe('skipped');
    expect(await resend(id)).toContain(team);
    expect(await deliverMail(mailer, team)).toBe('sent');
  });

  it('does not resend sent mails', async () => {
    const { id, team } = await outbox.store();
    await sweepOutbox(await outbox.open());
    expect(await resend(id)).toEqual([]);
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent' });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', resend: false });
    expect(smtp.accepted).toHaveLength(2);
  });

  it('happens once, even when its event is delivered twice', async () => {
    const { id } = await aFailedRequest();
    expect(await resend(id)).toHaveLength(2);
    expect(await resendRequestMails(outbox.db, id, outbox.now(), SITE)).toEqual([]);
  });

  it('works until the mails are redacted, which is then marked on the request', async () => {
    const { id, team } = await aFailedRequest();
    outbox.advance(30 * 24 * 60 * MINUTE - 1);
    await redactMails(outbox.db, outbox.now());
    expect(await resend(id)).toContain(team);
    smtp.faults = { recipient: () => 550 };
    await sweepOutbox(await outbox.open());
    outbox.advance(1);
    await redactMails(outbox.db, outbox.now());
    await requests.doc(id).update({ mail_erased: false });
    expect(await resend(id)).toEqual([]);
    expect(await outbox.request(id)).toMatchObject({
      delivery: 'failed',
      mail_erased: true,
      resend: false,
    });
    expect(smtp.accepted).toEqual([]);
  });

  it('creates the mail to the team when the request has none', async () => {
    const id = randomUUID();
    await requests.doc(id).set({
      form_type: 'vacances',
      first_name: 'Mathilde',
      last_name: 'Roy',
      email: null,
      fields: { prenom: 'Mathilde', methodeContact: 'appel', telephone: '0639981234' },
      delivery: 'failed',
      created_at: outbox.now(),
    });
    expect(await resend(id)).toEqual([`${id}-team`]);
    expect(await deliverMail(await outbox.open(), `${id}-team`)).toBe('sent');
    expect((await smtp.mails())[0]?.text).toContain('Appeler\u00a0: tel:+33639981234');
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent' });
  });

  it('does nothing for an unmarked or deleted request', async () => {
    const { id } = await aFailedRequest();
    expect(await resendRequestMails(outbox.db, id, outbox.now(), SITE)).toEqual([]);
    expect(await resendRequestMails(outbox.db, 'gone', outbox.now(), SITE)).toEqual([]);
  });
});

describe('deleting a request', () => {
  it('deletes its mails and no others', async () => {
    const { id } = await outbox.store();
    const other = await outbox.store();
    await requests.doc(id).delete();
    await eraseRequestMails(outbox.db, id);
    expect((await outbox.mailIds()).sort()).toEqual([other.receipt, other.team].sort());
  });

  it('deletes a mail that is being sent', async () => {
    const { id, team } = await outbox.store();
    await requests.doc(id).delete();
    smtp.faults = { delay: () => eraseRequestMails(outbox.db, id) };
    expect(await deliverMail(await outbox.open(), team)).toBe('sent');
    expect(await outbox.mail(team)).toBeUndefined();
  });

  it('leaves those of a request that was restored before the event of its deletion came', async () => {
    const { id, team, receipt } = await outbox.store();
    await eraseRequestMails(outbox.db, id);
    expect((await outbox.mailIds()).sort()).toEqual([receipt, team].sort());
  });
});
