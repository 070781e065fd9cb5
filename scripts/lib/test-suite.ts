import { existsSync } from 'node:fs';
import { cp, glob, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { portsWithOffset } from '#domain/site/ports.ts';
import { answers, freeOffset, HOST } from './ports.ts';
import type { Processes } from './processes.ts';
import { fromCache, fromRoot, ROOT, step } from './script.ts';
import { seedSuite } from './seed.ts';
import { buildEnv, buildProject, layOutStage, type Stage } from './stage.ts';
import { startFirestore, startSuite } from './suite.ts';

/** Where `npm run test:suite` notes the suite that it keeps running. */
const KEPT = fromCache('test-suite.json');
const Kept = v.object({ folder: v.string(), offset: v.number() });

/** What the built site and functions are made of. */
const SOURCES = ['{src,functions/src,public,scripts/vite}/**', '*.config.ts', 'package-lock.json'];
const RELOAD_MS = 30_000;
const INTERVAL_MS = 200;

/** Short deadlines, so that no test waits for minutes; otherwise as in production. */
export const testEnv = (offset: number): NodeJS.ProcessEnv => ({
  ...buildEnv(offset),
  VITE_ANSWER_DEADLINE_MS: '5000',
});

const buildForTests = ({ folder, offset }: Stage) =>
  step('Building the site and the functions', () => buildProject(folder, testEnv(offset)));

/** Starts a Firestore emulator alone, for the security rules: nothing has to be built. */
export async function startRulesSuite(processes: Processes): Promise<Stage> {
  const offset = await freeOffset();
  const stage = await layOutStage(`rules-${offset}`, offset);
  await step('Starting the Firestore emulator', () => startFirestore(processes, stage));
  return stage;
}

/** Builds and starts a whole suite with the demo content. */
export async function startTestSuite(processes: Processes): Promise<Stage> {
  const offset = await freeOffset();
  const stage = await layOutStage(`test-${offset}`, offset);
  await buildForTests(stage);
  await startSuite(processes, stage, null);
  return stage;
}

/** Notes a suite for the runs that come, until the action ends. */
export async function keepSuite<T>(stage: Stage, action: () => Promise<T>): Promise<T> {
  await writeFile(KEPT, JSON.stringify(stage));
  try {
    return await action();
  } finally {
    await rm(KEPT, { force: true });
  }
}

async function lastSourceChange(): Promise<number> {
  let last = 0;
  for await (const path of glob(SOURCES, { cwd: ROOT })) {
    last = Math.max(last, (await stat(fromRoot(path))).mtimeMs);
  }
  return last;
}

/** How often the functions emulator has loaded the functions. */
async function loads({ folder }: Stage): Promise<number> {
  const log = await readFile(join(folder, 'emulators.log'), 'utf8');
  return log.split('Loaded functions definitions').length;
}

/** Replaced as a whole: the emulator loads the rules at once, and crashes on half of them. */
async function renewRules({ folder }: Stage): Promise<void> {
  const [rules, served] = [fromRoot('firestore.rules'), join(folder, 'firestore.rules')];
  if ((await readFile(rules, 'utf8')) === (await readFile(served, 'utf8'))) return;
  await cp(rules, `${served}.new`);
  await rename(`${served}.new`, served);
}

async function rebuildIfChanged(stage: Stage): Promise<void> {
  await renewRules(stage);
  const { mtimeMs: built } = await stat(join(stage.folder, 'functions', 'lib', 'app.html'));
  if ((await lastSourceChange()) < built) return;
  const before = await loads(stage);
  await buildForTests(stage);
  const deadline = Date.now() + RELOAD_MS;
  while ((await loads(stage)) === before && Date.now() < deadline) await delay(INTERVAL_MS);
}

/** The suite that `npm run test:suite` keeps, rebuilt if a source changed; null when there is none. */
export async function findKeptSuite(): Promise<Stage | null> {
  if (!existsSync(KEPT)) return null;
  const stage = v.parse(Kept, JSON.parse(await readFile(KEPT, 'utf8')));
  const { hub } = portsWithOffset(stage.offset);
  if (!(await answers(`http://${HOST}:${hub}/emulators`))) return null;
  console.log(`• Using the running suite in ${stage.folder}`);
  await rebuildIfChanged(stage);
  await seedSuite(stage.offset, { isReset: true });
  return stage;
}
