import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import { adminTable, isAdminWithin, loadAdmin } from '../tests/bench/load/load-admin.ts';
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
import { type Processes, withProcesses } from './lib/processes.ts';
import { Failure, readNumber, runScript, step } from './lib/script.ts';
import { withoutTriggers } from './lib/seed.ts';
import { buildEnv, buildProject, layOutStage, type Stage } from './lib/stage.ts';
import { startSuite } from './lib/suite.ts';

const PARTS = ['site', 'admin'];

/** Reads `[--only PART] [--hotels N] [--articles N] … [--seconds N] [--memory-minutes N]`. */
function readArguments() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      hotels: { type: 'string', default: '10000' },
      articles: { type: 'string', default: '5000' },
      subscribers: { type: 'string', default: '100000' },
      requests: { type: 'string', default: '20000' },
      entries: { type: 'string', default: '50000' },
      seconds: { type: 'string', default: '5' },
      'memory-minutes': { type: 'string', default: '1' },
    },
  });
  if (values.only !== undefined && !PARTS.includes(values.only)) {
    throw new Failure(`--only takes ${PARTS.join(' or ')}.`);
  }
  return {
    parts: new Set(values.only === undefined ? PARTS : [values.only]),
    quantities: {
      hotels: readNumber('hotels', values.hotels),
      articles: readNumber('articles', values.articles),
      subscribers: readNumber('subscribers', values.subscribers),
      requests: readNumber('requests', values.requests),
      entries: readNumber('entries', values.entries),
    },
    seconds: readNumber('seconds', values.seconds),
    minutes: readNumber('memory-minutes', values['memory-minutes']),
  };
}
type Options = ReturnType<typeof readArguments>;

/** Public pages, one instance's memory, functions. @returns whether all is within its budget */
async function loadSite(processes: Processes, stage: Stage, db: Firestore, options: Options) {
  const { seconds, minutes } = options;
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
    loadFunctions(db, stage.offset, seconds),
  );
  console.log(`\n${loadTable(pages)}\n`);
  for (const [name, { requestsPerSecond, p95 }] of Object.entries(functions)) {
    console.log(`${name}: ${requestsPerSecond.toFixed(1)} a second, p95 ${Math.round(p95)} ms`);
  }
  const heaps = memory.samples.map(({ heap, rss }) => `${Math.round(heap)} (${Math.round(rss)})`);
  console.log(
    `heap (RSS) in MB over ${minutes} minutes: ${heaps.join(', ')}: ${memory.isFlat ? 'flat' : '✖ it grows'}\n`,
  );
  return pages.every(isWithin) && memory.isFlat;
}

/** `npm run load`: a large invented site in a suite of its own, and one instance under bounded load. */
await runScript(() =>
  withProcesses(async (processes) => {
    const options = readArguments();
    const { parts, quantities } = options;
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
    const admin = parts.has('admin') ? await loadAdmin(db, offset) : null;
    const isSiteWithin = !parts.has('site') || (await loadSite(processes, stage, db, options));
    if (admin) console.log(`\n${adminTable(admin)}\n`);
    return isSiteWithin && (!admin || isAdminWithin(admin)) ? 0 : 1;
  }),
);
