import { expect, it } from 'vitest';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { readSubscribers } from '#domain/newsletter/read-subscribers.ts';

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
  ['recipients of a mail', '"Roy, Élise" <a@exemple.fr>, Luc <b@exemple.fr>; Ana <c@exemple.fr>'],
  ['a table of names and dates', 'Email;Prénom;Inscrit le\na@exemple.fr;Élise;02/11/2026'],
  ['a table without headings', 'Roy;Élise;a@exemple.fr;01/02/2026;www.exemple.fr'],
  ['an export of active subscribers', exported(true, true)],
  ['active members of Mailchimp', 'Email Address,MEMBER_RATING,OPTIN_TIME\na@exemple.fr,2,'],
  ['notes over two lines', 'Email,Nom,Note\n"a@exemple.fr","dite ""Mimi""","une\ndeux, trois"'],
])('%s may be imported', (_what, text) => {
  expect(readSubscribers(text)).toMatchObject({ refused: [] });
  expect(readSubscribers(text).emails).not.toEqual([]);
});

it.each([
  ['Email,Status', 'a@exemple.fr,unsubscribed'],
  ['Email,Status', 'a@exemple.fr,Soft bounced'],
  ['email,status', 'a@exemple.fr,blocklisted'],
  ['Courriel;État', 'a@exemple.fr;Désabonné(e)'],
  ['Adresse;Remarque', 'a@exemple.fr;plainte du 3 mars'],
  ['E-Mail\tStatus', 'a@exemple.fr\tAbgemeldet'],
  ['EMAIL;OPT_IN', 'a@exemple.fr;No'],
  ['email,active', 'a@exemple.fr,0'],
  ['Email;Actif', 'a@exemple.fr;Non'],
  ['EMAIL;OWNER_EMAIL', 'a@exemple.fr;nous@exemple.fr'],
  ['Email,NOTES', 'a@exemple.fr,"voir\nb@exemple.fr"'],
  ['Email,Note', ',voir b@exemple.fr'],
  ['', 'a@exemple.fr (ou b@exemple.fr)'],
])('a list with the headings %j and the row %j is refused', (headings, row) => {
  expect(readSubscribers(`${headings}\n${row}`)).toEqual({ emails: [], wrong: [], refused: [row] });
});

it.each(['Email,UNSUB_TIME', 'Email Address,CLEAN_TIME', 'EMAIL;BLACKLISTED', 'Désabonnés'])(
  'a list with the heading %j is refused',
  (heading) => {
    expect(readSubscribers(`${heading}\na@exemple.fr`).refused).toEqual([heading]);
  },
);

it('an export that holds an inactive subscriber is refused', () => {
  expect(readSubscribers(exported(true, false)).refused).toHaveLength(1);
});
