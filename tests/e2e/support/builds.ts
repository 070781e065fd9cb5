import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryOf } from '#domain/site/kept-page.ts';

/** What the footer says in the tested build, and in the next one instead. */
export const FORMER_FOOTER = 'Tous droits réservés.';
export const NEXT_FOOTER = 'Tous droits réservés depuis peu.';

/** The folder of the tested build, and that of the next one. */
export type Build = 'dist' | 'next';

const ENTRY = /\bdata-entry="[^"]+"/;
const FILES = /\bdata-stylesheet="[^"]+" data-scripts="[^"]*"/;
const FirstView = v.object({ stylesheet: v.string() });

/** A file of a build; null where it has none of that name. */
export const readBuilt = (build: Build, path: string): Promise<Buffer | null> =>
  readFile(join(String(process.env.STAGE), build, path)).catch(() => null);

/** A page of the tested build as the next one renders it, whose scripts find each other. */
export async function nextPage(html: string): Promise<string> {
  const entry = entryOf(String(await readBuilt('next', 'app.html')));
  const view = JSON.parse(String(await readBuilt('next', '.vite/first-view.json')));
  const { stylesheet } = v.parse(FirstView, view);
  return html
    .replace(ENTRY, `data-entry="${entry}"`)
    .replace(FILES, `data-stylesheet="${stylesheet}"`)
    .replace(FORMER_FOOTER, NEXT_FOOTER);
}
