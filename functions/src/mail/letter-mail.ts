import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { publisherLine } from '../../../src/content/legal.ts';
import { DEFAULT_SETTINGS } from '../../../src/content/settings.ts';
import { CONTENT_ENTITIES } from '../../../src/domain/admin/entities.ts';
import { recordName } from '../../../src/domain/entity/entity.ts';
import {
  type LetterContent,
  SUBJECT_LENGTH_ON_PHONES,
} from '../../../src/domain/newsletter/letter.ts';
import {
  composeLetterParts,
  parseRecordPath,
  recordToLetterExcerpt,
} from '../../../src/domain/newsletter/letter-html.ts';
import {
  mailLinkApiPath,
  mailLinkPagePath,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { STATIC_PAGE_PATHS } from '../../../src/domain/seo/site-pages.ts';
import { contactEmail } from '../../../src/domain/settings/contact-email.ts';
import { listSettingsToFillIn } from '../../../src/domain/settings/examples.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { pageKeyField } from '../firestore-values.ts';
import { readPublishedRecordWithoutHtml } from '../site/published-records.ts';
import { readSiteSettings, siteUrl } from '../site/site-settings.ts';
import { composeMail } from './compose.ts';
import { renderMail } from './layout.ts';
import { renderLetterPart } from './letter-text.ts';
import { composeMailLinkUrl, createDataRightsMailLink } from './mails.ts';
import type { Mailer } from './transport.ts';

/** Largest HTML of a newsletter in bytes: Gmail cuts a mail at 102 kB, and mailbox providers add some HTML. */
const BYTES_MAX = 90_000;
/** Message that refuses to send a newsletter without content; the newsletter's preview shows the same message. */
export const EMPTY_LETTER_MESSAGE =
  'La lettre est vide\u00a0: écrivez une ouverture, un bloc ou une conclusion';

/**
 * A newsletter's mail as stored for all readers, with `placeholder` in place of each reader's token. `placeholder` is
 * random, so that owners cannot type it in a text: each reader would see a token there, and give it away by forwarding
 * the mail.
 */
export const LetterMailTemplate = v.object({
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  replyTo: v.string(),
  placeholder: v.string(),
});
export type LetterMailTemplate = v.InferOutput<typeof LetterMailTemplate>;

/** Builds a newsletter's message to one reader. The same `id` lets mailboxes recognise a repeated mail. */
export function composeLetterMessageForReader(
  { subject, replyTo, placeholder, ...letter }: LetterMailTemplate,
  { id, to, token }: { id: string; to: string; token: string },
  { addresses }: Pick<Mailer, 'addresses'>,
) {
  const withToken = (text: string) => text.replaceAll(placeholder, token);
  const mail = {
    id,
    to,
    replyTo: { name: BRAND, address: replyTo },
    subject,
    leaveUrl: composeMailLinkUrl(mailLinkApiPath('desinscription'), token),
    listId: `<lettre.${new URL(siteUrl()).hostname}>`,
  };
  const rendered = { html: withToken(letter.html), text: withToken(letter.text) };
  return composeMail(mail, rendered, addresses);
}

/** Reads the excerpt that a newsletter shows of the record at a path; null if visitors see no such record. */
async function readExcerpt(db: Firestore, path: string) {
  const page = parseRecordPath(CONTENT_ENTITIES, path);
  const record = page && (await readPublishedRecordWithoutHtml(db, page.entity, page.key));
  return record ? recordToLetterExcerpt(page.entity, record) : null;
}

/** Returns the quoted name of the record at a path that visitors cannot see; the path if there is no record. */
async function readName(db: Firestore, path: string): Promise<string> {
  const page = parseRecordPath(CONTENT_ENTITIES, path);
  if (!page) return path;
  const { entity, key } = page;
  const { docs } = await db
    .collection(entity.collection)
    .where(pageKeyField(entity), '==', key)
    .limit(1)
    .get();
  const [name] = docs.map((record) => recordName(entity, record.data()));
  return name ? `«\u202f${name}\u202f»` : path;
}

type Link = { text: string; href: string };

/** Finds the links to this site's pages that visitors cannot see, such as links to drafts. */
async function findDeadLinks(db: Firestore, links: readonly Link[]): Promise<string[]> {
  const inside = links
    .map(({ text, href }) => ({ text, path: href.replace(siteUrl(), '') }))
    .filter(({ path }) => path[0] === '/');
  const isPage = (path: string) =>
    STATIC_PAGE_PATHS.includes(path.replace(/(?<=.)\/?(?:[?#].*)?$/s, ''));
  const targets = await Promise.all(
    inside.map(async ({ path }) => isPage(path) || (await readExcerpt(db, path))),
  );
  return inside
    .filter((_, index) => !targets[index])
    .map(
      ({ text, path }) =>
        `Le lien «\u202f${text}\u202f» mène à ${path}, que les visiteurs ne voient pas`,
    );
}

const barePicturesText = (count: number, name: string) =>
  `${count === 1 ? 'Une image' : `${count} images`} sans texte alternatif dans ${name}`;

/**
 * Writes a newsletter's mail, which links to the page at `path`: the newsletter's own or, in a preview, the list of all
 * newsletters. `leftOut` has a sentence about each block not shown.
 */
export async function composeLetterMailTemplate(
  db: Firestore,
  letter: LetterContent,
  path: string,
) {
  const settings = await readSiteSettings(db);
  const composed = await composeLetterParts(letter, (recordPath) => readExcerpt(db, recordPath));
  const rendered = await Promise.all(composed.parts.map(renderLetterPart));
  const blocks = rendered.filter((block) => block !== null);
  const { subject, preheader } = letter;
  const placeholder = randomUUID();
  const mail = renderMail({
    title: subject,
    preheader,
    blocks,
    footnote: `Vous recevez cette lettre parce que cette adresse y est inscrite.\n${publisherLine(settings)}`,
    footLinks: [
      {
        label: 'Se désinscrire',
        href: composeMailLinkUrl(mailLinkPagePath('desinscription'), placeholder),
      },
      { label: 'Voir dans le navigateur', href: `${siteUrl()}${path}` },
      createDataRightsMailLink(),
    ],
  });
  const weight = Buffer.byteLength(mail.html);
  const missing = await Promise.all(composed.missing.map((recordPath) => readName(db, recordPath)));
  const leftOut = missing.map(
    (name) => `La lettre part sans ${name}, que les visiteurs ne voient pas`,
  );
  const isEmpty = blocks.length === 0;
  const lacks = [
    isEmpty && EMPTY_LETTER_MESSAGE,
    !preheader && 'Le texte d’aperçu est vide',
    subject.length > SUBJECT_LENGTH_ON_PHONES &&
      `L’objet dépasse ${SUBJECT_LENGTH_ON_PHONES} caractères`,
    ...leftOut,
    ...composed.empty.map((name) => `Rien ne part pour ${name}\u00a0: il est vide`),
    ...(await findDeadLinks(
      db,
      blocks.flatMap(({ links }) => links),
    )),
    ...blocks.map(
      ({ barePictures, name }) => barePictures > 0 && barePicturesText(barePictures, name),
    ),
    weight > BYTES_MAX &&
      `La lettre pèse ${Math.ceil(weight / 1000)}\u00a0ko, Gmail la coupe\u00a0: ${BYTES_MAX / 1000} au plus`,
    listSettingsToFillIn(settings, DEFAULT_SETTINGS).includes('publisher_address') &&
      'Le «\u202fSiège social\u202f» des réglages est encore celui de l’exemple, et partirait dans la lettre',
  ];
  const template: LetterMailTemplate = {
    ...mail,
    subject,
    placeholder,
    replyTo: contactEmail(settings),
  };
  return {
    mail: template,
    lacks: [...new Set(lacks.filter((lack) => typeof lack === 'string'))],
    leftOut,
    isEmpty,
  };
}
