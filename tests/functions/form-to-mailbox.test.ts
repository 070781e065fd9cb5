import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, mailsWith, SITE, sendForm, waitUntilPasses } from './call.ts';
import { aRequest } from './mail-setup.ts';

const requests = database().collection(COLLECTIONS.contactRequests);
const delivery = async (id: string) => (await requests.doc(id).get()).get('delivery');

describe('from the form to the mailbox', () => {
  it('a contact request sends two mails, whose links lead to existing pages of the site, and is marked as sent', async () => {
    const request = aRequest({ email: `${randomUUID()}@example.fr`, lastName: randomUUID() });
    await sendForm('sendContactEmail', request);
    await waitUntilPasses(async () => expect(await delivery(request.requestId)).toBe('sent'));
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
});

describe('the function that renders pages', () => {
  const bundle = join(process.env.STAGE ?? '', 'functions', 'lib', 'index.js');

  it('the function that renders pages starts without loading nodemailer or the Admin SDK’s Firestore client', async () => {
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
