import { join } from 'node:path';
import type { ChildProcesses } from '../../scripts/lib/processes.ts';
import { runStep, scriptAbortSignal } from '../../scripts/lib/script.ts';
import type { Stage } from '../../scripts/lib/stage.ts';
import { measureAdmin } from './admin-interact.ts';
import { PHONE, withBrowser } from './browser.ts';
import { type MeasuredView, measureFirstView } from './first-view.ts';
import { writeFloors } from './floor.ts';
import { loadForms } from './form-load.ts';
import { type Interaction, measureInteractions } from './interact.ts';
import { weighPage } from './page-weight.ts';
import { type FLOORS, PAGE_NAMES, PAGES, type Subject } from './pages.ts';
import { loadRender, startRender } from './render-load.ts';
import { addValues, type Results } from './report.ts';
import { measureScale } from './scale/measure.ts';
import { measureSecondView, type SecondView } from './second-view.ts';
import { type BenchServer, serveBuiltSite } from './serve.ts';
import { medians } from './statistics.ts';

export const SITE_PARTS = ['sizes', 'first', 'second', 'interact', 'render', 'forms'] as const;
/** Takes minutes, and prints a table of its own: only when asked for. */
export const SCALE = 'scale';

type Options = {
  parts: ReadonlySet<string>;
  /** Visits per page. */
  runs: number;
};

async function measureSizes(results: Results, front: BenchServer) {
  for (const name of PAGE_NAMES) {
    await withBrowser(async (browser) => {
      const page = await browser.newPage(PHONE);
      addValues(results, name, await weighPage(page, `${front.origin}${PAGES[name].path}`));
    });
  }
}

/** Each round visits the floors and every page once, so that noise of the machine affects all alike. */
async function measureFirstViews(
  results: Results,
  { site, floor, reactFloor }: Record<'site' | (typeof FLOORS)[number], BenchServer>,
  runs: number,
) {
  const urls: [Subject, string][] = [
    ['floor', `${floor.origin}/`],
    ['reactFloor', `${reactFloor.origin}/`],
    ...PAGE_NAMES.map((name): [Subject, string] => [name, `${site.origin}${PAGES[name].path}`]),
  ];
  const views = new Map<Subject, MeasuredView[]>();
  for (let round = 0; round < runs; round += 1) {
    for (const [name, url] of urls) {
      scriptAbortSignal.throwIfAborted();
      views.set(name, [...(views.get(name) ?? []), await measureFirstView(url)]);
    }
  }
  for (const [name, measured] of views) addValues(results, name, medians(measured));
  // Below 50 ms, TBT is mostly noise: a lower one of the floor counts as 50.
  const ratio = (name: Subject, to: Subject, metric: 'lcp' | 'tti' | 'tbt') =>
    (results[name]?.[metric] ?? Number.NaN) / Math.max(50, results[to]?.[metric] ?? Number.NaN);
  for (const name of PAGE_NAMES) {
    addValues(results, name, {
      lcpRatio: ratio(name, 'floor', 'lcp'),
      ttiRatio: ratio(name, 'reactFloor', 'tti'),
      tbtRatio: ratio(name, 'reactFloor', 'tbt'),
    });
  }
}

async function measureSecondViews(results: Results, front: BenchServer, runs: number) {
  for (const name of PAGE_NAMES) {
    const views: SecondView[] = [];
    for (let round = 0; round < runs; round += 1) {
      scriptAbortSignal.throwIfAborted();
      views.push(await measureSecondView(front, PAGES[name].path));
    }
    addValues(results, name, medians(views));
  }
}

/** Measures the built site, files and one rendering instance, behind a local front server. */
export async function measureSite(
  results: Results,
  processes: ChildProcesses,
  stage: Stage,
  { parts, runs }: Options,
): Promise<void> {
  if (parts.has(SCALE)) console.log(`\n${await measureScale(processes, stage)}`);
  if (!SITE_PARTS.some((part) => parts.has(part))) return;
  const render = await runStep('Starting the rendering function', () =>
    startRender(processes, stage),
  );
  const site = await serveBuiltSite({ folder: join(stage.folder, 'dist'), pages: render.origin });
  const folders = await writeFloors(stage.folder);
  const floor = await serveBuiltSite({ folder: folders.floor });
  const reactFloor = await serveBuiltSite({ folder: folders.reactFloor });
  try {
    if (parts.has('sizes')) await runStep('Sizes', () => measureSizes(results, site));
    if (parts.has('first')) {
      await runStep('First views', () =>
        measureFirstViews(results, { site, floor, reactFloor }, runs),
      );
    }
    if (parts.has('second')) {
      await runStep('Second views', () => measureSecondViews(results, site, runs));
    }
    if (parts.has('interact')) {
      await runStep('Interactions', async () => {
        const rounds: Interaction[] = [];
        for (let round = 0; round < runs; round += 1) rounds.push(await measureInteractions(site));
        addValues(results, 'site', medians(rounds));
        addValues(results, 'site', await measureAdmin(stage, runs));
      });
    }
    if (parts.has('render')) {
      const speed = await runStep('Load', () => loadRender(render));
      addValues(results, 'site', speed.site);
      for (const name of PAGE_NAMES) {
        if (speed.pages[name]) addValues(results, name, speed.pages[name]);
      }
    }
    if (parts.has('forms')) {
      addValues(results, 'site', await runStep('Forms', () => loadForms(processes, stage)));
    }
  } finally {
    site.close();
    floor.close();
    reactFloor.close();
  }
}
