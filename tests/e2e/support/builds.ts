import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Footer text of the tested build, and its replacement in the simulated next build. */
export const FORMER_FOOTER = 'Tous droits réservés.';
export const NEXT_FOOTER = 'Tous droits réservés depuis peu.';

/** Names of built scripts and stylesheets, which end with a content hash. */
const FILES = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
/** The service worker's revisions of files whose names have no hash. */
const REVISIONS = /\b[0-9a-f]{32}\b/g;

/** Turns a text of the tested build into the next build's: other footer, names and revisions. */
export const asNext = (text: string): string =>
  text
    .replaceAll(FORMER_FOOTER, NEXT_FOOTER)
    .replace(FILES, '$1-next.$2')
    .replace(REVISIONS, (revision) => [...revision].reverse().join(''));

/** Reads a built script or stylesheet. @returns null if the build has no file of that name */
export async function readBuilt(isNext: boolean, path: string): Promise<Buffer | null> {
  const file = isNext ? path.replace(/-next(?=\.\w+$)/, '') : path;
  if (isNext && file === path) return null;
  const built = await readFile(join(String(process.env.STAGE), 'dist', file)).catch(() => null);
  return built && isNext ? Buffer.from(asNext(built.toString())) : built;
}
