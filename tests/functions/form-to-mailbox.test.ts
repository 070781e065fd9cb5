import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { call, database, mailsWith, SITE, sendForm, signInAdmin, soon } from './call.ts';
import { aRequest } from './mail-setup.ts';

const requests = database().collection(COLLECTIONS.contactRequests);
const delivery = async (id: string) => (await requests.doc(id).get()).get('delivery');

describe('from the form to the mailbox', () => {
  it('a contact request sends two mails with links to this site, and is marked as sent', async () => {
    const request = aRequest({ email: `${randomUUID()}@example.fr`, lastName: randomUUID() });
    await sendForm('sendContactEmail', request);
    await soon(async () => expect(await delivery(request.requestId)).toBe('sent'));
    const mails = await mailsWith(request.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Message\u00a0: Camille .+ – Bonjour, une question\.$/),
      'Nous avons bien reçu votre message',
    ]);
    for (const { html } of mails) {
      const links = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, href = '']) => href);
      expect(links).not.toEqual([]);
      for (const link of links) {
        expect(link.startsWith(`${SITE}/`)).toBe(true);
        expect((await fetch(link)).status).toBe(200);
      }
    }
  });

  it('a test mail requested by an administrator arrives where the team’s mails go', async () => {
    const { token } = await signInAdmin();
    const subject = `E-mail d’essai de ${BRAND}`;
    const arrived = async () =>
      (await mailsWith(CONTACT_EMAIL)).filter((mail) => mail.subject === subject).length;
    const before = await arrived();
    const { body } = await call('adminCall', { action: 'test-mail' }, token);
    expect(body.result).toEqual({ to: CONTACT_EMAIL, failure: null });
    await soon(async () => expect(await arrived()).toBe(before + 1));
  });

  it('the link in the confirmation mail confirms a newsletter sign-up', async () => {
    const email = `${randomUUID()}@example.fr`;
    const signup = { email, source: 'footer', consentVersion: '2026-11' };
    await sendForm('subscribeNewsletter', signup);
    await soon(async () => expect(await mailsWith(email)).toHaveLength(1));
    const [mail] = await mailsWith(email);
    const jeton = /confirmation\?jeton=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    const answer = await fetch(`${SITE}/api/newsletter/confirmation`, {
      method: 'POST',
      body: new URLSearchParams({ jeton: jeton ?? '' }),
    });
    expect(answer.url).toBe(`${SITE}/newsletter/confirmation?etat=confirmed`);
    expect((await sendForm('subscribeNewsletter', signup)).body.error?.status).toBe(
      'ALREADY_EXISTS',
    );
  });
});

describe('the function that renders pages', () => {
  const bundle = join(process.env.STAGE ?? '', 'functions', 'lib', 'index.js');

  it('the function that renders pages starts without loading nodemailer or the Admin SDK', async () => {
    const source = await readFile(bundle, 'utf8');
    expect(source).toContain('import("nodemailer")');
    expect(source).not.toMatch(/^import .*["'](?:nodemailer|firebase-admin\/firestore)/m);
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
    expect(await loadsDatabase('sendMail')).toBe('true');
  });
});
