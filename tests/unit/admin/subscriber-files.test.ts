import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseSubscriberTable } from '#admin/features/subscriber-import/read-table.ts';
import { decodeFileText } from '#data/decode-file-text.ts';
import {
  ImportedSubscriber,
  subscriptionsToCsv,
} from '#domain/newsletter/newsletter-subscription.ts';
import {
  parseSubscribers,
  type UnknownStateWordAnswers,
} from '#domain/newsletter/parse-subscribers.ts';
import { type ColumnRole, guessColumnRoles } from '#domain/newsletter/subscriber-columns.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { roughText } from '../domain/any-text.ts';

type Options = {
  answers?: UnknownStateWordAnswers;
  known?: string[];
  columns?: (ColumnRole | null)[];
  title?: string;
};

async function read(file: string | Uint8Array, options: Options = {}) {
  const text = decodeFileText(typeof file === 'string' ? new TextEncoder().encode(file) : file);
  const parsed = text === null ? null : await parseSubscriberTable(text);
  if (parsed === null) return null;
  const table = { ...parsed, title: options.title ?? parsed.title ?? '' };
  const columns = options.columns ?? guessColumnRoles(table);
  const { answers = {}, known = [] } = options;
  const reading = await parseSubscribers(table, { columns, answers, known: new Set(known) });
  const { subscribers, leftOut, unknown } = reading;
  const roles = columns.flatMap((role, index) =>
    role === null ? [] : [`${table.headings[index] ?? index}: ${role}`],
  );
  const active = subscribers.filter(({ active: isActive }) => isActive);
  return {
    subscribers,
    rows: table.rows.length,
    roles,
    active: active.map(({ email }) => email.replace(/@.*/, '')),
    out: leftOut.map(
      ({ row, reason }) => `${/[^\s,<"]*(?=@)/.exec(row.join(' '))?.[0]}: ${reason}`,
    ),
    unknown: [...unknown.keys()],
  };
}

const x = 'exemple.fr';

describe('files of other tools', () => {
  it.each([
    [
      'Mailchimp',
      `Email Address,First Name,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,UNSUB_TIME,UNSUB_REASON,CLEAN_TIME,LEID,NOTES
"ines@${x}",Inès,"2024-03-02 08:11:09",192.0.2.1,"2024-03-02 08:12:40",,,,1001,
"paul@${x}",Paul,"2022-01-10 10:00:00",,"2022-01-10 10:02:00","2025-05-04 19:31:22",NORMAL,,1002,"écrit de p@bureau.fr"
"vieux@${x}",,"2019-01-10 10:00:00",,,"2021-02-02 02:02:02",ABUSE,,1003,
"mort@${x}",,"2019-01-10 10:00:00",,,,,"2021-02-02 02:02:02",1004,`,
      [
        'Email Address: email',
        'OPTIN_TIME: consent',
        'CONFIRM_TIME: state',
        'UNSUB_TIME: state',
        'UNSUB_REASON: state',
        'CLEAN_TIME: state',
      ],
      ['ines'],
      ['paul: unsubscribed', 'vieux: complained', 'mort: bounced'],
    ],
    [
      'Brevo',
      `CONTACT ID;EMAIL;NOM;BLACKLISTED;SMS_BLACKLISTED;OPT_IN;DOUBLE_OPT-IN;ADDED_TIME;OWNER_EMAIL
1;alix@${x};Renaud;No;Yes;Yes;Yes;02-11-2026 10:12;nous@maison.fr
2;bob@${x};Lemoine;Yes;No;Yes;Yes;01-03-2025 09:00;nous@maison.fr
3;cleo@${x};Morel;No;No;No;Yes;01-03-2025 09:00;nous@maison.fr
4;dan@${x};Petit;No;No;Yes;No;01-03-2025 09:00;nous@maison.fr`,
      [
        'EMAIL: email',
        'BLACKLISTED: state',
        'OPT_IN: state',
        'DOUBLE_OPT-IN: state',
        'ADDED_TIME: consent',
      ],
      ['alix'],
      ['bob: unsubscribed', 'cleo: unsubscribed', 'dan: pending'],
    ],
    [
      'Substack',
      `Email,Name,Stripe plan,Cancel date,Start date,Emails received (6mo),Emails dropped (6mo),Days active (30d),Subscription source (free)
lea@${x},Léa,,,2026-01-02T10:00:00Z,12,1,0,import
bounce@${x},,,,2023-01-02T10:00:00Z,0,26,1,import`,
      [
        'Email: email',
        'Cancel date: state',
        'Start date: consent',
        'Emails dropped (6mo): state',
        'Subscription source (free): proof',
      ],
      ['lea'],
      ['bounce: bounced'],
    ],
    [
      'Substack of earlier years',
      `email,active_subscription,expiry,plan,email_disabled,created_at
lea@${x},false,,other,false,2024-01-02T10:00:00.000Z
max@${x},true,,yearly,true,2024-01-02T10:00:00.000Z`,
      [
        'email: email',
        'active_subscription: state',
        'email_disabled: state',
        'created_at: consent',
      ],
      [],
      ['lea: unknown', 'max: unsubscribed'],
    ],
    [
      'Ghost',
      `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
61,ada@${x},Ada,voir b@${x},true,false,,2024-05-02T10:00:00.000Z,,,
62,bea@${x},Béa,,false,false,,2024-05-02T10:00:00.000Z,,,`,
      ['email: email', 'subscribed_to_emails: state', 'created_at: consent', 'deleted_at: state'],
      ['ada'],
      ['bea: unsubscribed'],
    ],
    [
      'Beehiiv',
      `Email,Subscriber ID,Status,Tier,Created At,Unsubscribed At,UTM Source,Referring Site
ada@${x},s1,active,free,2024-05-02 10:00:00 UTC,,google,
bea@${x},s2,inactive,free,2024-05-02 10:00:00 UTC,2025-01-01 00:00:00 UTC,,
cyr@${x},s3,validating,free,2024-05-02 10:00:00 UTC,,,
dan@${x},s4,invalid,free,2024-05-02 10:00:00 UTC,,,`,
      [
        'Email: email',
        'Status: state',
        'Created At: consent',
        'Unsubscribed At: state',
        'UTM Source: proof',
        'Referring Site: proof',
      ],
      ['ada'],
      ['bea: unsubscribed', 'cyr: pending', 'dan: bounced'],
    ],
    [
      'Kit',
      `id,first_name,email,state,created_at,tags
1,Ada,ada@${x},active,2024-05-02T10:00:00Z,"voyage, spa"
2,Béa,bea@${x},cancelled,2024-05-02T10:00:00Z,
3,Cyr,cyr@${x},complained,2024-05-02T10:00:00Z,
4,Dan,dan@${x},cold,2024-05-02T10:00:00Z,`,
      ['email: email', 'state: state', 'created_at: consent'],
      ['ada'],
      ['bea: unsubscribed', 'cyr: complained', 'dan: unknown'],
    ],
    [
      'MailerLite',
      `Subscriber,Status,Sent,Opens,Clicks,Subscribed,Signup IP,Location
ada@${x},Active,12,5,1,2024-05-02 10:00:00,192.0.2.7,Paris
bea@${x},Unsubscribed,3,0,0,2024-05-02 10:00:00,,
cyr@${x},Junk,3,0,0,2024-05-02 10:00:00,,
dan@${x},Unconfirmed,0,0,0,2024-05-02 10:00:00,,`,
      ['Subscriber: email', 'Status: state', 'Subscribed: consent'],
      ['ada'],
      ['bea: unsubscribed', 'cyr: complained', 'dan: pending'],
    ],
    [
      'Buttondown',
      `Email Address,Creation Date,Subscriber Type\nada@${x},2024-05-02,regular\nbea@${x},2024-05-02,unactivated\ncyr@${x},2024-05-02,unsubscribed`,
      ['Email Address: email', 'Creation Date: consent', 'Subscriber Type: state'],
      [],
      ['ada: unknown', 'bea: pending', 'cyr: unsubscribed'],
    ],
    [
      'Sarbacane',
      `EMAIL;DATE INSCRIPTION;DESABONNE;NPAI;RGPD;STOP\nada@${x};03/05/2024;0;0;oui;\nbea@${x};03/05/2024;0;1;oui;\ncyr@${x};03/05/2024;0;0;non;\ndan@${x};03/05/2024;0;0;oui;x`,
      [
        'EMAIL: email',
        'DATE INSCRIPTION: consent',
        'DESABONNE: state',
        'NPAI: state',
        'RGPD: state',
        'STOP: state',
      ],
      ['ada'],
      ['bea: bounced', 'cyr: unsubscribed', 'dan: unsubscribed'],
    ],
    [
      'ActiveCampaign',
      `Email,First Name,Status,Date Subscribed,Tags\nada@${x},Ada,1,2024-05-03,"a,b"\nbea@${x},Béa,2,2024-05-03,\ncyr@${x},Cyr,3,2024-05-03,\ndan@${x},Dan,0,2024-05-03,\neve@${x},Ève,-1,2024-05-03,`,
      ['Email: email', 'Status: state', 'Date Subscribed: consent'],
      ['ada'],
      ['bea: unsubscribed', 'cyr: bounced', 'dan: pending', 'eve: unknown'],
    ],
    [
      'Mailjet',
      `Email,Name,IsExcludedFromCampaigns,CreatedAt,IsUnsubscribed,UnsubscribedAt\nada@${x},Ada,false,2024-05-03T10:00:00Z,false,NULL\nbea@${x},Béa,true,2024-05-03T10:00:00Z,false,NULL\ncyr@${x},Cyr,false,2024-05-03T10:00:00Z,,2025-05-03T10:00:00Z`,
      [
        'Email: email',
        'IsExcludedFromCampaigns: state',
        'CreatedAt: consent',
        'IsUnsubscribed: state',
        'UnsubscribedAt: state',
      ],
      ['ada'],
      ['bea: unsubscribed', 'cyr: unsubscribed'],
    ],
    [
      'CleverReach',
      `email,activated,deactivated,registered,bounced\nada@${x},1700000000,0,1700000000,0\nbea@${x},1700000000,1710000000,1700000000,0\ncyr@${x},0,0,1700000000,0`,
      [
        'email: email',
        'activated: state',
        'deactivated: state',
        'registered: consent',
        'bounced: state',
      ],
      ['ada'],
      ['bea: unsubscribed', 'cyr: pending'],
    ],
    [
      'phpList',
      `email,confirmed,smsBlacklisted,emailBlacklisted,Ne plus contacter\nada@${x},1,1,0,\nbea@${x},0,0,0,\ncyr@${x},1,0,1,\ndan@${x},1,0,0,x`,
      ['email: email', 'confirmed: state', 'emailBlacklisted: state', 'Ne plus contacter: state'],
      ['ada'],
      ['bea: pending', 'cyr: unsubscribed', 'dan: unsubscribed'],
    ],
    [
      'a German tool',
      `E-Mail-Adresse;Vorname;Status;Angemeldet am;Abgemeldet am;Quelle;Nachweis
ada@${x};Ada;Bestätigt;02.05.2024;;Messe;Formular vom 2. Mai, IP 192.0.2.4
bea@${x};Bea;Abgemeldet;02.05.2024;01.01.2025;;
cyr@${x};Cyr;Nicht bestätigt;02.05.2024;;;`,
      [
        'E-Mail-Adresse: email',
        'Status: state',
        'Angemeldet am: consent',
        'Abgemeldet am: state',
        'Quelle: proof',
        'Nachweis: proof',
      ],
      ['ada'],
      ['bea: unsubscribed', 'cyr: pending'],
    ],
    [
      'a French spreadsheet',
      `sep=;\nAbonnés au 3 mars\nNom;Adresse de messagerie;Situation;État;Inscrit le;Désinscrit le\nRoy;"Roy, Élise <elise@${x}>";;Abonné(e);31/12/2024;\nBon;bon@${x};;Désabonné(e);01/12/2024;\nCat;cat@${x};;;01/12/2024;02/02/2025\n;;;;;`,
      [
        'Adresse de messagerie: email',
        'État: state',
        'Inscrit le: consent',
        'Désinscrit le: state',
      ],
      ['elise'],
      ['bon: unsubscribed', 'cat: unsubscribed'],
    ],
    [
      'a form of a web site',
      `Date de l'entrée,E-mail,Consentement (Consent),Consentement (Text)\n2024-05-02,ada@${x},Coché,J'accepte\n2024-05-02,bea@${x},,`,
      ['E-mail: email', 'Consentement (Consent): state', 'Consentement (Text): proof'],
      ['ada'],
      ['bea: unknown'],
    ],
    [
      'Klaviyo, years ago',
      `Email,$consent,$consent_method,$consent_timestamp\nada@${x},['email'],Form,2024-05-02T10:00:00\nbea@${x},['sms'],Form,2024-05-02T10:00:00\ncyr@${x},,,`,
      ['Email: email', '$consent: state', '$consent_method: proof', '$consent_timestamp: consent'],
      [],
      ['ada: unknown', 'bea: unknown', 'cyr: unknown'],
    ],
    [
      'Salesforce',
      `Id,Email,HasOptedOutOfEmail,IsEmailBounced,DoNotCall\n1,ada@${x},false,false,true\n2,bea@${x},true,false,false`,
      ['Email: email', 'HasOptedOutOfEmail: state', 'IsEmailBounced: state'],
      ['ada'],
      ['bea: unsubscribed'],
    ],
    [
      'a Spanish tool',
      `Correo electrónico;Estado\nada@${x};Suscrito\nbea@${x};Dado de baja\ncyr@${x};No confirmado`,
      ['Correo electrónico: email', 'Estado: state'],
      ['ada'],
      ['bea: unsubscribed', 'cyr: pending'],
    ],
    [
      'a person who writes remarks',
      `Mes abonnés\nEmail;Notes\nada@${x};n’aime pas la mer\nbea@${x};a dit « STOP » !\ncyr@${x};ne veut plus nos mails\ndan@${x};`,
      ['Email: email', 'Notes: remark'],
      ['ada', 'dan'],
      ['bea: unsubscribed', 'cyr: unsubscribed'],
    ],
    [
      'Google Contacts',
      `First Name,Last Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value\nAda,Roy,voir b@${x},* myContacts,* Work,ada@${x},Home,a2@${x}`,
      ['E-mail 1 - Value: email'],
      ['ada'],
      [],
    ],
    [
      'the former site',
      `id,email,source,subscribed_at,active\na1,Lucie@${x},header,2024-02-01 10:00:00+00,t\na2,lucie@${x},footer,2024-02-03 10:00:00+00,f\na3,noe@${x},scroll,2024-02-04 10:00:00+00,\na4,pas-une-adresse,footer,,t\na5,ines@${x},popup-ete,,t`,
      ['email: email', 'source: proof', 'subscribed_at: consent', 'active: state'],
      ['ines'],
      ['lucie: twice', 'undefined: invalid', 'Lucie: unsubscribed', 'noe: unknown'],
    ],
  ])(
    'the columns of a subscriber file from %s are recognised, and only active people are imported',
    async (_tool, file, roles, active, out) => {
      expect(await read(file)).toMatchObject({ roles, active, out });
    },
  );
});

it.each([
  ['05/03/2024 2:22 PM', '2024-05-03T12:22:00.000Z'],
  ['05/03/2024,12/25/2023', '2024-05-02T22:00:00.000Z'],
  ['05/03/2024,25/12/2023', '2024-03-04T23:00:00.000Z'],
])(
  'in a column of a subscriber file with the dates %s, the first date is read as %s',
  async (dates, instant) => {
    const rows = dates.split(',').map((date, index) => `person${index}@${x},${date}`);
    const { subscribers = [] } = (await read(['Email,Opt-in date', ...rows].join('\n'))) ?? {};
    expect(subscribers[0]?.consent_at).toBe(instant);
  },
);

it('dates in the column « Jour » of a subscriber file are not taken for dates of consent', async () => {
  expect(await read(`Email,Jour\na@${x},02/03/2024`)).toMatchObject({ roles: ['Email: email'] });
});

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16());
};
const TABLE = `Email\tPrénom\tDésinscrit le\nelise@${x}\tÉlise\t\nluc@${x}\tLuc\t02/03/2024`;

it.each([
  ['UTF-8 with a byte order mark', `\uFEFF${TABLE}`],
  ['UTF-16 LE with a byte order mark', utf16(`\uFEFF${TABLE}`, 'le')],
  ['UTF-16 BE with a byte order mark', utf16(`\uFEFF${TABLE}`, 'be')],
  ['UTF-16 LE', utf16(TABLE, 'le')],
  ['UTF-16 BE', utf16(TABLE, 'be')],
  ['Windows-1252', new Uint8Array(Buffer.from(TABLE, 'latin1'))],
])('a table of subscribers in %s is read', async (_encoding, file) => {
  expect(await read(file)).toMatchObject({ active: ['elise'], out: ['luc: unsubscribed'] });
});

it.each([
  ['Mac Roman', Buffer.from(TABLE.replaceAll('é', '\u008E').replaceAll('É', '\u0083'), 'latin1')],
  [
    'a DOS encoding',
    Buffer.from(TABLE.replaceAll('é', '\u0082').replaceAll('É', '\u0090'), 'latin1'),
  ],
  ['UTF-8 that was encoded twice', Buffer.from(Buffer.from(TABLE).toString('latin1'))],
  [
    'a workbook',
    Buffer.from(
      'PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000\u0000\u0000!\u0000\u00DF\u00D8',
      'latin1',
    ),
  ],
  ['JSON', Buffer.from(`[\n  {\n    "email": "a@${x}",\n    "status": "unsubscribed"\n  }\n]`)],
  ['HTML', Buffer.from(`<table><tr><td>a@${x}</td><td>désinscrit</td></tr></table>`)],
  ['a quote that never closes', Buffer.from(`Email,Nom\n"a@${x},A\nb@${x},B`)],
])('importing subscribers from %s is refused instead of guessed', async (_what, bytes) => {
  expect(await read(new Uint8Array(bytes))).toBeNull();
});

it.each([
  [`une@${x}\r\ndeux@${x}\n\n`, ['une', 'deux']],
  [`a@${x}; b@${x},c@${x}`, ['a', 'b', 'c']],
  [`a@${x} b@${x}\nA@${x}`, ['a', 'b']],
  [`"Roy, Élise" <elise@${x}>, Luc <luc@${x}>`, ['elise', 'luc']],
  [`mailto:elise@${x}\no'brien@${x}\n'luc@${x}'.`, ['elise', "o'brien", 'luc']],
  [`Roy;Élise;elise@${x};01/02/2026`, ['elise']],
  [`Email\n\u200Bines@${x}\nines@${x}\njean\u00A0@${x}\nlea@${x}\u200B`, ['ines', 'jean', 'lea']],
  [`"Anne <a@${x}>, Bob <b@${x}>"\nCléo <c@${x}>`, ['a', 'b', 'c']],
  [
    `Email,Nom\n=HYPERLINK("mailto:yves@${x}";"yves"),Yves\n"Dupont, Zoé <zoe@${x}>",`,
    ['yves', 'zoe'],
  ],
])('every subscriber’s address in the list %j is found', async (text, active) => {
  expect(await read(text)).toMatchObject({ active });
});

it.each([
  ['words', `a@${x};Anne;abonnée\nb@${x};Bob;bloqué\nc@${x};Cléo;plainte`, 'b c', []],
  ['yes and no', `a@${x};oui\nb@${x};non`, 'b', []],
  ['numbers', `a@${x};1\nb@${x};2`, 'a b', ['1', '2']],
  ['a cell too many', `b@${x}\na@${x}\nc@${x},désinscrit`, 'a b c', ['']],
  ['notes beside addresses', `a@${x}\nb@${x} (désinscrite)\n"Cléo - bounced" <c@${x}>`, 'b', []],
  ['parts', `a@${x}\nDésinscrits :\nb@${x}\npas.une.adresse\nc@${x}`, 'b c', []],
  [
    'parts of a table',
    `Nom;Email;Statut\nActifs;;\nA;a@${x};actif\nDésinscrits;;\nB;b@${x};actif`,
    'b',
    [],
  ],
  ['remarks', `b@${x} – ne veut plus\nc@${x} (stop)\na@${x} Élise de La Tour`, 'b c', []],
  [
    'unclear remarks',
    `b@${x} a changé\n"c@${x}, retour erreur"\na@${x}`,
    'b c',
    ['a changé', 'retour erreur'],
  ],
  ['an order', `a@${x}\nÀ supprimer\nb@${x}`, 'b', []],
  ['a wish', `a@${x}\nNe plus écrire :\nb@${x}`, 'b', []],
  [
    'a title',
    `Liste des désinscrits\nE-mail,Nom\na@${x},A\nb@${x},B\nc@${x},C`,
    'a b c',
    ['Liste des désinscrits'],
  ],
])(
  'a list of subscribers that says who left by %s imports the others only',
  async (_what, file, left, asked) => {
    const { active = [], unknown } = (await read(file)) ?? {};
    expect(
      ['a', 'b', 'c'].filter((one) => file.includes(`${one}@`) && !active.includes(one)),
    ).toEqual(left.split(' '));
    expect(unknown).toEqual(asked);
  },
);

it.each([
  ['Souhaitez-vous recevoir la lettre ?', 'Non', 'Oui, volontiers'],
  ['Souhaitez-vous recevoir la lettre ?', 'Non merci', 'Oui'],
  ['OK mailing', '0', '1'],
  ['Envoi', 'N', 'O'],
  ['Reçoit la lettre', '☐', '☑'],
  ['Emailing', '✗', '✓'],
  ['Marketing', 'non', 'oui'],
  ['Email permission', 'no', 'yes'],
  ['Can Receive Email Marketing', 'False', 'True'],
  ['DNE', 'Yes', 'No'],
  ["Fin d'abonnement", '02/03/2024', ''],
  ['Parti le', '02/03/2024', ''],
  ['Départ', '02/03/2024', ''],
  ['Est actif', '0', '1'],
  ['Subscription', 'expired', 'active'],

  ['Sortie', '02/03/2024', ''],
  ['Ne souhaite plus recevoir', 'x', ''],
  ['Fecha de baja', '2024-03-02', ''],
  ['Disiscritto il', '02/03/2024', ''],
  ['Austritt', '02.03.2024', ''],
  ['Austragung', '02.03.2024', ''],
  ['Stato', 'Cancellato', 'Attivo'],
  ['Statut', 'ex-abonné', 'abonné'],
  ['Groupe', 'Anciens abonnés', 'abonnés'],
])(
  'in the column « %s » of a subscriber file, %j means that the person has unsubscribed',
  async (heading, left, stayed) => {
    const file = `Email;${heading}\na@${x};${left}\nb@${x};${stayed}`;
    const answers = { Attivo: true };
    expect(await read(file, { answers })).toMatchObject({
      active: ['b'],
      out: ['a: unsubscribed'],
    });
  },
);

it.each([
  ['J’accepte la lettre', 'J’accepte', '', ['J’accepte', '']],
  ['Abonné', 'oui', 'oui, mais moins', ['oui, mais moins']],
  ['Client', 'oui', 'non', ['Client\u00a0: oui', 'Client\u00a0: non']],
  ['Jardin', 'oui', 'non', ['Jardin\u00a0: oui', 'Jardin\u00a0: non']],
  ['Bestätigt am', '02.03.2024', '', ['Bestätigt am\u00a0: vide']],
  ['Désinscrit', 'non', '✗', ['✗']],
])(
  'for the column « %s » of a subscriber file with the values %j and %j, the administrator is asked who has unsubscribed',
  async (heading, one, other, asked) => {
    const { active, unknown } =
      (await read(`Email;${heading}\na@${x};${one}\nb@${x};${other}`)) ?? {};
    expect([active?.includes('b'), unknown]).toEqual([false, asked]);
  },
);

it.each([
  'nonsubscribed_email_audience_export.csv',
  'suppression_bounces.csv',
  'optouts.csv',
  'désabos 2024.csv',
  'STOP.csv',
  'liste-repoussoir.csv',
])(
  'before subscribers are imported from a file named %s, the administrator is asked whether they have unsubscribed',
  async (title) => {
    expect(await read(`a@${x}`, { title })).toMatchObject({ active: [], unknown: [title] });
  },
);

it('a subscriber file with twenty unknown words as states imports nobody, and the administrator is asked about twelve of the words', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `p${index}@${x},mot ${index}`);
  const { active, unknown } = (await read(['Email,Statut', ...people].join('\n'))) ?? {};
  expect([active, unknown?.length]).toEqual([[], 12]);
});

it('in a subscriber file with a column of email addresses, rows without exactly one valid address are left out', async () => {
  const rows = [`a@${x} (ou b@${x})`, 'faux@@exemple.fr', 'jean.exemple.fr', `h\uFFFDl@${x}`];
  const { active, out } = (await read(`Email\nok@${x}\n${rows.join('\n')}`)) ?? {};
  expect(active).toEqual(['ok']);
  expect(out).toHaveLength(rows.length);
});

it('when several columns of a subscriber file may contain the email address, the site uses none until the administrator chooses one', async () => {
  const table = `Email;Courriel;Note\na@${x};b@${x};voir c@${x}`;
  expect(await read(table)).toMatchObject({ roles: [], active: [] });
  expect(await read(table, { columns: [null, 'email', null] })).toMatchObject({ active: ['b'] });
});

it('subscribers with an unknown word as state are imported only once an administrator has said that the word means subscribed', async () => {
  const table = `Email;Statut\na@${x};fidèle\nb@${x};\nc@${x};actif`;
  expect(await read(table)).toMatchObject({ active: ['c'], unknown: ['fidèle', ''] });
  const answers = { fidèle: true, '': false };
  expect(await read(table, { answers })).toMatchObject({ active: ['a', 'c'], out: ['b: unknown'] });
});

it('an import of subscribers leaves out email addresses that the site already has', async () => {
  expect(await read(`A@${x}\nb@${x}`, { known: [`a@${x}`] })).toMatchObject({
    active: ['b'],
    out: ['A: known'],
  });
});

it('an import of subscribers takes date, origin and proof of consent from the file, but no IP address', async () => {
  const { subscribers } =
    (await read(
      `E-Mail;Opt-in;Quelle;Nachweis\na@${x};02.05.2024 10:05;Messe;Formular, 192.0.2.4`,
    )) ?? {};
  expect(subscribers?.[0]).toMatchObject({
    consent_at: '2024-05-02T08:05:00.000Z',
    consent_proof: 'Quelle\u00a0: Messe, Nachweis\u00a0: Formular,',
  });
});

const PIECES =
  'Email|Statut|Quelle|Inscrit le|Active|\n|\n|\r\n|;|;|,|\t|"|<|>|=|mailto:|Roy|actif|Désabonné|non|02/05/2024|a@b.fr|C@d.fr|e@f.fr';

it('every row of any readable subscriber file is imported, or left out with a reason', async () => {
  const texts = roughText(...PIECES.split('|'), '|');
  await fc.assert(
    fc.asyncProperty(fc.oneof(texts, texts, fc.uint8Array()), async (file) => {
      const found = await read(file);
      if (found === null) return;
      const { subscribers, out, rows } = found;
      expect(subscribers.length + out.length).toBe(rows);
      for (const one of subscribers) expect(v.is(ImportedSubscriber, one)).toBe(true);
      const emails = subscribers.map(({ email }) => email);
      expect(emails.filter(isEmail).map(normaliseEmail)).toEqual([...new Set(emails)]);
      const kept = subscribers.map((one) => ({ ...one, subscribed_at: one.consent_at }));
      const again = await read(subscriptionsToCsv(kept));
      const comparable = ({ email, active, consent_proof }: ImportedSubscriber) => [
        email,
        active,
        consent_proof,
      ];
      expect(again?.subscribers.map(comparable)).toEqual(subscribers.map(comparable));
    }),
  );
});

it('the import of a subscriber file of 901 rows pauses every 300 rows, in each of its two passes, so that the page can react', async () => {
  const addresses = Array.from({ length: 900 }, (_, index) => `lecteur${index}@exemple.fr`);
  const rows = ['nouveau@exemple.fr', ...addresses].map((address) => [address]);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const table = { headings: ['E-mail'], rows };
  const options = { columns: ['email' as const], answers: {}, known: new Set(addresses) };
  const { subscribers } = await parseSubscribers(table, options, pause);
  expect([subscribers.length, pauses]).toEqual([1, 8]);
});
