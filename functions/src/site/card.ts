import { createRequire } from 'node:module';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CONTENT_ENTITIES, ENTITIES } from '../../../src/domain/admin/entities.ts';
import type { ShareCard } from '../../../src/domain/entity/entity.ts';
import { illustrationToHostedPicture, mediumPictureUrl } from '../../../src/domain/media/photo.ts';
import { findLastChangeTime } from '../../../src/domain/seo/entity-seo.ts';
import type { ShareCardPathSection } from '../../../src/domain/seo/seo.ts';
import { SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH } from '../../../src/domain/seo/share-card-size.ts';
import { PAGE_SLUGS, SITE_PAGES } from '../../../src/domain/seo/site-pages.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { THEME_COLOURS } from '../../../src/domain/site/colours.ts';
import { cutText } from '../../../src/domain/text/clean-text.ts';
import { loadSharp } from '../media/decode.ts';
import { escapeXml } from './escape-xml.ts';
import { JPEG_OPTIONS, type Picture, readPicture } from './picture-files.ts';
import { readPublishedRecordWithoutHtml, readRecordsWithoutHtml } from './published-records.ts';

export type DatedShareCard = ShareCard & { changed: string | null };

const Stamps = v.object({ created_at: v.nullable(v.string()), updated_at: v.nullable(v.string()) });

/**
 * Reads the texts and the background of a page's share picture, by a record's id or slug or by a page's slug; null if
 * there is no such page.
 */
export async function readShareCard(db: Firestore, section: ShareCardPathSection, key: string) {
  const entity = CONTENT_ENTITIES.find(({ page }) => page.prefix === `/${section}`);
  if (!entity) return pageCard(db, key);
  const record = await readPublishedRecordWithoutHtml(db, entity, key);
  return (
    record && { ...entity.page.card(record), changed: findLastChangeTime(v.parse(Stamps, record)) }
  );
}

async function pageCard(db: Firestore, key: string): Promise<DatedShareCard | null> {
  const slug = PAGE_SLUGS.find((pageSlug) => pageSlug === key);
  if (slug === undefined) return null;
  const { pages } = ENTITIES;
  const query = db.collection(pages.collection).where('page_slug', '==', slug).limit(1);
  const [page] = await readRecordsWithoutHtml(query, pages);
  const { art, title: usual } = SITE_PAGES[slug];
  const image = art === undefined ? null : mediumPictureUrl(illustrationToHostedPicture(art));
  const title = (page?.seo_title ?? usual).replace(new RegExp(` \\| ${BRAND}$`), '');
  return { title, place: null, image, changed: page?.updated_at ?? null };
}

const USUAL_ART = mediumPictureUrl(illustrationToHostedPicture('page-home'));

const [PAPER] = THEME_COLOURS.paper;
const [INK] = THEME_COLOURS.ink;
const [QUIET] = THEME_COLOURS.quiet;
const [GOLD] = THEME_COLOURS.gold;
const MARGIN = 64;
const FOOT = 40;

const fontFile = (file: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}.ttf`);
const ROSARIVO = 'rosarivo/Rosarivo_400Regular';
const JOST = 'jost/400Regular/Jost_400Regular';

/**
 * Renders Pango markup as a picture, in the largest type that fits the box; characters missing from the font Rosarivo
 * are drawn in Jost.
 */
async function setText(markup: string, file: string, width: number, height: number) {
  const sharp = await loadSharp();
  const text = `<span foreground="${INK}">${markup}</span>`;
  const set = { text, font: 'Rosarivo, Jost 68', fontfile: fontFile(file), width, height };
  const image = sharp({ text: { ...set, rgba: true } }).png();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Maximum number of characters drawn of each text in a share picture; Pango fails on much longer texts. */
const LONGEST = 500;

/** Characters that both fonts of share pictures lack, and would draw as boxes: stars, emoji, other scripts. */
const LACKING =
  /[^ -~\u00A0-\u017E\u0192\u0218-\u021B\u0410-\u0451\u1E80-\u1E89\u1E9E\u1EF2\u1EF3\u2010\u2012-\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122\u2212]/gu;

/** Escapes text for Pango, replaces or drops characters that the fonts lack, and joins punctuation to its word. */
function markupOf(text: string): string {
  const plain = (sign: string) => sign.normalize('NFKD').replace(LACKING, '');
  const words = cutText(text, LONGEST).normalize('NFC').replace(/\s/g, ' ').replace(LACKING, plain);
  const spaced = words.replace(/ {2,}/g, ' ').trim();
  return escapeXml(spaced.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00A0'));
}

const rect = (y: number, width: number, height: number) =>
  `<rect y="${y}" width="${width}" height="${height}" fill="${PAPER}"/>`;

const EMBLEM = `<g transform="translate(${MARGIN} 57) scale(${50 / 34})" fill="none" stroke="${GOLD}" stroke-width="1.3"><circle cx="17" cy="17" r="16.2"/><path d="M7.6 22.6a9.4 9.4 0 0 1 18.8 0M17 7v6.6M7.2 10.6l2.8 4.2m16.8-4.2L24 14.8M4.5 22.8h25M7 26.4h20M11.2 29.6h11.6"/></g>`;

/** Crops a picture around its focal point, as CSS `object-position` does. */
async function groundOf({ bytes, focal }: Picture) {
  const sharp = await loadSharp();
  const size = { width: SHARE_CARD_WIDTH, height: SHARE_CARD_HEIGHT };
  const { data, info } = await sharp(bytes)
    .flatten({ background: PAPER })
    .resize({ ...size, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - SHARE_CARD_WIDTH) * focal.x) / 100);
  const top = Math.round(((info.height - SHARE_CARD_HEIGHT) * focal.y) / 100);
  return sharp(data, { raw: info }).extract({ left, top, ...size });
}

/** Draws a share picture: a JPEG of 1,200 × 630 px, usually below 200 kB. */
export async function drawShareCard(
  db: Firestore,
  card: DatedShareCard,
  art?: URL,
): Promise<Buffer> {
  const ownPicture = await readPicture(db, card.image ?? '', art);
  const picture = ownPicture ?? (await readPicture(db, USUAL_ART, art));
  if (!picture) throw new Error('An illustration is missing.');
  const brand = await setText(BRAND, ROSARIVO, 300, 42);
  const where = markupOf(card.place ?? '');
  const place = where && `<span font="Jost 32" foreground="${QUIET}">${where}</span>\n`;
  const title = markupOf(card.title) || BRAND;
  // Pango keeps fonts once loaded: the call for the brand has loaded Rosarivo, in which it draws the title; this call
  // loads Jost, in which it draws the name of the place.
  const words = await setText(place + title, JOST, 760, place === '' ? 125 : 195);
  const wordsTop = SHARE_CARD_HEIGHT - FOOT - words.height;
  const boxes =
    rect(wordsTop - 36, MARGIN + words.width + 52, SHARE_CARD_HEIGHT) +
    rect(40, MARGIN + 102 + brand.width, 84);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD_WIDTH}" height="${SHARE_CARD_HEIGHT}">${boxes}${EMBLEM}</svg>`;
  const drawn = (await groundOf(picture)).composite([
    { input: Buffer.from(svg) },
    { input: brand.input, left: MARGIN + 66, top: 85 - Math.round(brand.height / 2) },
    { input: words.input, left: MARGIN, top: wordsTop },
  ]);
  return drawn.jpeg(JPEG_OPTIONS).toBuffer();
}
