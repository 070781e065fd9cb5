import type { Firestore } from 'firebase-admin/firestore';
import { publisherLine } from '../../../src/content/legal.ts';
import { DEFAULT_SETTINGS } from '../../../src/content/settings.ts';
import { CONTENTS } from '../../../src/domain/admin/entities.ts';
import { type LetterContent, SUBJECT_LENGTH } from '../../../src/domain/newsletter/letter.ts';
import { excerptOf, letterHtml } from '../../../src/domain/newsletter/letter-html.ts';
import {
  linkApi,
  mailLinkPath,
  NEWSLETTER_TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { PAGE_PATHS } from '../../../src/domain/seo/site-pages.ts';
import { settingsToFillIn } from '../../../src/domain/settings/examples.ts';
import { BRAND, CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { isDocumentId } from '../../../src/domain/site/record-paths.ts';
import { readPublished } from '../site/feeds.ts';
import { readSiteSettings, siteUrl } from '../site/site-settings.ts';
import { composeMail } from './compose.ts';
import { renderMail } from './layout.ts';
import { renderMailRichText } from './letter-text.ts';
import { dataRightsLink } from './mails.ts';
import type { Mailer } from './transport.ts';

/** Largest HTML of a letter in bytes. Gmail cuts at 102 kB, and mailboxes add some. */
const BYTES_MAX = 90_000;
/** Placeholder in a letter's mail, replaced by the token of each reader. */
export const TOKEN_PLACEHOLDER = '{{jeton}}';
const linkWith = (path: string) =>
  `${siteUrl()}${path}?${NEWSLETTER_TOKEN_PARAM}=${TOKEN_PLACEHOLDER}`;

/** A letter's mail as stored for all readers, with `TOKEN_PLACEHOLDER` in place of each reader's token. */
export type StoredLetter = { subject: string; html: string; text: string; replyTo: string };

/** Builds the message of a letter to one reader. The same `id` lets mailboxes recognise a repeated mail. */
export function composeLetter(
  { subject, replyTo, ...letter }: StoredLetter,
  { id, to, token }: { id: string; to: string; token: string },
  { addresses }: Pick<Mailer, 'addresses'>,
) {
  const withToken = (written: string) => written.replaceAll(TOKEN_PLACEHOLDER, token);
  const mail = {
    id,
    to,
    replyTo: { name: BRAND, address: replyTo },
    subject,
    leaveUrl: withToken(linkWith(linkApi('desinscription'))),
  };
  const rendered = { html: withToken(letter.html), text: withToken(letter.text) };
  return composeMail(mail, rendered, addresses);
}

/** Reads what a letter shows of the record at a path; null if visitors see no such record. */
async function readExcerpt(db: Firestore, path: string) {
  const [, section, key = ''] = path.split(/[/?#]/);
  const entity = CONTENTS.find(({ page }) => page.prefix === `/${section}`);
  const record = entity && isDocumentId(key) ? await readPublished(db, entity, key) : null;
  return entity && record ? excerptOf(entity, record) : null;
}

/** Returns the links that lead to no page of this site that visitors see, such as those to drafts. */
async function findDeadLinks(db: Firestore, links: readonly string[]): Promise<string[]> {
  const paths = links.map((href) => href.replace(siteUrl(), '')).filter((href) => href[0] === '/');
  const isPage = (path: string) => PAGE_PATHS.includes(path.replace(/(?<=.)\/?(?:[?#].*)?$/s, ''));
  const found = await Promise.all(
    paths.map(async (path) => isPage(path) || (await readExcerpt(db, path))),
  );
  return paths.filter((_, index) => !found[index]);
}

/** Writes a letter's mail, with `TOKEN_PLACEHOLDER` for the reader's token; `path` is that of its public page. */
export async function writeLetter(db: Firestore, letter: LetterContent, path: string) {
  const stored = await readSiteSettings(db);
  const { html, missing } = await letterHtml(letter, (shown) => readExcerpt(db, shown));
  const { links, hasBarePicture, ...body } = await renderMailRichText(html);
  const { subject, preheader } = letter;
  const mail = renderMail({
    title: subject,
    preheader,
    blocks: [body],
    footnote: `Vous recevez cette lettre parce que cette adresse y est inscrite.\n${publisherLine(stored)}`,
    footLinks: [
      { label: 'Se désinscrire', href: linkWith(mailLinkPath('desinscription')) },
      { label: 'Voir dans le navigateur', href: `${siteUrl()}${path}` },
      dataRightsLink(),
    ],
  });
  const weight = Buffer.byteLength(mail.html);
  const leftOut = missing.map(
    (page) => `La lettre part sans ${page}, que les visiteurs ne voient pas`,
  );
  const dead = await findDeadLinks(db, links);
  const lacks = [
    !preheader && 'Le texte d’aperçu est vide',
    subject.length > SUBJECT_LENGTH && `L’objet dépasse ${SUBJECT_LENGTH} caractères`,
    ...leftOut,
    ...dead.map((link) => `Le lien ${link} mène à une page que les visiteurs ne voient pas`),
    hasBarePicture && 'Une image n’a pas de texte alternatif',
    weight > BYTES_MAX &&
      `La lettre pèse ${Math.ceil(weight / 1000)}\u00a0ko, Gmail la coupe\u00a0: ${BYTES_MAX / 1000} au plus`,
    settingsToFillIn(stored, DEFAULT_SETTINGS).includes('publisher_address') &&
      'Le «\u202fSiège social\u202f» des réglages est encore celui de l’exemple, et partirait dans la lettre',
  ];
  return {
    ...mail,
    subject,
    replyTo: stored.contact_email ?? CONTACT_EMAIL,
    lacks: [...new Set(lacks.filter((lack) => typeof lack === 'string'))],
    leftOut,
  };
}
