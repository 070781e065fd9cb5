import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DEFAULT_SETTINGS } from '../../../src/content/settings.ts';
import { WITH_PAGE } from '../../../src/domain/admin/entities.ts';
import { recordName } from '../../../src/domain/entity/entity.ts';
import {
  type LetterBlock,
  type LetterContent,
  SUBJECT_LENGTH,
} from '../../../src/domain/newsletter/letter.ts';
import {
  linkApi,
  linkPage,
  NEWSLETTER_TOKEN_PARAM,
} from '../../../src/domain/newsletter/newsletter-links.ts';
import { PAGE_SLUGS, pagePath } from '../../../src/domain/seo/site-pages.ts';
import { exampleFields } from '../../../src/domain/settings/examples.ts';
import { BRAND, CONTACT_EMAIL } from '../../../src/domain/site/brand.ts';
import { isDocumentId } from '../../../src/domain/site/record-paths.ts';
import { cutText } from '../../../src/domain/text/clean-text.ts';
import { htmlToText } from '../../../src/domain/text/limited-html.ts';
import { fieldsOf } from '../firestore-values.ts';
import { readSiteSettings, siteUrl } from '../site/site-settings.ts';
import { composeMessage } from './compose.ts';
import { button, escapeHtml, type MailBlock, renderMail } from './layout.ts';
import { letterLink, ownAlt, richText } from './letter-text.ts';
import type { Mailer } from './transport.ts';

/** Largest HTML of a letter in bytes. Gmail cuts at 102 kB, and mailboxes add some. */
const BYTES_MAX = 90_000;
/** Placeholder in a letter's mail, replaced by the token of each reader. */
const TOKEN_MARK = '{{jeton}}';
const leaveUrl = (path: string) => `${siteUrl()}${path}?${NEWSLETTER_TOKEN_PARAM}=${TOKEN_MARK}`;

/** A letter's mail as stored for all readers, with `TOKEN_MARK` in place of each reader's token. */
export type StoredLetter = { subject: string; html: string; text: string; replyTo: string };

/** Builds the message of a letter to one reader. The same `id` lets mailboxes recognise a repeated mail. */
export function composeLetter(
  { subject, replyTo, ...letter }: StoredLetter,
  { id, to, token }: { id: string; to: string; token: string },
  { addresses }: Pick<Mailer, 'addresses'>,
) {
  const withToken = (written: string) => written.replaceAll(TOKEN_MARK, token);
  const headers = {
    // Headers by which mail programs show their own button for unsubscribing (RFC 8058).
    'List-Unsubscribe': `<${withToken(leaveUrl(linkApi('desinscription')))}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const mail = { id, to, replyTo: { name: BRAND, address: replyTo }, subject, headers };
  const rendered = { html: withToken(letter.html), text: withToken(letter.text) };
  return composeMessage(mail, rendered, addresses);
}

const INVITATIONS: Readonly<Record<string, string>> = {
  '/hotels': 'Voir la maison',
  '/blog': 'Lire l’article',
  '/destinations': 'Voir la destination',
};

const Text = v.fallback(v.nullish(v.string()), null);
const Described = v.object({ description: Text, excerpt: Text });

/** Finds the record whose page has this path; `card` is null if visitors do not see the record. */
async function findRecord(db: Firestore, path: string) {
  const [, prefix = '', key = ''] = /^(\/[a-z]+)\/([^/?#]+)/.exec(path) ?? [];
  const entity = WITH_PAGE.find(({ page }) => page.prefix === prefix);
  if (!entity || !isDocumentId(key)) return null;
  const { collection, page, schema, shownBy } = entity;
  const field = page.by === 'id' ? '__name__' : page.by;
  const [found] = (await db.collection(collection).where(field, '==', key).limit(1).get()).docs;
  if (!found || found.get('deleted_at')) return null;
  const record = fieldsOf(found, 'created_at', 'updated_at');
  const parsed = v.safeParse(schema, record);
  return {
    ...v.parse(Described, record),
    name: recordName(entity, record),
    invitation: INVITATIONS[prefix] ?? 'Lire la suite',
    card: parsed.success && found.get(shownBy) === true ? page.card(parsed.output) : null,
  };
}

const PAGES: readonly string[] = PAGE_SLUGS.map(pagePath);

/** Returns in French why a path of this site leads to nothing that visitors see; null if visitors see its page. */
async function linkFault(db: Firestore, what: string, path: string): Promise<string | null> {
  const page = path.replace(/(?<=.)\/?(?:[?#].*)?$/s, '');
  const found = PAGES.includes(page) ? null : await findRecord(db, page);
  if (PAGES.includes(page) || found?.card) return null;
  return found
    ? `${what} «\u202f${found.name}\u202f» mène à un brouillon`
    : `${what} «\u202f${path}\u202f» ne mène à aucune page`;
}

const TEXT_MAX = 280;

/** Cuts a long text after a sentence, or else after a word. */
function cutSentence(words: string): string {
  const start = cutText(words, TEXT_MAX);
  const [whole] = /^.*[.!?…](?:\u202f»)?(?=\s)/s.exec(start) ?? [];
  return start === words ? words : (whole ?? `${start.replace(/\s+\S*$/, '')}…`);
}

type Part = { blocks: MailBlock[]; bare?: number; leftOut?: string };

const NO_ALT = 'Une image n’a pas de texte alternatif';

/** Renders a text or picture of the owners, or a record with their own words and picture or else the record's. */
async function writeBlock(db: Firestore, { path, ...own }: LetterBlock): Promise<Part> {
  const found = path ? await findRecord(db, path) : null;
  if (path && !found?.card) {
    const leftOut = `${await linkFault(db, 'Le bloc', path)}\u00a0: la lettre part sans lui`;
    return { blocks: [], leftOut };
  }
  const { title, place, image } = found?.card ?? { title: '', place: null, image: null };
  const picture = own.picture || image || '';
  const alt = ownAlt(picture) || [title, place].filter(Boolean).join(', ');
  const words = own.text || cutSentence(htmlToText(found?.excerpt ?? found?.description ?? ''));
  const shown = picture && `<img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}">`;
  const caption = place ? `<figcaption>${escapeHtml(place)}</figcaption>` : '';
  const paragraphs = escapeHtml(words).replaceAll('<br><br>', '</p><p>');
  const heading = title && `<h2>${escapeHtml(title)}</h2>`;
  const text = await richText(
    `<hr><figure>${shown}${caption}</figure>${heading}<p>${paragraphs}</p>`,
  );
  const link = found ? [button(found.invitation, letterLink(path), false)] : [];
  return { blocks: [text, ...link], bare: text.bare };
}

/** Writes a letter's mail, with `TOKEN_MARK` for the reader's token; `path` is that of its public page. */
export async function writeLetter(db: Firestore, letter: LetterContent, path: string) {
  const stored = await readSiteSettings(db);
  const { publisher_name, publisher_address, contact_email } = { ...DEFAULT_SETTINGS, ...stored };
  const opening = await richText(letter.opening);
  const parts = await Promise.all(letter.blocks.map((block) => writeBlock(db, block)));
  const closing = await richText(letter.closing);
  const { subject, preheader } = letter;
  const mail = renderMail({
    title: subject,
    preheader,
    blocks: [opening, ...parts.flatMap(({ blocks }) => blocks), closing].filter(({ html }) => html),
    footnote: `Vous recevez cette lettre parce que cette adresse y est inscrite.\n${BRAND}, ${publisher_name}, ${publisher_address}`,
    footLinks: [
      { label: 'Se désinscrire', href: leaveUrl(linkPage('desinscription')) },
      { label: 'Voir dans le navigateur', href: `${siteUrl()}${path}` },
    ],
  });
  const links = [...opening.links, ...closing.links].map((href) => href.replace(siteUrl(), ''));
  const pages = [...new Set(links)].filter((href) => href.startsWith('/'));
  const leftOut = parts.flatMap((one) => one.leftOut ?? []);
  const weight = Buffer.byteLength(mail.html);
  const lacks = [
    !preheader && 'Le texte d’aperçu est vide',
    subject.length > SUBJECT_LENGTH && `L’objet dépasse ${SUBJECT_LENGTH} caractères`,
    ...leftOut,
    ...(await Promise.all(pages.map((page) => linkFault(db, 'Le lien', page)))),
    [opening, ...parts, closing].some(({ bare }) => bare) && NO_ALT,
    weight > BYTES_MAX &&
      `La lettre pèse ${Math.ceil(weight / 1000)}\u00a0ko, Gmail la coupe\u00a0: ${BYTES_MAX / 1000} au plus`,
    exampleFields(stored, DEFAULT_SETTINGS).includes('publisher_address') &&
      'Les réglages ne donnent pas encore l’adresse de l’éditeur',
  ];
  return {
    ...mail,
    subject,
    replyTo: contact_email ?? CONTACT_EMAIL,
    lacks: [...new Set(lacks.filter((lack) => typeof lack === 'string'))],
    leftOut,
  };
}
