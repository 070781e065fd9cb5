import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';
import type { Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';
import { openMailer } from '../../../functions/src/mail/transport.ts';
import { runNight } from '../../../functions/src/nightly.ts';
import { sitemap } from '../../../functions/src/site/feeds.ts';
import { runTick } from '../../../functions/src/tick.ts';
import { archiveLines } from '../../../scripts/backup/archive.ts';
import { databaseTime, restoreArchive, storedDocuments } from '../../../scripts/backup/database.ts';
import { HOST } from '../../../scripts/lib/ports.ts';
import type { Processes } from '../../../scripts/lib/processes.ts';
import { firstLine, fromRoot, interrupted, step } from '../../../scripts/lib/script.ts';
import { eraseFirestore, seedSuite, withoutTriggers } from '../../../scripts/lib/seed.ts';
import { emulatorEnv, LOCAL_SECRETS, localParams, type Stage } from '../../../scripts/lib/stage.ts';
import { signIn } from '../admin-interact.ts';
import { withBrowser } from '../browser.ts';
import { startFunction } from '../function-process.ts';
import { type Filled, fill, OLDEST, OLDEST_EMAIL, readSamples, SIZES } from './content.ts';
import { type Cost, ReadCounter } from './read-counter.ts';

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
      const answer = await fetch(origin + path, { headers });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      bytes = Number(answer.headers.get('content-length'));
      await answer.text();
    });
    add(name, { ...cost, kB: bytes / 1000 });
  }
}

type Add = (name: string, cost: Cost) => void;

/** Measures what visitors' browsers read after the page. */
async function visit(page: Page, measure: Measure, filled: Filled) {
  const more = page.getByRole('button', { name: 'Voir plus d’hôtels' });
  const articles = page.getByRole('article');
  const readOn = async () => {
    await more.click();
    await articles.nth(12).waitFor();
  };
  // The first rendering reads everything, and may take longer than visitors wait.
  await page.goto('/?intro=0');
  await measure('home, in the browser', async () => {
    await page.goto('/?intro=0');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await more.waitFor();
  });
  await measure('« Voir plus » on the home page', readOn);
  await page.goto('/destinations');
  await measure('a filter', async () => {
    await page
      .getByText('Filtrer les hôtels')
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.getByRole('searchbox').first().fill(OLDEST);
    await page.getByRole('heading', { name: OLDEST }).waitFor();
  });
  await page.goto(`/destinations/${filled.slug}`);
  // A small site has no more.
  if (await more.isVisible()) await measure('« Voir plus » on a destination', readOn);
  await page.goto('/blog');
  const next = page.getByRole('main').getByRole('link', { name: '2', exact: true });
  if (await next.isVisible())
    await measure('the second page of the blog', async () => {
      await next.click();
      await page.waitForURL(/page=2/);
    });
}

const first = (page: Page) => page.getByRole('main').getByRole('listitem').first();

async function administrate(page: Page, measure: Measure) {
  const main = page.getByRole('main');
  const row = page.getByRole('table').getByRole('link').first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await measure('dashboard', async () => {
    await page.goto('/admin');
    await page.getByText('Demandes à traiter').first().waitFor();
  });
  await measure('« Rechercher » (Ctrl+K)', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('Maison');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  });
  await measure('list of hotels', async () => {
    await page.goto('/admin/hotels');
    await row.waitFor();
  });
  await measure('sorting it by price', async () => {
    await page.getByRole('button', { name: /^Prix/ }).first().click();
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
  await measure('« Chiffres », 30 days', async () => {
    await page.goto('/admin/chiffres');
    await page.getByRole('table').waitFor();
  });
  await measure('journal', async () => {
    await page.goto('/admin/journal');
    await first(page).waitFor();
  });
  await measure('list of subscribers', async () => {
    await page.goto('/admin/newsletter');
    await main.getByText('@example.org').first().waitFor();
  });
  await measure('export of subscribers', async () => {
    await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      button('Exporter CSV').click(),
    ]);
  });
  await measure('import of subscribers: what is known', async () => {
    await button('Importer').click();
    await page.getByLabel(/^Adresses/).fill(OLDEST_EMAIL);
    await page
      .getByText(/^Déjà connues/)
      .first()
      .waitFor({ timeout: 120_000 });
  });
  await measure('« Données d’une personne »', async () => {
    await page.goto('/admin/personne');
    await page.getByLabel(/^Adresse e-mail/).fill(OLDEST_EMAIL);
    await button('Chercher').click();
    await page.getByRole('heading', { name: 'Ce que le site sait' }).waitFor();
  });
  await page.goto('/admin/images');
  await first(page).waitFor();
  await measure('uses of a photograph, to delete it', async () => {
    await page
      .getByRole('button', { name: /^Supprimer/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .or(page.getByText('encore utilisée'))
      .first()
      .waitFor({ timeout: 120_000 });
  });
}

/** Measures what functions and scripts read. */
async function operate(db: Firestore, offset: number, hotels: number, measure: Measure) {
  await measure('sitemap', () => sitemap(db, 'https://www.example.org'));
  await measure('`tick` without work', async () => runTick(await openMailer(db)));
  await measure('`nightly` without work', () => runNight(db, new Date()));
  let archive = Buffer.alloc(0);
  await measure('backup', async () => {
    const readTime = await databaseTime(db);
    const header = { project: DEMO_PROJECT_ID, read_at: readTime.toDate().toISOString() };
    const lines = archiveLines(header, storedDocuments(db, readTime));
    archive = await buffer(Readable.from(lines).pipe(createGzip()));
  });
  // Writing 80,000 documents one by one takes the emulator a quarter of an hour.
  if (hotels < 1_000) {
    await measure('restoration over it', () =>
      withoutTriggers(offset, () => restoreArchive(archive, db, true)),
    );
  }
}

type Costs = Map<string, Cost[]>;

/** Returns documents read, requests, compressed kB and seconds. */
function cell(cost: Cost | undefined): string[] {
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
export async function measureScale(processes: Processes, stage: Stage): Promise<string> {
  const { offset, folder } = stage;
  const ports = portsWithOffset(offset);
  const counter = new ReadCounter(ports.firestore);
  await counter.listen();
  const origin = `http://${HOST}:${ports.hosting}`;
  Object.assign(process.env, emulatorEnv(offset), localParams(offset), LOCAL_SECRETS);
  const direct = initializeApp({ projectId: DEMO_PROJECT_ID }, 'direct');
  const db = getFirestore(direct);
  const samples = await readSamples(db);
  // The SDK reads the address when a database is opened.
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${counter.port}`;
  const counted = initializeApp({ projectId: DEMO_PROJECT_ID }, 'counted');
  const countedDb = getFirestore(counted);
  const render = await startFunction(processes, stage, 'render', {
    path: '/favoris',
    status: 200,
    env: {
      NODE_OPTIONS: `--import=${pathToFileURL(fromRoot('tests/faults/preload.mjs'))}`,
      FAULTS_FOLDER: folder,
      FAULTS_PORTS: JSON.stringify({ [ports.firestore]: counter.port }),
    },
  });
  const costs: Costs = new Map();
  try {
    for (const [index, hotels] of SIZES.entries()) {
      interrupted.throwIfAborted();
      await eraseFirestore(offset);
      const filled = await step(`Writing ${hotels} hotels`, () =>
        fill(db, offset, samples, hotels),
      );
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
          console.log(`  ✖ ${name}: ${firstLine(error)}`);
        }
      };
      await step('Pages', () => measurePages(counter, add, render, filled));
      const mapped = `--host-resolver-rules=MAP ${HOST}:${ports.firestore} ${HOST}:${counter.port}`;
      await step('Browser', () =>
        withBrowser(
          async (browser) => {
            const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
            await context.addInitScript(
              (key) => localStorage.setItem(key, 'true'),
              HAS_SEEN_INTRO_KEY,
            );
            const [name = '', value = ''] = newSession().split('=');
            await context.addCookies([{ name, value, url: origin }]);
            const page = await context.newPage();
            await visit(page, measure, filled);
            await signIn(page, origin);
            await administrate(page, measure);
          },
          [mapped],
        ),
      );
      await step('Functions and scripts', () => operate(countedDb, offset, hotels, measure));
    }
  } finally {
    await Promise.all([deleteApp(direct), deleteApp(counted)]);
    await seedSuite(offset, { isReset: true });
  }
  return costTable(costs);
}
