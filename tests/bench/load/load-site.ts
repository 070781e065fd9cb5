import type { Firestore } from 'firebase-admin/firestore';
import { interrupted } from '../../../scripts/lib/script.ts';
import { load } from '../render-load.ts';
import { inventedDocuments, type Quantities } from './invented.ts';

/** What one instance answers: times in ms, `first` while it has nothing in memory of the page. */
export type PageLoad = {
  name: string;
  /** Of the first answer; `expected` where all is well. */
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
const PAGE = { expected: 200, budget: { first: 2_000, kilobytes: 500 } };

/** Public pages, each with what it may take. */
export const LOADED = [
  { name: 'home', path: '/', ...PAGE },
  { name: 'destinations', path: '/destinations', ...PAGE },
  { name: 'hotel', path: '/hotels/hotel-1', ...PAGE },
  { name: 'unknown hotel', path: '/hotels/nulle-part', ...PAGE, expected: 404 },
  { name: 'magazine', path: '/blog', ...PAGE },
  { name: 'article', path: '/blog/article-1', ...PAGE },
] as const;

type Loaded = Pick<PageLoad, 'name' | 'expected' | 'budget'> & { path: string };

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
  { path, ...page }: Loaded,
  seconds: number,
): Promise<PageLoad> {
  const started = performance.now();
  const response = await fetch(`${origin}${path}`);
  const kilobytes = (await response.arrayBuffer()).byteLength / 1_000;
  const first = performance.now() - started;
  const { status } = response;
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
