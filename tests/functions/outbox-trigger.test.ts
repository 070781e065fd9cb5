import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { PORTS, portsWithOffset } from '#domain/site/ports.ts';
import { database, SITE, sendForm } from './call.ts';
import { aRequest } from './outbox-setup.ts';
import { soon } from './soon.ts';

const Mail = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  to: v.array(v.object({ address: v.string() })),
  headers: v.record(v.string(), v.unknown()),
});

/** The web API of the suite's mailbox. */
const MAILBOX = `http://127.0.0.1:${portsWithOffset(Number(new URL(SITE).port) - PORTS.hosting).mailbox}`;

/** The mails in the suite's mailbox that contain a text. */
async function mailsWith(text: string): Promise<v.InferOutput<typeof Mail>[]> {
  const response = await fetch(`${MAILBOX}/email`);
  const mails = v.parse(v.array(Mail), await response.json());
  return mails.filter((mail) => JSON.stringify([mail.to, mail.text]).includes(text));
}

const outbox = () => database().collection(COLLECTIONS.mailOutbox);
const requests = () => database().collection(COLLECTIONS.contactRequests);
const delivery = async (id: string) => (await requests().doc(id).get()).get('delivery');

describe('from the form to the mailbox', () => {
  it('a request sends two mails, with links to this site, and is marked as delivered', async () => {
    const request = aRequest({ email: `${randomUUID()}@example.fr`, lastName: randomUUID() });
    await sendForm('sendContactEmail', request);
    await soon(async () => expect(await mailsWith(request.email)).toHaveLength(2));
    await soon(async () => expect(await delivery(request.requestId)).toBe('sent'));
    const mails = await mailsWith(request.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Nous avons bien reçu votre message',
      'Nouveau message de contact',
    ]);
    for (const { html } of mails) {
      const links = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, href = '']) => href);
      expect(links).toHaveLength(1);
      for (const link of links) {
        expect(link.startsWith(`${SITE}/`)).toBe(true);
        expect((await fetch(link)).status).toBe(200);
      }
    }
  });

  it('requests reach the function through Hosting too', async () => {
    const data = aRequest();
    const response = await fetch(`${SITE}/api/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    expect(await response.json()).toEqual({ result: { success: true } });
    expect((await requests().doc(data.requestId).get()).exists).toBe(true);
  });

  it('an administrator can have a mail resent', async () => {
    const lastName = randomUUID();
    const { requestId, ...payload } = aRequest({ lastName });
    await requests()
      .doc(requestId)
      .set({
        form_type: 'contact',
        first_name: payload.firstName,
        last_name: lastName,
        email: payload.email,
        fields: { email: payload.email, message: payload.message },
        delivery: 'failed',
        created_at: new Date(),
      });
    await requests().doc(requestId).update({ resend: true });
    await soon(async () => expect(await delivery(requestId)).toBe('sent'));
    expect(await mailsWith(lastName)).toHaveLength(1);
  });

  it('a mail that the trigger missed is sent by the schedule', async () => {
    const request = aRequest({ lastName: randomUUID() });
    await sendForm('sendContactEmail', request);
    await soon(async () => expect(await delivery(request.requestId)).toBe('sent'));
    // As if its sender had died long ago.
    const long = new Date(0);
    await outbox()
      .doc(`${request.requestId}-team`)
      .update({ state: 'sending', lease_until: long, next_attempt_at: long });
    await soon(async () => expect(await mailsWith(request.lastName)).toHaveLength(2));
  });

  it('the mails of a deleted request are deleted', async () => {
    const request = aRequest();
    await sendForm('sendContactEmail', request);
    await soon(async () => expect(await delivery(request.requestId)).toBe('sent'));
    await requests().doc(request.requestId).delete();
    const mails = outbox().where('request_id', '==', request.requestId);
    await soon(async () => expect((await mails.get()).size).toBe(0));
  });
});

describe('the function that renders pages', () => {
  const bundle = join(process.env.STAGE ?? '', 'functions', 'lib', 'index.js');

  it('starts without loading nodemailer, jose or the admin SDK', async () => {
    const source = await readFile(bundle, 'utf8');
    expect(source).toContain('import("nodemailer")');
    expect(source).not.toMatch(/^import .*["'](?:nodemailer|jose|firebase-admin\/firestore)/m);
    const script = `
      import { createRequire } from 'node:module';
      await import(${JSON.stringify(bundle)});
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.some((file) => file.includes('@google-cloud/firestore')));`;
    const loadsDatabase = async (target: string) => {
      const env = { ...process.env, FUNCTION_TARGET: target };
      const line = ['--input-type=module', '-e', script];
      return (await promisify(execFile)(process.execPath, line, { env })).stdout.trim();
    };
    expect(await loadsDatabase('render')).toBe('false');
    expect(await loadsDatabase('sendOutboxMail')).toBe('true');
  });
});
