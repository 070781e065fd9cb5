import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import { loadFunctions, watchMemory } from '../tests/bench/load/load-functions.ts';
import {
  isWithin,
  LOADED,
  loadPage,
  loadTable,
  type PageLoad,
  seedInvented,
} from '../tests/bench/load/load-site.ts';
import { startRender } from '../tests/bench/render-load.ts';
import { freeOffset } from './lib/ports.ts';
import { withProcesses } from './lib/processes.ts';
import { readNumber, runScript, step } from './lib/script.ts';
import { withoutTriggers } from './lib/seed.ts';
import { buildEnv, buildProject, layOutStage } from './lib/stage.ts';
import { startSuite } from './lib/suite.ts';

const CSV_BUDGET_MS = 2_000;

/** Reads `[--hotels N] [--articles N] [--subscribers N] [--seconds N] [--memory-minutes N]`. */
function readArguments() {
  const { values } = parseArgs({
    options: {
      hotels: { type: 'string', default: '10000' },
      articles: { type: 'string', default: '5000' },
      subscribers: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '5' },
      'memory-minutes': { type: 'string', default: '1' },
    },
  });
  return {
    hotels: readNumber('hotels', values.hotels),
    articles: readNumber('articles', values.articles),
    subscribers: readNumber('subscribers', values.subscribers),
    seconds: readNumber('seconds', values.seconds),
    minutes: readNumber('memory-minutes', values['memory-minutes']),
  };
}

/** What the administration does when all subscribers are exported. */
function exportSubscribers(count: number): { ms: number; longest: number; megabytes: number } {
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `abonne.${index}@example.com`,
    source: 'footer' as const,
    subscribed_at: '2026-01-14T18:42:10.000Z',
    active: true,
  }));
  const started = performance.now();
  let length = 0;
  let longest = 0;
  let last = started;
  for (const piece of subscriptionsToCsv(rows)) {
    length += piece.length;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  return { ms: performance.now() - started, longest, megabytes: length / 1_000_000 };
}

/** `npm run load`: a large invented site in a suite of its own, and one instance under bounded load. */
await runScript(() =>
  withProcesses(async (processes) => {
    const { seconds, minutes, ...quantities } = readArguments();
    const offset = await freeOffset();
    const stage = await layOutStage(`load-${offset}`, offset);
    await step('Building the site and the functions', () =>
      buildProject(stage.folder, buildEnv(offset)),
    );
    await startSuite(processes, stage, null);
    const db = getFirestore(initializeApp({ projectId: DEMO_PROJECT_ID }, 'load'));
    await step('Writing an invented site', () =>
      withoutTriggers(offset, async () =>
        console.log(`  ${await seedInvented(db, quantities)} documents`),
      ),
    );
    const render = await step('Starting the rendering function', () =>
      startRender(processes, stage, '/legal'),
    );
    const pages: PageLoad[] = [];
    for (const page of LOADED) {
      pages.push(await step(page.name, () => loadPage(render.origin, page, seconds)));
    }
    const memory = await step('Memory under load', () =>
      watchMemory(render.origin, ['/', '/hotels/hotel-2', '/blog/article-2'], minutes),
    );
    const functions = await step('Contact form and photograph', () =>
      loadFunctions(db, offset, seconds),
    );
    const { ms, longest, megabytes } = exportSubscribers(quantities.subscribers);
    console.log(`\n${loadTable(pages)}\n`);
    for (const [name, { requestsPerSecond, p95 }] of Object.entries(functions)) {
      console.log(`${name}: ${requestsPerSecond.toFixed(1)} a second, p95 ${Math.round(p95)} ms`);
    }
    const heaps = memory.samples.map(({ heap, rss }) => `${Math.round(heap)} (${Math.round(rss)})`);
    console.log(
      `heap (RSS) in MB over ${minutes} minutes: ${heaps.join(', ')}: ${memory.isFlat ? 'flat' : '✖ it grows'}\n`,
    );
    console.log(
      `CSV of all subscribers: ${Math.round(ms)} ms, its longest piece ${Math.round(longest)} ms, ${megabytes.toFixed(1)} MB\n`,
    );
    return pages.every(isWithin) && memory.isFlat && ms <= CSV_BUDGET_MS ? 0 : 1;
  }),
);
