import { COLLECTIONS } from '#domain/site/collections.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { decodeEntities } from '#domain/text/html-entities.ts';
import { type Photo, parsePhoto } from './photo.ts';
import { photoAddress } from './photo-address.ts';

/** The collections whose records show photographs, in any of their fields. */
export const PICTURED_COLLECTIONS: readonly string[] = [
  COLLECTIONS.hotels,
  COLLECTIONS.destinations,
  COLLECTIONS.blogPosts,
  COLLECTIONS.settings,
];

type Values = Readonly<Record<string, unknown>>;

const ANY_PHOTO = /\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)/g;
const IMAGE_TAG = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ALT = /(\salt\s*=\s*)(?:"([^"]*)"|'([^']*)')/i;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The ids of all photographs that a value holds, in whatever depth. */
export function photoIdsIn(value: unknown): Set<string> {
  if (typeof value === 'string') {
    return new Set(Array.from(value.matchAll(ANY_PHOTO), ([, id = '']) => id));
  }
  if (!isObject(value)) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...photoIdsIn(part)]));
}

/** The names of a record's fields that show a photograph. */
export const fieldsShowing = (record: Values, id: string): string[] =>
  Object.keys(record).filter((name) => photoIdsIn(record[name]).has(id));

/** What takes the place of a photograph's addresses, and of alternative texts taken from them. */
type Change = { found: RegExp; address: string; alt: string };

/** The new alternative text where the old one was the photograph's own; else the old one. */
function changedAlt({ found, alt }: Change, text: string, old: string): string {
  const [address = ''] = text.match(found) ?? [];
  const former = parsePhoto(decodeEntities(address));
  return former !== null && old === (former.alt ?? '') ? alt : old;
}

function changedTag(change: Change, tag: string): string {
  if (tag.search(change.found) === -1) return tag;
  return tag.replace(ALT, (_, start: string, double = '', single = '') => {
    const alt = changedAlt(change, tag, decodeEntities(double || single));
    return `${start}"${escapeMarkup(alt)}"`;
  });
}

function changedText(change: Change, text: string): string {
  // A field is an address, or HTML with addresses in it.
  if (text.trim().startsWith('/')) return text.replace(change.found, () => change.address);
  return text
    .replace(IMAGE_TAG, (tag) => changedTag(change, tag))
    .replace(change.found, () => escapeMarkup(change.address));
}

function changedValue(change: Change, value: unknown): unknown {
  if (typeof value === 'string') return changedText(change, value);
  if (Array.isArray(value)) return value.map((part) => changedValue(change, part));
  // What holds no photograph stays itself: a copied timestamp would be none.
  if (!isObject(value) || photoIdsIn(value).size === 0) return value;
  const { url, alt } = value;
  const parts = Object.entries(value).map(([name, part]) => [name, changedValue(change, part)]);
  return typeof url === 'string' && typeof alt === 'string'
    ? { ...Object.fromEntries(parts), alt: changedAlt(change, url, alt) }
    : Object.fromEntries(parts);
}

/**
 * A record's fields that show the photograph `id`, showing `photo` instead: the same one with other
 * texts or another focal point, or another one. An alternative text beside it, in a gallery or an
 * article, follows if it was the photograph's own.
 * @returns the fields that change; none when all show it already
 */
export function withPhoto(record: Values, id: string, photo: Photo): Record<string, unknown> {
  const change: Change = {
    found: new RegExp(`/media/${id}-\\d{1,4}\\.(?:avif|webp)(?:#[^\\s"'<>]*)?`, 'g'),
    address: photoAddress(photo),
    alt: photo.alt ?? '',
  };
  const changed = fieldsShowing(record, id)
    .map((name) => [name, changedValue(change, record[name])] as const)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(record[name]));
  return Object.fromEntries(changed);
}
