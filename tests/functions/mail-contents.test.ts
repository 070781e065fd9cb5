import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { HolidayValues } from '#domain/requests/holiday-fields.ts';
import {
  ContactMessagePayload,
  HolidayRequestPayload,
  toHolidayRequestPayload,
} from '#domain/requests/request-payloads.ts';
import { composeMail } from '../../functions/src/mail/compose.ts';
import { sendDueMails } from '../../functions/src/mail/send.ts';
import { HOLIDAY_REQUEST } from '../support/holiday-values.ts';
import { aRequest, TEAM, testMails } from './mail-setup.ts';

const mails = testMails();
const { smtp } = mails;

const aHoliday = (changes: Partial<HolidayValues>) =>
  v.parse(
    HolidayRequestPayload,
    toHolidayRequestPayload(
      { ...HOLIDAY_REQUEST, methodeContact: 'mail', telephone: '', ...changes },
      randomUUID(),
    ),
  );

/** Stores a request, sends its mails, and returns the mails that the server accepted. */
async function sent(request: ContactMessagePayload | HolidayRequestPayload) {
  await mails.store(request);
  await sendDueMails(mails.db, await mails.open());
  const sent = await smtp.mails();
  return {
    mails: sent,
    team: sent.find(({ to }) => to?.[0]?.address === TEAM),
    receipt: sent.find(({ to }) => to?.[0]?.address !== TEAM),
  };
}

describe('the mail to the team', () => {
  it('the mail to the team about a holiday request has the visitor as its reply address, and shows all fields with French labels', async () => {
    const { team } = await sent(
      aHoliday({
        email: 'camille@example.fr',
        budget: '2000-3000',
        destination: 'Île Maurice',
        dateDepart: '2027-02-14',
        dateRetour: '2027-02-21',
        message: 'Dix ans de mariage.',
      }),
    );
    expect(team?.from).toMatchObject({ name: 'Grand Séjour', address: 'bonjour@example.org' });
    expect(team?.replyTo).toMatchObject([
      { name: 'Camille Delattre', address: 'camille@example.fr' },
    ]);
    for (const words of [
      'Prénom et nom\u00a0: Camille Delattre',
      'Moyen de contact\u00a0: E-mail',
      'Adresse e-mail\u00a0: camille@example.fr',
      'Type de vacances\u00a0: Voyage romantique',
      'Budget par personne\u00a0: 2\u202F000 à 3\u202F000\u00A0€',
      'Destination souhaitée\u00a0: Île Maurice',
      'Date de départ\u00a0: 14 février 2027',
      'Date de retour\u00a0: 21 février 2027',
      'Nombre de personnes\u00a0: 2',
      'Date de réception\u00a0: 22 novembre 2026 à 11\u00a0h\u00a000',
      '> Dix ans de mariage.',
      'Répondre par e-mail\u00a0: mailto:camille@example.fr',
      'Ouvrir l’administration\u00a0: https://www.example.org/admin',
    ]) {
      expect(team?.text).toContain(words);
    }
  });

  it.each([
    ['appel', { telephone: '06 12 34 56 78' }, 'Appeler', 'tel:+33612345678'],
    ['tiktok', { tiktok: 'camille_d' }, 'Écrire sur TikTok', 'https://www.tiktok.com/@camille_d'],
  ])(
    'the mail to the team about a holiday request with the contact method « %s » has a link to contact the visitor that way, and no reply address',
    async (methodeContact, reach, label, href) => {
      const { mails, team } = await sent(aHoliday({ methodeContact, ...reach }));
      expect(mails).toHaveLength(1);
      expect(team?.replyTo).toBeUndefined();
      expect(team?.text).toContain(`${label}\u00a0: ${href}`);
      expect(team?.html).toContain(`href="${href}"`);
    },
  );

  it('the mail to the team about a holiday request does not link to an invalid Instagram user name', async () => {
    const { team } = await sent(
      aHoliday({ methodeContact: 'instagram', instagram: 'evil.example/../@x" onclick="y' }),
    );
    expect(team?.text).not.toContain('Écrire sur');
    expect(team?.html).not.toMatch(/href="[^"]*evil/);
  });
});

describe('the receipt', () => {
  it('the receipt of a contact request is mailed to the visitor, with the team as reply address, and is marked as generated automatically', async () => {
    const { receipt } = await sent(aRequest());
    expect(receipt?.to).toMatchObject([{ address: 'camille@example.fr' }]);
    expect(receipt?.subject).toBe('Nous avons bien reçu votre message');
    expect(receipt?.replyTo).toMatchObject([{ address: 'contact@revue.test' }]);
    expect(receipt?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(receipt?.text).toContain('Nous vous répondrons dans les plus brefs délais.');
    expect(receipt?.text).toContain('https://www.example.org/destinations');
    expect(receipt?.text).toContain('Grand Séjour SAS, 12, quai des Voyageurs');
    expect(receipt?.html).toContain('href="https://www.example.org/legal#vos-droits"');
  });

  it('the receipt mailed to the visitor summarises the holiday request', async () => {
    const { receipt } = await sent(
      aHoliday({ methodeContact: 'whatsapp', telephone: '0612345678', email: 'c@example.fr' }),
    );
    expect(receipt?.text).toContain(
      'Notre équipe vous recontactera sur WhatsApp dans les plus brefs délais.',
    );
    expect(receipt?.text).toContain('Type de vacances\u00a0: Voyage romantique');
  });

  it('the receipt of a contact request omits the visitor’s free text, which could be advertising in the site’s name', async () => {
    const { receipt } = await sent(
      aRequest({ firstName: 'Gagnez 500 € sur www.evil.example', message: 'https://evil.example' }),
    );
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/evil|Gagnez/);
  });

  it('no receipt of a holiday request is sent to an invalid email address', async () => {
    const request = aHoliday({
      methodeContact: 'appel',
      telephone: '0612345678',
      email: 'pas d’adresse',
    });
    const { mails, team } = await sent(request);
    expect(mails).toHaveLength(1);
    expect(team?.replyTo).toBeUndefined();
    expect(team?.text).toContain('pas d’adresse');
  });
});

describe('hostile and unusual texts', () => {
  const CRLF = 'Camille\r\nBcc: victime@example.org\r\n\r\nBonjour';

  it('line breaks in a form field cannot add mail headers or recipients to a mail', async () => {
    const raw = { ...aRequest(), firstName: CRLF, lastName: CRLF, message: CRLF };
    const { mails } = await sent(v.parse(ContactMessagePayload, raw));
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.to).toHaveLength(1);
      expect(mail.bcc).toBeUndefined();
      expect(mail.cc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });

  it('line breaks in the value of a mail header cannot add another header to the mail', () => {
    const message = composeMail(
      {
        id: 'hostile',
        to: 'camille@example.fr',
        replyTo: { name: CRLF, address: 'a@example.fr' },
        subject: CRLF,
        leaveUrl: `https://example.org/\r\nBcc: victime@example.org`,
      },
      { html: '', text: '' },
      { from: 'bonjour@example.org', team: TEAM },
    );
    const { subject, replyTo, headers } = message;
    expect(subject).toBe('Camille Bcc: victime@example.org Bonjour');
    expect(JSON.stringify([replyTo, headers])).not.toMatch(/\\[rn]/);
  });

  it('unusual texts arrive unchanged in a mail, with their line breaks and emoji', async () => {
    const message = 'Ligne 1\nLigne 2 · é€漢😀\n\n-- \n.\n..\nFrom moi';
    const { team } = await sent(aRequest({ firstName: 'Žofie 😀', message }));
    expect(team?.replyTo?.[0]?.name).toBe('Žofie 😀 Delattre');
    expect(team?.text).toContain(message.replace(/^/gm, '> '));
  });
});
