import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { firestoreEmulator } from './firestore-emulator.ts';
import { answers, HOST } from './ports.ts';
import type { Processes } from './processes.ts';
import { Failure, fromRoot, interrupted, step } from './script.ts';
import { seedSuite } from './seed.ts';
import { emulatorEnv, LOCAL_SECRETS, localParams, type Stage } from './stage.ts';

const READY_TIMEOUT_MS = 120_000;
const INTERVAL_MS = 500;

/** Keeps firebase-tools from asking the internet for updates, notices and statistics. */
const QUIET_ENV = { NO_UPDATE_NOTIFIER: '1', CI: 'true' };
const PRELOAD = `--import=${pathToFileURL(fromRoot('scripts/lib/emulator-preload.mjs'))}`;

type Part = { name: string; port: number; path?: string; status?: number; logFile: string };

async function untilAnswer(processes: Processes, { name, port, path = '', status, logFile }: Part) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await answers(`http://${HOST}:${port}${path}`, status))) {
    interrupted.throwIfAborted();
    if (processes.hasEnded || Date.now() > deadline) {
      const lastLines = (await readFile(logFile, 'utf8')).split('\n').slice(-15).join('\n');
      throw new Failure(`${name} did not start; its log (${logFile}) ends with:\n${lastLines}`);
    }
    // Each time: what was started before a crash is not found after it.
    processes.remember();
    await delay(INTERVAL_MS);
  }
}

/** Starts the mailbox: an SMTP server that keeps every mail, with a web page to read them. */
async function startMailbox(processes: Processes, { folder, offset }: Stage): Promise<void> {
  const { smtp, mailbox } = portsWithOffset(offset);
  const logFile = join(folder, 'mailbox.log');
  const args = ['--ip', HOST, '--web-ip', HOST, '--smtp', String(smtp), '--web', String(mailbox)];
  processes.start('mailbox', 'maildev', args, { cwd: folder, logFile });
  await untilAnswer(processes, { name: 'The mailbox', port: mailbox, logFile });
}

async function runEmulators(processes: Processes, { folder }: Stage, options: string[]) {
  const logFile = join(folder, 'emulators.log');
  const start = ['emulators:start', '--project', DEMO_PROJECT_ID, ...options];
  const [command = '', ...args] = [...(await firestoreEmulator()), 'firebase', ...start];
  processes.start('emulators', command, args, {
    cwd: folder,
    env: { ...QUIET_ENV, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${PRELOAD}` },
    logFile,
  });
  return logFile;
}

/** Starts the Firestore emulator alone. */
export async function startFirestore(processes: Processes, stage: Stage): Promise<void> {
  const logFile = await runEmulators(processes, stage, ['--only', 'firestore']);
  const { hub, firestore } = portsWithOffset(stage.offset);
  await untilAnswer(processes, { name: 'The emulators', port: hub, path: '/emulators', logFile });
  await untilAnswer(processes, { name: 'The Firestore emulator', port: firestore, logFile });
}

/** @param dataFolder where data are read from, and written back to at the end; null forgets them */
async function startEmulators(processes: Processes, stage: Stage, dataFolder: string | null) {
  const logFile = await runEmulators(processes, stage, [
    ...(dataFolder ? [`--export-on-exit=${dataFolder}`] : []),
    ...(dataFolder && existsSync(dataFolder) ? [`--import=${dataFolder}`] : []),
  ]);
  const { hub, hosting } = portsWithOffset(stage.offset);
  await untilAnswer(processes, { name: 'The emulators', port: hub, path: '/emulators', logFile });
  // Hosting answers before the functions behind it are loaded.
  const site = { name: 'The site', port: hosting, path: '/favoris', status: 200, logFile };
  await untilAnswer(processes, site);
}

/**
 * Starts the mailbox, the emulators and the schedules of a stage that has been built, and writes the
 * demo content where there are no data.
 * @param dataFolder where data are read from, and written back to at the end; null forgets them
 */
export async function startSuite(
  processes: Processes,
  stage: Stage,
  dataFolder: string | null,
): Promise<void> {
  const { folder, offset } = stage;
  await step('Starting the mailbox', () => startMailbox(processes, stage));
  await step('Starting the Firebase emulators', () => startEmulators(processes, stage, dataFolder));
  await step('Demo data', async () => console.log(`  ${await seedSuite(offset)}`));
  // What Cloud Scheduler does in production.
  processes.start('schedules', 'node', [fromRoot('scripts', 'run-schedules.ts')], {
    cwd: folder,
    env: { ...emulatorEnv(offset), ...localParams(offset), ...LOCAL_SECRETS },
    logFile: join(folder, 'schedules.log'),
  });
}
