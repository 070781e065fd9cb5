import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { inParts } from '#domain/site/in-parts.ts';

type Rule = { source?: string; regex?: string; headers: { key: string; value: string }[] };

/** Keeps each pattern far below any length limit of Hosting. */
const FILES_PER_RULE = 50;

const literally = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns firebase.json with long caching only for existing files. Hosting matches rules by URL
 * alone: a file missed during a deployment would otherwise stay missing for as long as existing
 * files are cached.
 * @param files paths below the site's folder, without a leading slash
 */
export function cacheOnlyFiles(text: string, files: readonly string[]): string {
  const config: { hosting: { headers: Rule[] } } = JSON.parse(text);
  config.hosting.headers = config.hosting.headers.flatMap((rule): Rule[] => {
    const { source, headers } = rule;
    const cache = headers.find(({ key }) => key === 'Cache-Control')?.value;
    if (!source || !cache?.includes('max-age')) return [rule];
    const own = files.map((path) => `/${path}`).filter((path) => matchesGlob(path, source));
    return inParts(own.sort(), FILES_PER_RULE).map((some) => ({
      regex: `^(?:${some.map(literally).join('|')})$`,
      headers,
    }));
  });
  return JSON.stringify(config, null, 2);
}

/** Adapts a project folder's firebase.json to the site built into the folder. */
export async function cacheBuiltFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: join(folder, 'dist') }));
  const file = join(folder, 'firebase.json');
  await writeFile(file, cacheOnlyFiles(await readFile(file, 'utf8'), files));
}
