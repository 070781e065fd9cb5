import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { buildProject } from './build.ts';
import { findOrInstallEmulator } from './firestore-emulator.ts';
import {
  isUrlResponding,
  LOOPBACK_HOST,
  readEnvPortOffset,
  requireFreePorts,
  runningSuiteOffset,
  TEST_PORT_OFFSET,
} from './ports.ts';
import type { ChildProcesses } from './processes.ts';
import { resolveCachePath, resolveRepoPath, runStep } from './script.ts';
import { seedEmulators } from './seed.ts';
import {
  createLocalProjectFolder,
  emulatorEnv,
  emulatorParams,
  LOCAL_SECRETS,
  localBuildEnv,
  type Stage,
} from './stage.ts';

/** Keeps firebase-tools from going online for updates, notices and usage statistics. */
const QUIET_ENV = { NO_UPDATE_NOTIFIER: '1', CI: 'true' };
const PRELOAD = `--import=${pathToFileURL(resolveRepoPath('scripts/lib/emulator-preload.mjs'))}`;

async function startMailbox(processes: ChildProcesses, { folder, offset }: Stage): Promise<void> {
  const { smtp, mailbox } = portsWithOffset(offset);
  const args = [
    '--ip',
    LOOPBACK_HOST,
    '--web-ip',
    LOOPBACK_HOST,
    '--smtp',
    String(smtp),
    '--web',
    String(mailbox),
  ];
  const isReady = () => isUrlResponding(`http://${LOOPBACK_HOST}:${mailbox}`);
  await processes.start('mailbox', 'maildev', args, { folder, isReady });
}

async function startEmulators(
  processes: ChildProcesses,
  { folder, offset }: Stage,
  options: string[],
  isReady: () => Promise<boolean>,
): Promise<void> {
  const start = ['emulators:start', '--project', DEMO_PROJECT_ID, ...options];
  const [command = '', ...args] = [...(await findOrInstallEmulator()), 'firebase', ...start];
  const hub = `http://${LOOPBACK_HOST}:${portsWithOffset(offset).hub}/emulators`;
  await processes.start('emulators', command, args, {
    folder,
    env: { ...QUIET_ENV, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${PRELOAD}` },
    isReady: async () => (await isUrlResponding(hub)) && isReady(),
    // If firebase-tools crashes, the Firestore emulator still runs: this text in its command line finds it.
    orphanText: `--rules ${join(folder, 'firestore.rules')}`,
  });
}

export function startFirestoreEmulator(
  processes: ChildProcesses,
  stage: Stage,
  options: string[] = [],
) {
  const { firestore } = portsWithOffset(stage.offset);
  const isReady = () => isUrlResponding(`http://${LOOPBACK_HOST}:${firestore}`);
  return startEmulators(processes, stage, ['--only', 'firestore', ...options], isReady);
}

export async function startEmulatorSuite(
  processes: ChildProcesses,
  stage: Stage,
  dataFolder: string | null,
) {
  const { folder, offset } = stage;
  const dataOptions: string[] = [];
  if (dataFolder) dataOptions.push(`--export-on-exit=${dataFolder}`);
  if (dataFolder && existsSync(dataFolder)) dataOptions.push(`--import=${dataFolder}`);
  // The suite is ready once a page is rendered: Hosting itself answers before the functions have loaded.
  const page = `http://${LOOPBACK_HOST}:${portsWithOffset(offset).hosting}/favoris`;
  await runStep('Starting the mailbox', () => startMailbox(processes, stage));
  await runStep('Starting the Firebase emulators', () =>
    startEmulators(processes, stage, dataOptions, () => isUrlResponding(page, 200)),
  );
  await runStep('Demo data', async () => console.log(`  ${await seedEmulators(offset)}`));
  // A process of our own runs the scheduled functions, because the emulators run no schedules.
  await processes.start('schedules', 'node', [resolveRepoPath('scripts', 'run-schedules.ts')], {
    folder,
    env: { ...emulatorEnv(offset), ...emulatorParams(offset), ...LOCAL_SECRETS },
  });
}

/**
 * Builds the site with a shorter deadline for the database's answers (5 s), so that tests of a slow network take
 * seconds.
 */
export const buildForTests = ({ folder, offset }: Stage): Promise<void> =>
  runStep('Building the site and the functions', () =>
    buildProject(folder, { ...localBuildEnv(offset), VITE_ANSWER_DEADLINE_MS: '5000' }),
  );

export async function createTestProjectFolder(name: string): Promise<Stage> {
  const offset = readEnvPortOffset(TEST_PORT_OFFSET);
  await requireFreePorts(offset);
  return createLocalProjectFolder(`${name}-${offset}`, offset);
}

export async function startRulesTestFirestoreEmulator(processes: ChildProcesses): Promise<Stage> {
  const stage = await createTestProjectFolder('rules');
  await runStep('Starting the Firestore emulator', () => startFirestoreEmulator(processes, stage));
  return stage;
}

export async function startTestEmulatorSuite(processes: ChildProcesses): Promise<Stage> {
  const stage = await createTestProjectFolder('test');
  await buildForTests(stage);
  await startEmulatorSuite(processes, stage, null);
  return stage;
}

/** Returns the suite that a running `npm run test:suite` provides, its content reset; null if none runs. */
export async function resetRunningTestEmulatorSuite(): Promise<Stage | null> {
  const offset = await runningSuiteOffset('test');
  if (offset === null) return null;
  const stage = { folder: resolveCachePath(`test-${offset}`), offset };
  console.log(
    `• Using the running suite in ${stage.folder}, with the sources that it was built of`,
  );
  await seedEmulators(offset, { isReset: true });
  return stage;
}
