import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { ContactRequest, toContactRequest } from '#domain/requests/contact-request.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { demoRequests } from '#scripts/seed/requests.ts';
import { composeMail } from '../../../functions/src/mail/compose.ts';
import { type OutgoingMail, renderMail } from '../../../functions/src/mail/layout.ts';
import {
  newsletterConfirmationMail,
  requestReceiptMail,
} from '../../../functions/src/mail/mails.ts';
import { invitationMail, requestNotificationMail } from '../../../functions/src/mail/team-mails.ts';
import { htmlTexts } from '../../support/french-texts.ts';
import { typographyFaults } from '../../support/typography.ts';

const SITE = 'https://www.example.org';
vi.stubEnv('SITE_URL', SITE);

const confirm = (settings: SiteSettings = {}) =>
  newsletterConfirmationMail(
    { id: 'odile', email: 'odile@example.org' },
    { confirm: 'a', unsubscribe: 'b' },
    settings,
  );
const written = demoRequests.map(({ payload, received_at: created_at }) =>
  v.parse(ContactRequest, { ...toContactRequest(payload), id: payload.requestId, created_at }),
);

it('mails about contact requests, newsletter confirmations and invitations follow the French typography rules, as HTML and as plain text', () => {
  const mails: (Omit<OutgoingMail, 'kind'> | null)[] = [
    confirm(),
    invitationMail('odile@example.org', SITE),
    ...written.map((request) => requestNotificationMail(request)),
    ...written.map((request) => requestReceiptMail(request)),
  ];
  const texts = mails.flatMap((mail) => {
    if (mail === null) return [];
    const { html, text } = renderMail(mail);
    return [mail.subject, ...htmlTexts(html), ...text.split('\n')];
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(typographyFaults)).toEqual([]);
});

it('the mail to the team about a holiday request links to the attached hotels, and the visitor’s receipt names none of them', () => {
  const [request] = written.filter(({ form_type }) => form_type === 'vacances');
  if (!request) throw new Error('The demo data have no holiday request.');
  const hotels = ['Anse Rose', 'Ryokan & <b>Momiji</b>'].map((name, n) => ({ id: `h${n}`, name }));
  const { html, text } = renderMail(requestNotificationMail({ ...request, hotels }));
  expect(text).toContain(`Hôtel joint 1 sur 2\u00a0: Anse Rose (${SITE}/hotels/h0)`);
  expect(html).toContain(`href="${SITE}/hotels/h1"`);
  expect(html).toContain('Ryokan &amp; &lt;b&gt;Momiji&lt;/b&gt;');
  expect(text.split('\n').flatMap(typographyFaults)).toEqual([]);
  const receipt = requestReceiptMail({ ...request, hotels, email: 'a@example.fr' });
  expect(JSON.stringify(receipt)).not.toContain('Anse Rose');
});

it('the mail to the team about a contact request writes every date in words, never as dd/mm/yyyy', () => {
  for (const request of written) {
    const { text } = renderMail(requestNotificationMail(request));
    expect(text).toMatch(/Date de réception\u00a0: \d+ \p{L}+ 2026 à \d+\u00a0h\u00a0\d\d/u);
    expect(text).not.toMatch(/\d\d\/\d\d\/\d{4}/);
  }
});

const compose = (request: ContactRequest) => {
  const mail = requestNotificationMail(request);
  return composeMail(mail, renderMail(mail), {
    from: 'a@example.org',
    team: 'b@example.org',
  });
};

it('the subject of the mail to the team about a contact request says who writes and about what', () => {
  const subjects = written.map((request) => compose(request).subject);
  expect(new Set(subjects).size).toBe(written.length);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Message\u00a0: Odile Marchetti – Bonjour, Vous écrivez que la chambre sept du Palazzo Santa…',
      'Demande\u00a0: Camille Delattre – Voyage romantique, Île Maurice ou Seychelles, 14 février 2027',
    ]),
  );
});

it('mails to the team about two contact requests of the same name and message are two threads; a retry sends the same mail', () => {
  const [request] = written;
  if (!request) throw new Error('The demo data have no request.');
  const [first, again, other] = [request, request, { ...request, id: 'x' }].map(compose);
  expect(first?.subject).toBe(other?.subject);
  expect(first?.references).not.toBe(other?.references);
  expect(first).toEqual(again);
});

it.each([
  ['Anna\u202Egro.lapyap\u2066', 'Bon\u200Bjour', 'Message\u00a0: Annagro.lapyap – Bonjour'],
  ['Re: Facture\r\nBcc: a@b.fr', '', 'Message\u00a0: Re: Facture Bcc: a@b.fr'],
  ['x'.repeat(500), 'é\n', `Message\u00a0: ${'x'.repeat(59)}… – é`],
])(
  'a mail’s subject with the name %j is one line that begins with « Message »',
  (name, message, subject) => {
    const [request] = written.filter(({ form_type }) => form_type === 'contact');
    if (!request) throw new Error('The demo data have no message.');
    const names = { first_name: name, last_name: '', fields: { message } };
    expect(compose({ ...request, ...names }).subject).toBe(subject);
  },
);

it('mails use the contact address and the newsletter texts of the settings', () => {
  const [request] = written;
  if (!request) throw new Error('The demo data have no request.');
  const settings = { contact_email: 'bonjour@maison.fr', newsletter_day: 'chaque solstice' };
  const receipt = requestReceiptMail({ ...request, email: 'a@example.fr' }, settings);
  expect(receipt?.replyTo).toEqual({ name: 'Grand Séjour', address: 'bonjour@maison.fr' });
  expect(renderMail(confirm(settings)).text).toContain(
    'la lettre de Grand Séjour\u00a0: chaque solstice, quatre maisons,',
  );
});
