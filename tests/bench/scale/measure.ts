import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { openMailer } from '../../../functions/src/mail/transport.ts';
import { runNightlyJobs } from '../../../functions/src/nightly.ts';
import { composeSitemap } from '../../../functions/src/site/feeds.ts';
import { runTickJobs } from '../../../functions/src/tick.ts';
import { generateArchiveLines } from '../../../scripts/backup/archive.ts';
import {
  readDatabaseTime,
  readStoredDocuments,
  restoreArchive,
} from '../../../scripts/backup/database.ts';
import { LOOPBACK_HOST } from '../../../scripts/lib/ports.ts';
import type { ChildProcesses } from '../../../scripts/lib/processes.ts';
import {
  errorFirstLine,
  resolveRepoPath,
  runStep,
  scriptAbortSignal,
} from '../../../scripts/lib/script.ts';
import {
  eraseFirestoreEmulator,
  seedEmulators,
  withoutTriggers,
} from '../../../scripts/lib/seed.ts';
import {
  emulatorEnv,
  emulatorParams,
  LOCAL_SECRETS,
  type Stage,
} from '../../../scripts/lib/stage.ts';
import { signIn } from '../admin-interact.ts';
import { withBrowser } from '../browser.ts';
import { startFunction } from '../function-process.ts';
import { type Filled, fillDatabase, OLDEST, OLDEST_EMAIL, readSamples, SIZES } from './content.ts';
import { type MeasuredCost, ReadCounter } from './read-counter.ts';

const TIMEOUT_MS = 120_000;

type Measure = (name: string, action: () => Promise<unknown>) => Promise<void>;

/** A session that the server has not seen, so that an instance forgets what it read. */
const newSession = () => `__session=${Date.now()}`;

/** Measures the reads of the server for one page, whose size is that of the compressed HTML. */
async function measurePages(counter: ReadCounter, add: Add, origin: string, filled: Filled) {
  const pages = {
    'home, on the server': '/',
    'destination, on the server': `/destinations/${filled.slug}`,
    'hotel, on the server': `/hotels/${filled.hotel}`,
    'article, on the server': `/blog/${filled.post}`,
    'blog, on the server': '/blog',
  };
  for (const [name, path] of Object.entries(pages)) {
    let bytes = 0;
    const cost = await counter.measure(async () => {
      const headers = { cookie: newSession(), 'accept-encoding': 'br' };
      let answer = await fetch(origin + path, { headers });
      // An answer of 503 after 5 s: the instance reads on, and the next request finds what it read.
      for (; answer.status === 503; answer = await fetch(origin + path, { headers }))
        console.log(`  ✖ ${name}: not read within 5 s`);
      bytes = Number(answer.headers.get('content-length'));
      await answer.text();
    });
    add(name, { ...cost, kB: bytes / 1000 });
  }
}

type Add = (name: string, cost: MeasuredCost) => void;

/** Measures what visitors' browsers read after the page. */
async function visit(page: Page, measure: Measure, filled: Filled) {
  const more = page.getByRole('button', { name: 'Voir plus d’hôtels' });
  const hotels = page.getByRole('region', { name: /^(?:Hôtels|Où dormir)$/ });
  const readOn = async () => {
    await more.click();
    await hotels.getByRole('article').nth(12).waitFor();
  };
  const open = async (path: string) => {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  await measure('home, in the browser', () => open('/?intro=0'));
  await measure('« Voir plus » on the home page', readOn);
  await open('/destinations');
  await measure('a filter', async () => {
    await page.getByRole('searchbox').first().fill(OLDEST);
    await page.getByRole('heading', { name: OLDEST }).waitFor();
  });
  await open(`/destinations/${filled.slug}`);
  // A small site has no more.
  if (await more.isVisible()) await measure('« Voir plus » on a destination', readOn);
  await open('/blog');
  const next = page.getByRole('main').getByRole('link', { name: '2', exact: true });
  if (await next.isVisible())
    await measure('the second page of the blog', async () => {
      await next.click();
      await page.waitForURL(/page=2/);
    });
}

async function administrate(page: Page, measure: Measure) {
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click();
  const item = page.getByRole('main').getByRole('listitem').first();
  const opening = (name: string, path: string, shown: Locator) =>
    measure(name, async () => {
      await page.goto(path);
      await shown.first().waitFor();
    });
  await opening('dashboard', '/admin', page.getByText('Demandes à traiter'));
  await measure('« Rechercher » (Ctrl+K)', async () => {
    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox').fill('Maison');
    await dialog.getByRole('listitem').first().waitFor();
  });
  await opening('list of hotels', '/admin/hotels', page.getByRole('table').getByRole('link'));
  await measure('sorting it by price', async () => {
    await press(/^Prix/);
    await page.waitForURL(/sort=price/);
  });
  await measure('finding its oldest record', async () => {
    await page.getByRole('searchbox').first().fill(OLDEST);
    const found = page.getByRole('link', { name: OLDEST, exact: true });
    const readOn = page.getByRole('button', { name: 'Lire les suivantes' });
    await found.or(readOn).first().waitFor();
    if (!(await found.isVisible())) await readOn.click();
    await found.waitFor();
  });
  await opening('« Chiffres », 30 days', '/admin/chiffres', page.getByRole('table'));
  await opening('journal', '/admin/journal', item);
  await opening('list of subscribers', '/admin/newsletter', page.getByText('@example.org'));
  await measure('export of subscribers', () =>
    Promise.all([page.waitForEvent('download'), press('Exporter CSV')]),
  );
  await measure('import of subscribers: what is known', async () => {
    await press('Importer');
    await page.getByLabel(/^Adresses/).fill(OLDEST_EMAIL);
    await page
      .getByText(/^Déjà connues/)
      .first()
      .waitFor();
  });
  await measure('« Données d’une personne »', async () => {
    await page.goto('/admin/personne');
    await page.getByLabel(/^Adresse e-mail/).fill(OLDEST_EMAIL);
    await press('Chercher');
    await page.getByRole('heading', { name: 'Ce que le site sait' }).waitFor();
  });
  await opening('images', '/admin/images', item);
  await measure('uses of a photograph, to delete it', async () => {
    await press(/^Supprimer/);
    await dialog.or(page.getByText('encore utilisée')).first().waitFor();
  });
}

/** Measures what functions and scripts read. */
async function operate(db: Firestore, offset: number, hotels: number, measure: Measure) {
  await measure('sitemap', () => composeSitemap(db, 'https://www.example.org'));
  await measure('`tick` without work', async () => runTickJobs(db, await openMailer()));
  await measure('`nightly` without work', () => runNightlyJobs(db, new Date()));
  let archive = Buffer.alloc(0);
  await measure('backup', async () => {
    const readTime = await readDatabaseTime(db);
    const header = { project: DEMO_PROJECT_ID, read_at: readTime.toDate().toISOString() };
    const lines = generateArchiveLines(header, readStoredDocuments(db, readTime));
    archive = await buffer(Readable.from(lines).pipe(createGzip()));
  });
  // Writing 80,000 documents one by one takes the emulator a quarter of an hour.
  if (hotels < 1_000) {
    await measure('restoration over it', () =>
      withoutTriggers(offset, () => restoreArchive(archive, db, true)),
    );
  }
}

type Costs = Map<string, MeasuredCost[]>;

/** Returns documents read, requests, compressed kB and seconds. */
function cell(cost: MeasuredCost | undefined): string[] {
  if (!cost) return ['', '', '', ''];
  const { reads, requests, kB, ms } = cost;
  return [String(reads), String(requests || ''), kB.toFixed(1), (ms / 1000).toFixed(1)];
}

/** Returns the costs as a Markdown table: documents read, requests, compressed kB, seconds. */
function costTable(costs: Costs): string {
  const rows = [...costs].map(([name, of]) => [
    name,
    ...SIZES.flatMap((_, index) => cell(of[index])),
  ]);
  const head = ['hotels', ...SIZES.flatMap((size) => [`${size}: reads`, 'requests', 'kB', 's'])];
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Measures the site and its administration filled with 24, 500 and 5,000 hotels. @returns a table */
export async function measureScale(processes: ChildProcesses, stage: Stage): Promise<string> {
  const { offset, folder } = stage;
  const ports = portsWithOffset(offset);
  const counter = new ReadCounter(ports.firestore);
  await counter.listen();
  const origin = `http://${LOOPBACK_HOST}:${ports.hosting}`;
  Object.assign(process.env, emulatorEnv(offset), emulatorParams(offset), LOCAL_SECRETS);
  const direct = initializeApp({ projectId: DEMO_PROJECT_ID }, 'direct');
  const db = getFirestore(direct);
  const samples = await readSamples(db);
  // The SDK reads the address when a database is opened.
  process.env.FIRESTORE_EMULATOR_HOST = `${LOOPBACK_HOST}:${counter.port}`;
  const counted = initializeApp({ projectId: DEMO_PROJECT_ID }, 'counted');
  const countedDb = getFirestore(counted);
  const render = await startFunction(processes, stage, 'render', {
    path: '/favoris',
    status: 200,
    env: {
      NODE_OPTIONS: `--import=${pathToFileURL(resolveRepoPath('tests/faults/preload.mjs'))}`,
      FAULTS_FOLDER: folder,
      FAULTS_PORTS: JSON.stringify({ [ports.firestore]: counter.port }),
    },
  });
  const costs: Costs = new Map();
  try {
    for (const [index, hotels] of SIZES.entries()) {
      scriptAbortSignal.throwIfAborted();
      await eraseFirestoreEmulator(offset);
      const filled = await runStep(`Writing ${hotels} hotels`, () =>
        fillDatabase(db, offset, samples, hotels),
      );
      await runStep('Copying lists', () => runNightlyJobs(db, new Date()));
      const add: Add = (name, cost) => {
        const known = costs.get(name) ?? [];
        known[index] = cost;
        costs.set(name, known);
        console.log(`  ${name}: ${cell(cost).join(' · ')}`);
      };
      // A row that fails stays empty, so that the others are not lost.
      const measure: Measure = async (name, action) => {
        try {
          add(name, await counter.measure(action));
        } catch (error) {
          console.log(`  ✖ ${name}: ${errorFirstLine(error)}`);
        }
      };
      await runStep('Pages', () => measurePages(counter, add, render, filled));
      const mapped = `--host-resolver-rules=MAP ${LOOPBACK_HOST}:${ports.firestore} ${LOOPBACK_HOST}:${counter.port}`;
      await runStep('Browser', () =>
        withBrowser(
          async (browser) => {
            const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
            await context.addInitScript(
              (key) => localStorage.setItem(key, 'true'),
              INTRO_SEEN_LOCAL_STORAGE_KEY,
            );
            const [name = '', value = ''] = newSession().split('=');
            await context.addCookies([{ name, value, url: origin }]);
            const page = await context.newPage();
            page.setDefaultTimeout(TIMEOUT_MS);
            // The first rendering reads everything, and may take longer than visitors wait.
            await page.request.get('/');
            await visit(page, measure, filled);
            await signIn(page, origin);
            await administrate(page, measure);
          },
          [mapped],
        ),
      );
      await runStep('Functions and scripts', () => operate(countedDb, offset, hotels, measure));
    }
  } finally {
    await Promise.all([deleteApp(direct), deleteApp(counted)]);
    await seedEmulators(offset, { isReset: true });
  }
  return costTable(costs);
}
