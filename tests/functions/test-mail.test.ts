import { expect, it } from 'vitest';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { sendTestMail } from '../../functions/src/mail/send.ts';
import { TEAM, testMails } from './mail-setup.ts';

const { db, smtp, open, addressees } = testMails();
const settings = db.collection(COLLECTIONS.settings).doc(SETTINGS_DOC_ID);

it('a test mail goes to the contact address of the settings, or else to the team’s address', async () => {
  await settings.delete();
  expect(await sendTestMail(db, await open())).toEqual({ to: TEAM, failure: null });
  await settings.set({ contact_email: 'bonjour@maison.fr' });
  expect(await sendTestMail(db, await open())).toEqual({ to: 'bonjour@maison.fr', failure: null });
  expect(await addressees()).toEqual(['bonjour@maison.fr', TEAM]);
  const [mail] = await smtp.mails();
  expect(mail?.html).toContain('href="https://www.example.org/admin"');
});

it('a test mail that fails is answered with the reason, whether the mail server refuses it or cannot be reached', async () => {
  smtp.faults.recipient = () => 550;
  expect((await sendTestMail(db, await open())).failure).toBe(
    'Le serveur d’envoi refuse le destinataire\u00a0: 550 No',
  );
  const mailer = await open();
  await smtp.stop();
  expect((await sendTestMail(db, mailer)).failure).toBe('Le serveur d’envoi ne répond pas');
  expect(smtp.accepted).toEqual([]);
});
