import { expect, it } from 'vitest';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { readSubscribers } from '#domain/newsletter/read-subscribers.ts';

const refusedColumns = (text: string) => {
  const { emails, wrong, isRefused } = readSubscribers(text);
  if (isRefused) expect(emails).toEqual([]);
  return isRefused ? wrong : [];
};

const exported = (...states: boolean[]) =>
  subscriptionsToCsv(
    states.map((active, index) => ({
      email: `a${index}@exemple.fr`,
      source: 'footer' as const,
      subscribed_at: '2026-01-05T08:07:00Z',
      active,
    })),
  );

it.each([
  ['a plain list', 'a@exemple.fr\r\nb@exemple.fr\n\n'],
  ['a list on one line', 'a@exemple.fr; b@exemple.fr,c@exemple.fr d@exemple.fr'],
  ['a column of addresses', 'Email\na@exemple.fr\nb@exemple.fr'],
  ['a column called for its subscribers', 'Abonnés\na@exemple.fr\nb@exemple.fr'],
  ['recipients of a mail', '"Roy, Élise" <a@exemple.fr>, Luc <b@exemple.fr>; Ana <c@exemple.fr>'],
  ['a recipient named by her address', '"a@exemple.fr" <A@exemple.fr>'],
  ['names and dates', 'Email;Prénom;Inscrit le\na@exemple.fr;Élise;02/11/2026\nb@exemple.fr;;'],
  ['names without headings', 'Roy;Élise;a@exemple.fr;01/02/2026;www.exemple.fr'],
  ['an export of active subscribers', exported(true, true)],
  ['active members of Mailchimp', 'Email Address,MEMBER_RATING,OPTIN_TIME\na@exemple.fr,2,'],
  ['contacts that Brevo may write to', 'EMAIL;BLACKLISTED;OPT_IN\na@exemple.fr;No;Yes'],
  ['dates of confirmation', 'Email\tSubscribed\tUnsubscribed\na@exemple.fr\t2026-03-02 08:11\t'],
  ['an account of a social network', 'Email,Instagram\na@exemple.fr,@elise'],
  [
    'notes over two lines',
    'Email,Nom,Note\n"a@exemple.fr","dite ""Mimi""","une\ndeux, trois"\n,,,',
  ],
  ['states that differ in gender', 'Statut;Email\nInscrit(e);a@exemple.fr\nAbonnée;b@exemple.fr'],
  ['nothing', ''],
])('a list with %s may be imported', (_what, text) => {
  expect(refusedColumns(text)).toEqual([]);
});

it.each([
  ['Status', 'Email,Status', 'a@exemple.fr,subscribed\nb@exemple.fr,unsubscribed', 'unsubscribed'],
  ['status', 'email,status', 'a@exemple.fr,enabled\nb@exemple.fr,blocklisted', 'blocklisted'],
  ['Status', 'Subscriber,Status', 'a@exemple.fr,Soft bounced', 'Soft bounced'],
  ['Statut', 'Adresse;Statut', 'a@exemple.fr;Abonnée\nb@exemple.fr;à revoir', 'à revoir'],
  ['Statut', 'Adresse;Statut', 'a@exemple.fr', 'vide'],
  ['État', 'Courriel;État', 'a@exemple.fr;Désabonné(e)', 'Désabonné(e)'],
  ['Status', 'E-Mail\tStatus', 'a@exemple.fr\tAbgemeldet', 'Abgemeldet'],
  ['state', 'email,state', 'a@exemple.fr,"unconfirmed"', 'unconfirmed'],
  ['UNSUB_TIME', 'Email Address,UNSUB_TIME', 'a@exemple.fr,"2025-05-04"', '2025-05-04'],
  ['CLEAN_TIME', 'Email Address,CLEAN_TIME', 'a@exemple.fr,2025-05-04', '2025-05-04'],
  ['EMAIL_BLACKLISTED', 'EMAIL;EMAIL_BLACKLISTED', 'a@exemple.fr;true', 'true'],
  ['Blocklisted', 'Email,Blocklisted', 'a@exemple.fr,Yes', 'Yes'],
  ['OPT_IN', 'EMAIL;OPT_IN', 'a@exemple.fr;No', 'No'],
  ['Désinscrit le', 'Email;Désinscrit le', 'a@exemple.fr;03/02/2026', '03/02/2026'],
  ['Emails dropped (6mo)', 'Email,Emails dropped (6mo)', 'a@exemple.fr,26', '26'],
  ['Opted out of email', 'Email,Opted out of email', 'a@exemple.fr,TRUE', 'TRUE'],
  ['active', 'email,active', 'a@exemple.fr,1\nb@exemple.fr,0', '0'],
  ['Subscribed', 'Email,Subscribed', 'a@exemple.fr,FALSE', 'FALSE'],
  ['Reçoit nos nouvelles', 'Email;Reçoit nos nouvelles', 'a@exemple.fr;Non', 'Non'],
  ['Remarque', 'Email;Remarque', 'a@exemple.fr;plainte du 3 mars', 'plainte du 3 mars'],
  ['Désabonnés', 'Désabonnés', 'a@exemple.fr', 'a@exemple.fr'],
  ['2', '', 'a@exemple.fr;complained', 'complained'],
  ['1', '', 'a@exemple.fr\nDésinscrits\nb@exemple.fr', 'Désinscrits'],
  ['Tags', 'Liste du 3 mars\nEmail;Tags', 'a@exemple.fr;spam', 'spam'],
  ['OWNER_EMAIL', 'EMAIL;OWNER_EMAIL', 'a@exemple.fr;nous@exemple.fr', 'nous@exemple.fr'],
  ['NOTES', 'Email,NOTES', 'a@exemple.fr,"voir\nb@exemple.fr"', 'voir\nb@exemple.fr'],
  ['Note', 'Email,Note', 'a@exemple.fr,\n,voir b@exemple.fr', 'voir b@exemple.fr'],
  ['2', '', 'a@exemple.fr, dit par b@exemple.fr', 'dit par b@exemple.fr'],
  ['1', '', 'a@exemple.fr (ou b@exemple.fr)', 'a@exemple.fr (ou b@exemple.fr)'],
])('the column « %s » of « %s » with %j forbids an import', (column, headings, rows, seen) => {
  const name = `«\u202f${column}\u202f»`;
  const cell = `«\u202f${seen}\u202f»`;
  expect(refusedColumns(`${headings}\n${rows}`)).toEqual([
    `Colonne ${name}, 1 ligne\u00a0: ${cell}`,
  ]);
});

it('a refusal counts the lines of each column and names three of their cells', () => {
  const rows = ['unsubscribed', 'cleaned', 'unsubscribed', 'bounced', 'pending'];
  const text = `Email,Status\n${rows.map((state, index) => `a${index}@exemple.fr,${state}`).join('\n')}`;
  const cells = '«\u202funsubscribed\u202f», «\u202fcleaned\u202f», «\u202fbounced\u202f»';
  expect(refusedColumns(text)).toEqual([`Colonne «\u202fStatus\u202f», 5 lignes\u00a0: ${cells}`]);
  expect(refusedColumns(exported(true, false, false))).toEqual([
    'Colonne «\u202fActif\u202f», 2 lignes\u00a0: «\u202fNon\u202f»',
  ]);
});
