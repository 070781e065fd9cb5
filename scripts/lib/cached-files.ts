import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { inParts } from '#domain/site/in-parts.ts';

const Rule = v.looseObject({
  source: v.optional(v.string()),
  headers: v.array(v.looseObject({ key: v.string(), value: v.string() })),
});
const Config = v.looseObject({ hosting: v.looseObject({ headers: v.array(Rule) }) });

/** A pattern stays far below any limit of Hosting's. */
const FILES_PER_RULE = 50;

/** The folders of a glob such as `/assets/**` or `/@(art|icons)/**`; none of another. */
function foldersOf(source = ''): string[] {
  const [, one, several] = /^\/(?:(\w+)|@\(([\w|]+)\))\/\*\*$/.exec(source) ?? [];
  return one ? [one] : (several?.split('|') ?? []);
}

const literally = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * firebase.json with the Cache-Control of whole folders given to the files that exist. Hosting's rules
 * go by the URL: a file missed during a deployment would stay missing for as long as one that is there.
 * @param files paths below the site's folder, without a leading slash
 */
export function cacheOnlyFiles(text: string, files: readonly string[]): string {
  const config = v.parse(Config, JSON.parse(text));
  config.hosting.headers = config.hosting.headers.flatMap((rule): v.InferOutput<typeof Rule>[] => {
    const folders = foldersOf(rule.source);
    if (folders.length === 0 || !rule.headers.some(({ key }) => key === 'Cache-Control'))
      return [rule];
    const { source: _, ...rest } = rule;
    const own = files
      .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
      .sort();
    return inParts(own, FILES_PER_RULE).map((some) => ({
      ...rest,
      regex: `^/(?:${some.map(literally).join('|')})$`,
    }));
  });
  return JSON.stringify(config, null, 2);
}

/** Adapts the firebase.json of a project folder to the site that was built into it. */
export async function cacheBuiltFiles(folder: string): Promise<void> {
  const site = join(folder, 'dist');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  const file = join(folder, 'firebase.json');
  await writeFile(file, cacheOnlyFiles(await readFile(file, 'utf8'), files));
}
