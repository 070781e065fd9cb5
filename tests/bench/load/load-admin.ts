import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { portsWithOffset } from '#domain/site/ports.ts';
import { DEMO_ADMIN } from '../../../scripts/lib/demo-accounts.ts';
import { HOST } from '../../../scripts/lib/ports.ts';
import { step } from '../../../scripts/lib/script.ts';
import { signedInState } from '../../support/signed-in-state.ts';
import { withBrowser } from '../browser.ts';

/** A list of the administration, as opened in a browser that knows the site. */
export type AdminLoad = {
  name: string;
  /**
   * Milliseconds that the emulator takes for the first lines alone: it has no indexes, and looks through the
   * whole collection for them.
   */
  emulator: number;
  /** Milliseconds until the first line is visible, and until nothing more is read. */
  shown: number;
  whole: number;
  /** The longest task of the main thread after a key of its search, in ms; 0 below 50, NaN without a search. */
  keystroke: number;
  /** Of the whole list, in megabytes, after a collection. */
  heap: number;
  /** Documents that were sent; not those that were counted. */
  reads: number;
};

const BUDGET = { shown: 3_000, keystroke: 100, reads: 20_000 };
const SHOWN_TIMEOUT_MS = 180_000;
/** As many as the lists ask for first. */
const FIRST_LINES = 61;
/** The emulator sorts all subscribers for each part. */
const EXPORT_TIMEOUT_MS = 1_200_000;
/** Nothing has come for so long: the list is whole. */
const QUIET_MS = 4_000;
/** A key's search has been worked off. */
const KEY_MS = 1_500;
/** By then it is known whether a stream has ended before it could be followed. */
const ENDED_MS = 500;
const MEGABYTE = 1024 * 1024;

const TABLE = 'main tbody tr:nth-child(2), main tbody tr[data-index]';

type List = {
  name: string;
  path: string;
  collection: CollectionName;
  order: string;
  /** What its first line is. */
  line: string;
  /** What is typed into its search. */
  typed: string;
};

const LISTS: readonly List[] = [
  {
    name: 'dashboard',
    path: '/admin',
    collection: COLLECTIONS.hotels,
    order: 'created_at',
    line: 'main a[href="/admin/hotels"]:not(:has-text("…"))',
    typed: '',
  },
  {
    name: 'hotels',
    path: '/admin/hotels',
    collection: COLLECTIONS.hotels,
    order: 'created_at',
    line: TABLE,
    typed: 'jard',
  },
  {
    name: 'hotels without a destination',
    path: '/admin/hotels?destination=aucune',
    collection: COLLECTIONS.hotels,
    order: 'created_at',
    line: 'main',
    typed: '',
  },
  {
    name: 'articles',
    path: '/admin/articles',
    collection: COLLECTIONS.blogPosts,
    order: 'created_at',
    line: TABLE,
    typed: 'carn',
  },
  {
    name: 'destinations',
    path: '/admin/destinations',
    collection: COLLECTIONS.destinations,
    order: 'display_order',
    line: 'main ol > li',
    typed: 'dest',
  },
  {
    name: 'subscribers',
    path: '/admin/newsletter',
    collection: COLLECTIONS.newsletterSubscriptions,
    order: 'subscribed_at',
    line: TABLE,
    typed: 'pala',
  },
  {
    name: 'requests',
    path: '/admin/demandes',
    collection: COLLECTIONS.contactRequests,
    order: 'created_at',
    line: TABLE,
    typed: 'nume',
  },
  {
    name: 'journal',
    path: '/admin/journal',
    collection: COLLECTIONS.auditLog,
    order: 'at',
    line: 'main ol > li',
    typed: 'hotel',
  },
];

/** Counts what Firestore sends to a page. */
async function countReads(session: CDPSession) {
  const counted = { reads: 0, last: performance.now() };
  const rest = new Map<string, string>();
  const ended = new Set<string>();
  const take = (id: string, base64: string) => {
    const text = (rest.get(id) ?? '') + Buffer.from(base64, 'base64').toString('latin1');
    const found = text.split('"documentChange"').length - 1;
    // A name may be cut in two.
    rest.set(id, text.slice(text.lastIndexOf('"documentChange"') + 1).slice(-16));
    counted.reads += found;
    counted.last = performance.now();
  };
  session.on('Network.responseReceived', async ({ requestId, response: { url } }) => {
    if (!url.includes('google.firestore.v1.Firestore/Listen')) return;
    // A stream that has ended already is read as a whole.
    try {
      const begun = await session.send('Network.streamResourceContent', { requestId });
      take(requestId, begun.bufferedData);
    } catch {
      ended.add(requestId);
    }
  });
  session.on('Network.loadingFinished', async ({ requestId }) => {
    await delay(ENDED_MS);
    if (!ended.delete(requestId)) return;
    const whole = await session.send('Network.getResponseBody', { requestId }).catch(() => null);
    if (whole) take(requestId, Buffer.from(whole.body).toString('base64'));
  });
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (data) take(requestId, data);
  });
  await session.send('Network.enable', { maxTotalBufferSize: 500_000_000 });
  return counted;
}

/** Runs in the page, before its scripts: notes the longest task since it was last asked. */
function watchTasks(): void {
  const watched = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longest = Math.max(watched.longest, duration);
    }
  }).observe({ type: 'longtask' });
  Object.assign(window, { watched });
}

async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched: { longest: number } = Reflect.get(window, 'watched');
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });
}

type Suite = { db: Firestore; origin: string };

/** Types a search; the longest task after one of its keys. */
async function typeSearch(page: Page, typed: string): Promise<number> {
  if (typed === '') return Number.NaN;
  const tasks: number[] = [];
  await longestTask(page);
  for (const key of typed) {
    await page.getByRole('searchbox').press(key, { timeout: SHOWN_TIMEOUT_MS });
    await delay(KEY_MS);
    tasks.push(await longestTask(page));
  }
  return Math.max(...tasks);
}

/** What the emulator takes for what a list shows first. */
async function askAlone(db: Firestore, { collection, order }: List): Promise<number> {
  const started = performance.now();
  await db.collection(collection).orderBy(order, 'desc').limit(FIRST_LINES).get();
  return performance.now() - started;
}

async function openList(
  context: BrowserContext,
  { db, origin }: Suite,
  list: List,
): Promise<AdminLoad> {
  const emulator = await askAlone(db, list);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const counted = await countReads(session);
    await page.addInitScript(watchTasks);
    const started = performance.now();
    await page.goto(`${origin}${list.path}`, { waitUntil: 'commit' });
    await page.locator(list.line).first().waitFor({ timeout: SHOWN_TIMEOUT_MS });
    const shown = performance.now() - started;
    counted.last = Math.max(counted.last, performance.now());
    while (performance.now() - counted.last < QUIET_MS) await delay(100);
    // What came last has been worked off once the page answers.
    await page.evaluate(() => 0);
    const read = counted.last - started;
    // What is counted comes last.
    await page.waitForFunction(
      () =>
        !/Chargement…|sur …/.test(document.querySelector('main')?.textContent ?? '…') &&
        [...document.querySelectorAll('dd')].every(({ textContent }) => textContent !== '…'),
      null,
      { timeout: SHOWN_TIMEOUT_MS },
    );
    const whole = Math.max(read, performance.now() - QUIET_MS - started);
    const { reads } = counted;
    const keystroke = await typeSearch(page, list.typed);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { name: list.name, emulator, shown, whole, keystroke, heap: usedSize / MEGABYTE, reads };
  } finally {
    await page.close();
  }
}

/** Exports all subscribers as CSV: seconds, the longest task in ms, megabytes. */
async function exportAll(context: BrowserContext, { origin }: Suite) {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchTasks);
    await page.goto(`${origin}/admin/newsletter`);
    const button = page.getByRole('button', { name: 'Exporter CSV' });
    await button.and(page.locator(':enabled')).waitFor();
    await delay(QUIET_MS);
    await longestTask(page);
    const download = page.waitForEvent('download', { timeout: EXPORT_TIMEOUT_MS });
    const started = performance.now();
    await button.click();
    const { size } = await stat(await (await download).path());
    const seconds = (performance.now() - started) / 1_000;
    return { seconds, longest: await longestTask(page), megabytes: size / 1_000_000 };
  } finally {
    await page.close();
  }
}

/** Opens the lists of the administration one after the other, as the demo administrator. */
export async function loadAdmin(db: Firestore, offset: number) {
  const origin = `http://${HOST}:${portsWithOffset(offset).hosting}`;
  const suite = { db, origin };
  const storageState = await signedInState(DEMO_ADMIN, offset);
  return withBrowser(async (browser: Browser) => {
    const context = await browser.newContext({ storageState, locale: 'fr-FR' });
    // The browser has the administration's files then.
    const warm = await context.newPage();
    await warm.goto(`${origin}/admin/personne`);
    await warm.getByRole('heading', { level: 1 }).waitFor();
    await warm.close();
    const lists: AdminLoad[] = [];
    for (const list of LISTS) {
      lists.push(await step(`Administration: ${list.name}`, () => openList(context, suite, list)));
    }
    const csv = await step('CSV of all subscribers', () => exportAll(context, suite));
    return { lists, csv };
  });
}

type Administration = Awaited<ReturnType<typeof loadAdmin>>;

export const isAdminWithin = ({ lists }: Administration): boolean =>
  lists.every(
    ({ emulator, shown, keystroke, reads }) =>
      shown - emulator <= BUDGET.shown && !(keystroke > BUDGET.keystroke) && reads <= BUDGET.reads,
  );

/** The results as a Markdown table; what is over its budget is marked ✖. */
export function adminTable({ lists, csv }: Administration): string {
  const cell = (value: number, most = Number.POSITIVE_INFINITY) => {
    if (Number.isNaN(value)) return '–';
    return value > most ? `✖ ${Math.round(value)}` : String(Math.round(value));
  };
  return [
    `| list | emulator alone, ms | shown, ms (that and ${BUDGET.shown}) | whole, ms | keystroke, ms (${BUDGET.keystroke}) | heap, MB | documents read (${BUDGET.reads}) |`,
    '|---|--:|--:|--:|--:|--:|--:|',
    ...lists.map(
      ({ name, emulator, shown, whole, keystroke, heap, reads }) =>
        `| ${name} | ${cell(emulator)} | ${cell(shown, emulator + BUDGET.shown)} | ${cell(whole)} | ${cell(keystroke, BUDGET.keystroke)} | ${cell(heap)} | ${cell(reads, BUDGET.reads)} |`,
    ),
    '',
    `CSV of all subscribers: ${csv.seconds.toFixed(1)} s, its longest task ${Math.round(csv.longest)} ms, ${csv.megabytes.toFixed(1)} MB`,
  ].join('\n');
}
