import type { Firestore } from 'firebase-admin/firestore';
import { CATALOGUE_PATHS } from '#domain/site/catalogue-paths.ts';
import { interrupted } from '../../../scripts/lib/script.ts';
import { load } from '../render-load.ts';
import { inventedDocuments, type Quantities } from './invented.ts';

/** What one instance answers: times in ms, `first` while it has nothing in memory of the page. */
export type PageLoad = {
  name: string;
  /** Of the first answer, NaN where it lacks what it should hold; `expected` where all is well. */
  status: number;
  expected: number;
  first: number;
  /** Uncompressed. */
  kilobytes: number;
  requestsPerSecond: number;
  p95: number;
  budget: { first: number; kilobytes: number };
};

/** As many documents are on their way at once. */
const CHUNK = 500;

/** Writes an invented site, some documents at a time. */
export async function seedInvented(db: Firestore, quantities: Quantities): Promise<number> {
  const writer = db.bulkWriter({ throttling: false });
  let written = 0;
  for (const { collection, id, data } of inventedDocuments(quantities)) {
    void writer.set(db.collection(collection).doc(id), data);
    written += 1;
    if (written % CHUNK === 0) {
      interrupted.throwIfAborted();
      await writer.flush();
    }
  }
  await writer.close();
  return written;
}

/** A first answer takes reading what the page shows; a page is not to grow with the collections. */
const PAGE = { expected: 200, holds: '</footer>', budget: { first: 2_000, kilobytes: 500 } };
/** A list is as long as it is; the CDN keeps it for all. */
const LIST = { expected: 200, holds: '"image"', budget: { first: 4_000, kilobytes: 8_000 } };

/** Public pages, each with what it may take. */
export const LOADED = [
  { name: 'home', path: '/', ...PAGE },
  { name: 'destinations', path: '/destinations', ...PAGE },
  { name: 'last page of its index', path: '/destinations?page=999', ...PAGE },
  { name: 'destinations, filtered', path: '/destinations?q=verrière&region=Asie', ...PAGE },
  { name: 'destination', path: '/destinations/destination-1', ...PAGE },
  { name: 'hotel', path: '/hotels/hotel-1', ...PAGE, holds: 'id="similaires"' },
  { name: 'unknown hotel', path: '/hotels/nulle-part', ...PAGE, expected: 404 },
  { name: 'magazine', path: '/blog', ...PAGE },
  { name: 'last page of the magazine', path: '/blog?page=999', ...PAGE },
  { name: 'article', path: '/blog/article-1', ...PAGE, holds: 'Article suivant' },
  { name: 'all hotels, as filters read them', path: CATALOGUE_PATHS.hotels, ...LIST },
  { name: 'all articles', path: CATALOGUE_PATHS.posts, ...LIST },
] as const;

type Loaded = Pick<PageLoad, 'name' | 'expected' | 'budget'> & { path: string; holds: string };

/** Under load; no numbers where that is more than the instance bears. */
async function speedOf(url: string, seconds: number) {
  try {
    return await load(url, seconds);
  } catch (error) {
    if (error instanceof Error) console.log(`  ${error.message}`);
    return { requestsPerSecond: Number.NaN, p95: Number.NaN };
  }
}

/** Asks for a page once, then as fast as it is answered. */
export async function loadPage(
  origin: string,
  { path, holds, ...page }: Loaded,
  seconds: number,
): Promise<PageLoad> {
  const started = performance.now();
  const response = await fetch(`${origin}${path}`);
  const text = await response.text();
  const kilobytes = Buffer.byteLength(text) / 1_000;
  const first = performance.now() - started;
  const status = text.includes(holds) ? response.status : Number.NaN;
  return { ...page, status, first, kilobytes, ...(await speedOf(`${origin}${path}`, seconds)) };
}

/** Whether a page is answered within what it may take. */
export const isWithin = ({ status, expected, first, kilobytes, budget }: PageLoad): boolean =>
  status === expected && first <= budget.first && kilobytes <= budget.kilobytes;

const round = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)));

/** The results as a Markdown table; what is over its budget is marked ✖, and the budget named. */
export function loadTable(pages: readonly PageLoad[]): string {
  const cell = (value: number, most: number) =>
    value <= most ? round(value) : `✖ ${round(value)} (${most})`;
  return [
    '| page | status | first answer, ms | kB | requests a second | p95, ms |',
    '|---|--:|--:|--:|--:|--:|',
    ...pages.map(
      ({ name, status, expected, first, kilobytes, requestsPerSecond, p95, budget }) =>
        `| ${name} | ${status === expected ? status : `✖ ${status}`} | ${cell(first, budget.first)} | ${cell(kilobytes, budget.kilobytes)} | ${round(requestsPerSecond)} | ${round(p95)} |`,
    ),
  ].join('\n');
}
