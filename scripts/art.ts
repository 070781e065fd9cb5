import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { artName, ownPicture } from '#domain/media/own-picture.ts';
import { manifestModule, placeholderStyles } from './art/art-modules.ts';
import { fingerprint, isRendered, readArtRecord, writeArtRecord } from './art/art-record.ts';
import { type ArtSource, readArtSources, sourceName } from './art/art-source.ts';
import { renderArt, renderPlaceholder } from './art/render-art.ts';
import { fromRoot, runScript } from './lib/script.ts';

const PUBLIC = fromRoot('public');
const RENDERED = join(PUBLIC, 'art');
const MANIFEST = fromRoot('src/ui/pictures/art-manifest.ts');
const STYLES = fromRoot('src/ui/styles/art-placeholders.css');

async function renderAll(masters: string, sources: readonly ArtSource[]) {
  const record = readArtRecord();
  for (const [index, source] of sources.entries()) {
    const name = sourceName(source);
    const master = readFileSync(join(masters, source.file));
    const current = fingerprint(master);
    if (record[name]?.fingerprint === current && isRendered(name, PUBLIC)) continue;

    const started = Date.now();
    const variants = await renderArt(name, master, PUBLIC);
    record[name] = { fingerprint: current, placeholder: await renderPlaceholder(master) };
    writeArtRecord(record);
    const sizes = variants.map(({ bytes, quality }) => `${(bytes / 1000).toFixed(1)} (${quality})`);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${index + 1}/${sources.length} ${name}: ${sizes.join(' ')} kB, ${seconds} s`);
  }
  return record;
}

/** Deletes the files of pictures that are no longer among the masters. */
function removeStale(names: ReadonlySet<string>) {
  for (const file of readdirSync(RENDERED)) {
    const picture = ownPicture(`/art/${file}`);
    const name = picture && artName(picture);
    if (name !== null && !names.has(name)) rmSync(join(RENDERED, file));
  }
}

await runScript(async () => {
  const { values } = parseArgs({ options: { masters: { type: 'string' } } });
  const masters = values.masters ?? process.env.ART_MASTERS ?? fromRoot('art-masters');
  const sources = readArtSources(masters);
  const names = new Set(sources.map(sourceName));

  mkdirSync(RENDERED, { recursive: true });
  const record = await renderAll(masters, sources);
  removeStale(names);
  writeArtRecord(Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))));
  writeFileSync(MANIFEST, manifestModule(sources));
  writeFileSync(
    STYLES,
    placeholderStyles(sources, (name) => record[name]?.placeholder ?? ''),
  );

  const bytes = readdirSync(RENDERED).map((file) => statSync(join(RENDERED, file)).size);
  const total = bytes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  console.log(`${names.size} pictures, ${bytes.length} files, ${total.toFixed(1)} MB.`);
  return 0;
});
