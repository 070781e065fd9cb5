import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { redactMails } from '../../functions/src/mail/redact-mails.ts';
import { eraseRequestMails, resendRequestMails } from '../../functions/src/mail/request-mails.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { MINUTE, outboxDesk } from './outbox-desk.ts';

const SITE = 'https://www.example.org';
const outbox = outboxDesk();
const { smtp } = outbox;
const requests = outbox.db.collection(COLLECTIONS.contactRequests);

const askAgain = async (id: string) => {
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

describe('an administrator asks for mails to be sent again', () => {
  it('those that failed are due, with all their attempts', async () => {
    const { id, team, receipt } = await aFailedRequest();
    expect((await askAgain(id)).sort()).toEqual([receipt, team]);
    expect(await outbox.request(id)).toMatchObject({
      resend: false,
      delivery: 'pending',
      delivery_error: null,
      attempts: 0,
    });
    expect(await outbox.mail(team)).toMatchObject({ state: 'pending', attempts: 0 });
    const desk = await outbox.open();
    expect(await deliverMail(desk, team)).toBe('sent');
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', attempts: 1 });
  });

  it('those that wait for their time are due now', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { message: () => 451 };
    const desk = await outbox.open();
    await deliverMail(desk, team);
    smtp.faults = {};
    expect(await deliverMail(desk, team)).toBe('skipped');
    expect(await askAgain(id)).toContain(team);
    expect(await deliverMail(desk, team)).toBe('sent');
  });

  it('what was sent is not sent again', async () => {
    const { id, team } = await outbox.store();
    await sweepOutbox(await outbox.open());
    expect(await askAgain(id)).toEqual([]);
    expect(await outbox.mail(team)).toMatchObject({ state: 'sent' });
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent', resend: false });
    expect(smtp.taken).toHaveLength(2);
  });

  it('once for each time: an event that comes twice does nothing more', async () => {
    const { id } = await aFailedRequest();
    expect(await askAgain(id)).toHaveLength(2);
    expect(await resendRequestMails(outbox.db, id, outbox.now(), SITE)).toEqual([]);
  });

  it('those that failed, until their bodies are erased; then the request says so', async () => {
    const { id, team } = await aFailedRequest();
    outbox.pass(30 * 24 * 60 * MINUTE - 1);
    await redactMails(outbox.db, outbox.now());
    expect(await askAgain(id)).toContain(team);
    smtp.faults = { recipient: () => 550 };
    await sweepOutbox(await outbox.open());
    outbox.pass(1);
    await redactMails(outbox.db, outbox.now());
    await requests.doc(id).update({ mail_erased: false });
    expect(await askAgain(id)).toEqual([]);
    expect(await outbox.request(id)).toMatchObject({
      delivery: 'failed',
      mail_erased: true,
      resend: false,
    });
    expect(smtp.taken).toEqual([]);
  });

  it('a request that never had a mail gets the team’s', async () => {
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
    expect(await askAgain(id)).toEqual([`${id}-team`]);
    expect(await deliverMail(await outbox.open(), `${id}-team`)).toBe('sent');
    expect((await smtp.mails())[0]?.text).toContain('Appeler : tel:+33639981234');
    expect(await outbox.request(id)).toMatchObject({ delivery: 'sent' });
  });

  it('nothing without asking, and nothing for a request that is gone', async () => {
    const { id } = await aFailedRequest();
    expect(await resendRequestMails(outbox.db, id, outbox.now(), SITE)).toEqual([]);
    expect(await resendRequestMails(outbox.db, 'gone', outbox.now(), SITE)).toEqual([]);
  });
});

describe('a request is deleted', () => {
  it('and its mails with it, no others', async () => {
    const { id } = await outbox.store();
    const other = await outbox.store();
    await requests.doc(id).delete();
    await eraseRequestMails(outbox.db, id);
    expect((await outbox.mailIds()).sort()).toEqual([other.receipt, other.team].sort());
  });

  it('also while one is under way', async () => {
    const { id, team } = await outbox.store();
    smtp.faults = { delay: () => eraseRequestMails(outbox.db, id) };
    expect(await deliverMail(await outbox.open(), team)).toBe('sent');
    expect(await outbox.mail(team)).toBeUndefined();
  });
});
