import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { artPicture, pictureFile } from '#domain/media/own-picture.ts';
import * as settings from './art-settings.ts';

/** What the last run rendered, by picture: the fingerprint of the master and the placeholder. */
const ArtRecord = v.record(
  v.string(),
  v.object({ fingerprint: v.string(), placeholder: v.string() }),
);

export type ArtRecord = v.InferOutput<typeof ArtRecord>;

const PATH = join(import.meta.dirname, 'rendered.json');

/** The record of the last run; empty when there is none. */
export function readArtRecord(): ArtRecord {
  return existsSync(PATH) ? v.parse(ArtRecord, JSON.parse(readFileSync(PATH, 'utf8'))) : {};
}

/** Saves the record, sorted by name to keep diffs small. */
export function writeArtRecord(record: ArtRecord): void {
  const sorted = Object.fromEntries(
    Object.entries(record).sort(([left], [right]) => left.localeCompare(right, 'en')),
  );
  writeFileSync(PATH, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A hash of a master and of all settings: a picture is rendered again when it changes. */
export function fingerprint(master: Uint8Array): string {
  return createHash('sha256')
    .update(master)
    .update(JSON.stringify({ ...settings }))
    .digest('hex')
    .slice(0, 16);
}

/** Whether all files of a picture exist in the public directory. */
export function isRendered(name: string, publicDirectory: string): boolean {
  const picture = artPicture(name);
  return picture.widths.every((width) =>
    (['avif', 'webp'] as const).every((format) =>
      existsSync(join(publicDirectory, pictureFile(picture, width, format))),
    ),
  );
}
