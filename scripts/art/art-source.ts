import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../lib/script.ts';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

const ArtSource = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.webp$/)),
  kind: v.picklist(['hotel', 'destination', 'article', 'page']),
  place: v.pipe(v.string(), v.nonEmpty()),
  alt: v.pipe(v.string(), v.nonEmpty()),
  focus: v.object({ x: Share, y: Share }),
  colors: v.pipe(v.array(Colour), v.minLength(1)),
});

export type ArtSource = v.InferOutput<typeof ArtSource>;

/** Name of a picture: its file without extension. */
export function sourceName(source: ArtSource): string {
  return basename(source.file, '.webp');
}

/** Reads `art.json` in the masters' directory. @throws Failure when anything is missing or malformed */
export function readArtSources(directory: string): ArtSource[] {
  const path = join(directory, 'art.json');
  if (!existsSync(path)) {
    throw new Failure(
      `No masters in "${directory}": pass their directory with --masters or ART_MASTERS.`,
    );
  }
  const parsed = v.safeParse(v.array(ArtSource), JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    throw new Failure(`art.json is not as expected: ${JSON.stringify(v.flatten(parsed.issues))}`);
  }
  const missing = parsed.output.filter(({ file }) => !existsSync(join(directory, file)));
  if (missing.length > 0) {
    throw new Failure(`Masters named by art.json are missing: ${missing.map(({ file }) => file)}`);
  }
  return parsed.output;
}
