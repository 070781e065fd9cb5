import { existsSync } from 'node:fs';
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portsWithOffset } from '#domain/site/ports.ts';
import { answers, HOST, portOffset, requireFreePorts, TEST_OFFSET } from './ports.ts';
import type { Processes } from './processes.ts';
import { Failure, fromCache, fromRoot, ROOT, step } from './script.ts';
import { seedSuite } from './seed.ts';
import { buildEnv, buildProject, layOutStage, type Stage } from './stage.ts';
import { startFirestore, startSuite } from './suite.ts';

/** What the built site and functions are made of. */
const SOURCES = ['{src,functions/src,public,scripts/vite}/**', '*.config.ts', 'package-lock.json'];
const RELOAD_MS = 30_000;
const INTERVAL_MS = 200;

/** Builds with short deadlines, so that no test waits for minutes; otherwise as in production. */
export const buildForTests = ({ folder, offset }: Stage): Promise<void> =>
  step('Building the site and the functions', () =>
    buildProject(folder, { ...buildEnv(offset), VITE_ANSWER_DEADLINE_MS: '5000' }),
  );

/** Marks that other runs may use the suite on these ports; whichever starts there next takes it away. */
const keptMark = (offset: number) => fromCache(`test-${offset}`, 'kept');

/** Lets other runs use a suite for as long as it runs. */
export const keepSuite = ({ offset }: Stage): Promise<void> => writeFile(keptMark(offset), '');

/** Lays out a project on the tests' own ports. */
export async function layOutTestStage(name: string): Promise<Stage> {
  const offset = portOffset(TEST_OFFSET);
  await requireFreePorts(offset);
  await rm(keptMark(offset), { force: true });
  return layOutStage(`${name}-${offset}`, offset);
}

/** Starts a Firestore emulator alone, for the security rules: nothing has to be built. */
export async function startRulesSuite(processes: Processes): Promise<Stage> {
  const stage = await layOutTestStage('rules');
  await step('Starting the Firestore emulator', () => startFirestore(processes, stage));
  return stage;
}

/** Builds and starts a whole suite with the demo content. */
export async function startTestSuite(processes: Processes): Promise<Stage> {
  const stage = await layOutTestStage('test');
  await buildForTests(stage);
  await startSuite(processes, stage, null);
  return stage;
}

/** Counts how often the functions emulator has loaded the functions. */
async function countLoads({ folder }: Stage): Promise<number> {
  const log = await readFile(join(folder, 'emulators.log'), 'utf8');
  return log.split('Loaded functions definitions').length;
}

async function isBuildOld({ folder }: Stage): Promise<boolean> {
  const { mtimeMs: built } = await stat(join(folder, 'functions', 'lib', 'app.html'));
  for await (const path of glob(SOURCES, { cwd: ROOT })) {
    if ((await stat(fromRoot(path))).mtimeMs > built) return true;
  }
  return false;
}

async function rebuildIfChanged(stage: Stage): Promise<void> {
  const paths = [fromRoot('firestore.rules'), join(stage.folder, 'firestore.rules')];
  const [own, running] = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  // firebase-tools would hand them to its emulator, and end when hidane refuses them.
  if (own !== running) {
    throw new Failure('firestore.rules has changed: stop npm run test:suite, and start it again.');
  }
  if (!(await isBuildOld(stage))) return;
  const before = await countLoads(stage);
  await buildForTests(stage);
  const deadline = Date.now() + RELOAD_MS;
  while ((await countLoads(stage)) === before && Date.now() < deadline) await delay(INTERVAL_MS);
}

/** Finds the suite that `npm run test:suite` keeps, rebuilt if a source changed; null when there is none. */
export async function findKeptSuite(): Promise<Stage | null> {
  const offset = portOffset(TEST_OFFSET);
  const stage = { folder: fromCache(`test-${offset}`), offset };
  const url = `http://${HOST}:${portsWithOffset(offset).hub}/emulators`;
  if (!existsSync(keptMark(offset)) || !(await answers(url))) return null;
  console.log(`• Using the running suite in ${stage.folder}`);
  await rebuildIfChanged(stage);
  await seedSuite(offset, { isReset: true });
  return stage;
}
