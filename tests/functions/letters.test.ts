import { FieldValue, Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LetterContent } from '#domain/newsletter/letter.ts';
import type { SendingAction } from '#domain/newsletter/letter-sending-state.ts';
import { mailLinkApiPath } from '#domain/newsletter/newsletter-links.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { timestampToIso } from '../../functions/src/firestore-values.ts';
import { applyMailLink } from '../../functions/src/forms/links.ts';
import { changeLetterSendingState, scheduleLetter } from '../../functions/src/mail/letter-calls.ts';
import { sendDueLetters } from '../../functions/src/mail/letter-sending.ts';
import { publishDueRecords } from '../../functions/src/tick.ts';
import { MINUTE, testMails, unavailable } from './mail-setup.ts';

const HOUR = 60 * MINUTE;
const mails = testMails();
const { db, smtp } = mails;
const letter = db.doc(`${COLLECTIONS.letters}/novembre`);
const progress = letter.collection('sending').doc('progress');
const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
const actor = { uid: 'paul', email: 'paul@example.org' };

const CONTENT: LetterContent = {
  subject: 'Quatre maisons pour novembre',
  preheader: 'Des feux de bois',
  opening: '<p>Chère lectrice, cher lecteur,</p>',
  blocks: [],
  closing: '<p>À bientôt.</p>',
};

const write = (fields: object = {}, ref = letter) =>
  ref.set({
    ...CONTENT,
    published: false,
    publish_at: null,
    created_at: null,
    updated_at: Timestamp.fromDate(new Date('2026-11-20T10:00:00.000Z')),
    updated_by: 'paul',
    ...fields,
  });
const savedAt = async (ref = letter) => timestampToIso((await ref.get()).get('updated_at')) ?? '';
const order = async (at: string | null = mails.now().toISOString(), ref = letter) =>
  scheduleLetter(
    db,
    { id: ref.id, updated_at: await savedAt(ref), at },
    { actor, now: mails.now() },
  );
const steer = (step: SendingAction) =>
  changeLetterSendingState(db, { id: letter.id, step }, { actor, now: mails.now() });

const inTwoHours = () => new Date(mails.now().getTime() + 2 * HOUR).toISOString();

const addressOf = (name: string) => `${name}@example.org`;
const add = (name: string, fields: object = {}) =>
  subscriptions.doc(name).set({
    email: addressOf(name),
    active: true,
    confirmed_at: Timestamp.fromMillis(1_700_000_000_000),
    ...fields,
  });
const reader = async (name: string) => (await subscriptions.doc(name).get()).data();

/** One run of the schedule, by a process of its own. */
async function run(end = Number.POSITIVE_INFINITY) {
  await publishDueRecords(db, mails.now());
  return sendDueLetters(db, await mails.open(), end);
}
/** Returns a letter's state and how far it is sent. */
const state = async () => ({
  ...(await progress.get()).data(),
  state: (await letter.get()).get('state'),
});
const recipients = (...names: string[]) => names.map(addressOf);

const NAMES = ['a', 'b', 'c'];
beforeEach(async () => {
  await write();
  for (const name of NAMES) await add(name);
});

describe('a letter', () => {
  it('a newsletter goes once to every active subscriber with proof of consent, with a link to unsubscribe', async () => {
    await add('gone', { active: false });
    await add('deleted', { deleted_at: Timestamp.now() });
    await add('deleted-by-script', { deleted_at: '2026-11-01' });
    await add('unproven', { confirmed_at: null });
    await add('imported', { confirmed_at: null, activation_basis: 'written' });
    await order();
    await run();
    await run();
    expect(await mails.addressees()).toEqual(recipients(...NAMES, 'imported'));
    expect(await state()).toMatchObject({
      state: 'sent',
      sent: 4,
      refused: 0,
      problem: null,
    });
    const sent = await smtp.mails();
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(4);
    const [mail] = sent;
    expect(mail).toMatchObject({
      subject: CONTENT.subject,
      replyTo: [{ address: 'contact@revue.test' }],
    });
    const headerOf = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(headerOf('list-id')).toBe('<lettre.www.example.org>');
    expect(headerOf('auto-submitted')).toBeUndefined();
    const header = headerOf('list-unsubscribe') ?? '';
    const [, token = ''] = /jeton=([\w.-]+)>$/.exec(header) ?? [];
    expect(header).toContain(`https://www.example.org${mailLinkApiPath('desinscription')}`);
    expect(mail?.html).toContain(`/newsletter/desinscription?jeton=${token}"`);
    expect(mail?.text).toContain(`/newsletter/desinscription?jeton=${token}\n`);
    expect(JSON.stringify(await reader('a'))).not.toContain(token);
    expect(await applyMailLink(db, 'desinscription', token, mails.now())).toBe('unsubscribed');
    expect(await reader('a')).toMatchObject({ active: false });
  });

  it('a subscriber who unsubscribes while a newsletter is being sent does not get it', async () => {
    await order();
    smtp.faults.message = () => {
      void subscriptions.doc('b').update({ active: false, unsubscribed_at: Timestamp.now() });
      return undefined;
    };
    smtp.faults.delay = async () => {
      await subscriptions.doc('b').update({ active: false });
    };
    await run();
    expect(await mails.addressees()).toEqual(recipients('a', 'c'));
    expect(await state()).toMatchObject({ state: 'sent', sent: 2 });
  });

  it('a newsletter sent by two administrators at the same time goes out once', async () => {
    const orders = await Promise.allSettled([order(), order()]);
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(order()).rejects.toThrow('Cette lettre est déjà envoyée ou planifiée');
    await Promise.all([run(), run()]);
    expect(await mails.addressees()).toEqual(recipients(...NAMES));
  });

  it('scheduling a newsletter is refused if the newsletter was saved after the administrator reviewed it; changes after the scheduling reach no reader', async () => {
    const updated_at = await savedAt();
    await write({ updated_at: Timestamp.fromMillis(0) });
    const confirmed = { id: letter.id, updated_at, at: null };
    await expect(scheduleLetter(db, confirmed, { actor, now: mails.now() })).rejects.toThrow(
      'La lettre a changé depuis que vous l’avez relue',
    );
    await order();
    await letter.update({ subject: 'Autre chose' });
    await run();
    expect((await smtp.mails()).map(({ subject }) => subject)).toEqual(
      NAMES.map(() => CONTENT.subject),
    );
  });

  it('a scheduled newsletter waits if one of its hotels was unpublished meanwhile, and is sent without the hotel once resumed', async () => {
    const hotel = db.doc(`${COLLECTIONS.hotels}/anse-rose`);
    const place = {
      location: 'Seychelles',
      region: 'Afrique',
      image: '/art/hotel-seychelles-1280.webp',
    };
    await hotel.set({ name: 'Anse Rose', ...place, published: true });
    const blocks = [{ path: '/hotels/anse-rose', text: '', picture: '' }];
    await write({ blocks });
    await order(inTwoHours());
    await hotel.update({ published: false });
    mails.advance(3 * HOUR);
    await run();
    expect(smtp.accepted).toHaveLength(0);
    const left_out = [
      'La lettre part sans «\u202fAnse Rose\u202f», que les visiteurs ne voient pas',
    ];
    const problem = expect.stringContaining('La lettre attend votre accord');
    expect(await state()).toMatchObject({ state: 'paused', total: 3, left_out, problem });
    expect((await letter.get()).get('published')).toBe(false);
    await run();
    await steer('resume');
    await run();
    const [mail] = await smtp.mails();
    expect(mail?.html).not.toContain('Anse Rose');
    expect(smtp.accepted).toHaveLength(3);
    expect(await state()).toMatchObject({ state: 'sent', left_out });
    expect((await letter.get()).get('published')).toBe(true);
  });

  it('a newsletter scheduled although one of its hotels is unpublished is sent without that hotel', async () => {
    await db.doc(`${COLLECTIONS.hotels}/anse-rose`).set({ name: 'Anse Rose', published: false });
    await write({ blocks: [{ path: '/hotels/anse-rose', text: '', picture: '' }] });
    await order();
    await run();
    expect(await state()).toMatchObject({ state: 'sent', sent: 3 });
    const mails = await smtp.mails();
    expect(mails.map(({ html }) => String(html).includes('Anse Rose'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('sending a newsletter without content is refused', async () => {
    const blocks = [{ path: '', text: '', picture: '' }];
    await write({ opening: '<p> </p>', closing: null, blocks });
    await expect(order()).rejects.toThrow('La lettre est vide');
  });
});

describe('a mail server', () => {
  it('a subscriber whose address the mail server refuses permanently for two newsletters in a row becomes inactive, with the reason', async () => {
    const other = db.doc(`${COLLECTIONS.letters}/decembre`);
    await write({}, other);
    smtp.faults.recipient = (address) => (address === addressOf('a') ? 550 : undefined);
    await order();
    await run();
    const refusal = 'Le serveur d’envoi refuse le destinataire\u00a0: 550 No';
    expect(await reader('a')).toMatchObject({ active: true, refusals: 1, refusal });
    expect(await state()).toMatchObject({ state: 'sent', sent: 2, refused: 1 });
    await order(undefined, other);
    await run();
    expect(await reader('a')).toMatchObject({ active: false, refusals: 2, refusal });
    expect(await mails.addressees()).toEqual(recipients('b', 'b', 'c', 'c'));
  });

  it('a newsletter’s mail that is refused temporarily is retried, and counts as refused after two days', async () => {
    let code: number | undefined = 451;
    smtp.faults.message = () => code;
    await order();
    await run();
    expect(await state()).toMatchObject({
      state: 'going',
      next_at: Timestamp.fromMillis(mails.now().getTime() + 16 * MINUTE),
      sent: 0,
    });
    await run();
    expect(await reader('a')).toMatchObject({ later: ['novembre'] });
    code = undefined;
    smtp.faults.recipient = (address) => (address === addressOf('b') ? 452 : undefined);
    for (let hours = 0; hours < 48; hours += 1) {
      mails.advance(HOUR);
      await run();
    }
    expect(await mails.addressees()).toEqual(recipients('a', 'c'));
    expect(await state()).toMatchObject({ state: 'sent', sent: 2, refused: 1 });
    expect(await reader('b')).toMatchObject({ active: true, refusals: 0 });
  });

  it('a newsletter’s mail that has to be retried is sent even if another newsletter was sent meanwhile', async () => {
    const other = db.doc(`${COLLECTIONS.letters}/decembre`);
    await write({}, other);
    smtp.faults.recipient = (address) => (address === addressOf('b') ? 452 : undefined);
    await order();
    await run();
    await order(undefined, other);
    await run();
    expect(await reader('b')).toMatchObject({ later: ['novembre', 'decembre'] });
    smtp.faults = {};
    mails.advance(HOUR);
    await run();
    expect(await mails.addressees()).toEqual(recipients('a', 'a', 'b', 'b', 'c', 'c'));
    expect(await state()).toMatchObject({ state: 'sent', sent: 3 });
    expect(await reader('b')).toMatchObject({ later: [] });
  });

  it.each([450, 550])(
    'after five SMTP refusals with the code %i in a row, the rest of a newsletter waits for the next run (450) or for an administrator to resume it (550)',
    async (code) => {
      for (const name of ['d', 'e', 'f']) await add(name);
      smtp.faults.recipient = () => code;
      await order();
      await run();
      expect(await state()).toMatchObject({
        cursor: 'e',
        problem: expect.stringContaining(`${code}`),
      });
      smtp.faults = {};
      // After final refusals, an administrator decides.
      if (code === 550) await steer('resume');
      await run();
      expect(await mails.addressees()).toEqual(recipients('f'));
    },
  );

  it('while the SMTP server is down, a newsletter’s progress says so, and no subscriber is skipped', async () => {
    await order();
    const { links } = (await reader('a')) ?? {};
    await smtp.stop();
    await run();
    expect(await state()).toMatchObject({
      state: 'going',
      problem: 'Le serveur d’envoi ne répond pas',
    });
    expect((await reader('a'))?.links).toEqual(links);
    await smtp.start();
    await run();
    expect(await mails.addressees()).toEqual(recipients(...NAMES));
    expect(await state()).toMatchObject({ state: 'sent', problem: null });
  });

  it('a subscriber whose mail always breaks the SMTP connection gets the newsletter later, and the others get it immediately', async () => {
    smtp.faults.hangUp = (address) => address === addressOf('b');
    await order();
    await run();
    expect(await mails.addressees()).toEqual(recipients('a', 'c'));
    smtp.faults = {};
    mails.advance(HOUR);
    await run();
    expect(await mails.addressees()).toEqual(recipients(...NAMES));
  });
});

describe('a crash', () => {
  const crash = () => Promise.reject(unavailable());

  // The transactions of a run: the publication, then for each reader the claim and the outcome.
  it.each([
    ['before it claims a reader', 2, 3],
    ['after it claimed a reader and sent the mail', 3, 4],
  ])(
    'a newsletter whose sending crashes %s skips no subscriber, and the next run goes on',
    async (_, last, mailed) => {
      await order();
      const real = Firestore.prototype.runTransaction;
      let calls = 0;
      const spied = vi.spyOn(Firestore.prototype, 'runTransaction');
      spied.mockImplementation(function (this: Firestore, ...args) {
        calls += 1;
        return calls === last ? crash() : Reflect.apply(real, this, args);
      });
      await run();
      spied.mockRestore();
      await run();
      mails.advance(HOUR);
      await run();
      const sent = await smtp.mails();
      expect(sent).toHaveLength(mailed);
      // A repeated mail has the same Message-ID.
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3);
      expect(await state()).toMatchObject({ state: 'sent', sent: 3 });
    },
  );
});

it.each([
  ['confirmed content', { letter: {} }],
  ['mail, stored by an older version,', { mail: { subject: '', html: '', text: '', replyTo: '' } }],
])(
  'a newsletter whose %s cannot be read is paused with a reason, and the next newsletter is sent',
  async (_, fields) => {
    const broken = db.doc(`${COLLECTIONS.letters}/illisible`);
    await write({}, broken);
    await order(undefined, broken);
    await broken.collection('sending').doc('mail').set(fields);
    await order();
    await run();
    expect(await mails.addressees()).toEqual(recipients(...NAMES));
    expect((await broken.get()).get('state')).toBe('paused');
    const { problem } = (await broken.collection('sending').doc('progress').get()).data() ?? {};
    expect(problem).toBe('Une erreur inattendue est survenue');
    expect(mails.log.error).toHaveBeenCalledOnce();
  },
);

describe('an administrator', () => {
  it('a newsletter can be paused, resumed and stopped while being sent, and sends nothing while paused', async () => {
    await order();
    smtp.faults.delay = () => steer('pause');
    await run();
    smtp.faults.delay = () => Promise.resolve();
    await run();
    expect(await mails.addressees()).toEqual(recipients('a'));
    await steer('resume');
    smtp.faults.delay = () => steer('stop');
    await run();
    await run();
    expect(await mails.addressees()).toEqual(recipients('a', 'b'));
    expect(await state()).toMatchObject({ state: 'stopped', sent: 2 });
    await expect(steer('resume')).rejects.toThrow('Trop tard');
  });

  it('a newsletter to be sent at once reaches nobody during the first two minutes, so that it can be cancelled', async () => {
    await order(null);
    mails.advance(MINUTE);
    await run();
    expect(await state()).toMatchObject({ state: 'going' });
    expect(smtp.accepted).toEqual([]);
    mails.advance(MINUTE);
    await run();
    expect(smtp.accepted).toHaveLength(3);
  });

  it('a scheduled newsletter can be cancelled until its sending begins, and then scheduled again', async () => {
    await order(inTwoHours());
    await expect(steer('resume')).rejects.toThrow('Trop tard');
    await steer('cancel');
    mails.advance(3 * HOUR);
    await run();
    expect(smtp.accepted).toEqual([]);
    expect((await letter.get()).data()).toMatchObject({ published: false, created_at: null });
    await expect(order('2020-01-01T08:00:00.000Z')).rejects.toThrow('Cette date est passée');
    await order();
    await run();
    expect(smtp.accepted).toHaveLength(3);
    await expect(steer('cancel')).rejects.toThrow('Trop tard');
  });

  it('the sending of a newsletter that was deleted meanwhile goes on only once the newsletter is restored and resumed', async () => {
    await order();
    const deleted = { published: false, deleted_at: new Date() };
    smtp.faults.delay = () => letter.update(deleted).then(() => undefined);
    await run();
    await letter.update({ published: true, deleted_at: null });
    smtp.faults.delay = () => Promise.resolve();
    await run();
    expect(await mails.addressees()).toEqual(recipients('a'));
    expect(await state()).toMatchObject({ state: 'paused' });
    await steer('resume');
    await run();
    expect(await mails.addressees()).toEqual(recipients(...NAMES));
  });

  it('a newsletter whose deletion is undone before the next run stays in sending; one restored after that run is paused', async () => {
    await order();
    await letter.update({ published: false, deleted_at: new Date() });
    await letter.update({ published: true, deleted_at: null });
    await run(mails.now().getTime());
    expect(await state()).toMatchObject({ state: 'going' });
    await letter.update({ published: false, deleted_at: new Date() });
    await run();
    await letter.update({ published: true, deleted_at: FieldValue.delete() });
    await run();
    expect(smtp.accepted).toEqual([]);
    expect(await state()).toMatchObject({ state: 'paused' });
  });

  it('cancelling a scheduled newsletter that a colleague has deleted is refused, and leaves it in the trash', async () => {
    await order(inTwoHours());
    await letter.update({ deleted_at: new Date() });
    await expect(steer('cancel')).rejects.toThrow('Trop tard');
    expect((await letter.get()).get('deleted_at')).toBeDefined();
  });

  it('a run that sends a newsletter stops at its time limit, and the next run sends the rest of the mails', async () => {
    await order();
    smtp.faults.delay = async () => mails.advance(MINUTE);
    await run(mails.now().getTime() + MINUTE);
    expect(await mails.addressees()).toEqual(recipients('a'));
    await run();
    expect(await mails.addressees()).toEqual(recipients(...NAMES));
  });
});
