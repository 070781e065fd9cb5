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

type Part = { name: string; url: string; status?: number; logFile: string };

async function untilAnswer(processes: Processes, { name, url, status, logFile }: Part) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const isReady = await answers(url, status);
    // Each time: what was started before a crash is not found after it.
    processes.remember();
    if (isReady) return;
    interrupted.throwIfAborted();
    if (processes.hasEnded || Date.now() > deadline) {
      const lastLines = (await readFile(logFile, 'utf8')).split('\n').slice(-15).join('\n');
      throw new Failure(`${name} did not start; its log (${logFile}) ends with:\n${lastLines}`);
    }
    await delay(INTERVAL_MS);
  }
}

/** Starts the mailbox: an SMTP server that keeps every mail, with a web page to read them. */
async function startMailbox(processes: Processes, { folder, offset }: Stage): Promise<void> {
  const ports = portsWithOffset(offset);
  const logFile = join(folder, 'mailbox.log');
  const hosts = ['--ip', HOST, '--web-ip', HOST];
  const args = [...hosts, '--smtp', String(ports.smtp), '--web', String(ports.mailbox)];
  processes.start('mailbox', 'maildev', args, { cwd: folder, logFile });
  const url = `http://${HOST}:${ports.mailbox}`;
  await untilAnswer(processes, { name: 'The mailbox', url, logFile });
}

/** Options of firebase-tools: read data from a folder and write them back at the end. */
const persistence = (folder: string): string[] => [
  `--export-on-exit=${folder}`,
  ...(existsSync(folder) ? [`--import=${folder}`] : []),
];

async function runEmulators(processes: Processes, { folder, offset }: Stage, options: string[]) {
  const logFile = join(folder, 'emulators.log');
  const start = ['emulators:start', '--project', DEMO_PROJECT_ID, ...options];
  const [command = '', ...args] = [...(await firestoreEmulator()), 'firebase', ...start];
  processes.start('emulators', command, args, {
    cwd: folder,
    env: { ...QUIET_ENV, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${PRELOAD}` },
    logFile,
  });
  const url = `http://${HOST}:${portsWithOffset(offset).hub}/emulators`;
  await untilAnswer(processes, { name: 'The Firebase emulator suite', url, logFile });
  return logFile;
}

/** Starts the Firestore emulator alone. */
export async function startFirestore(processes: Processes, stage: Stage): Promise<void> {
  const logFile = await runEmulators(processes, stage, ['--only', 'firestore']);
  const url = `http://${HOST}:${portsWithOffset(stage.offset).firestore}`;
  await untilAnswer(processes, { name: 'The Firestore emulator', url, logFile });
}

async function startEmulators(processes: Processes, stage: Stage, dataFolder: string | null) {
  const logFile = await runEmulators(processes, stage, dataFolder ? persistence(dataFolder) : []);
  // Hosting answers before the functions behind it are loaded.
  const url = `http://${HOST}:${portsWithOffset(stage.offset).hosting}/favoris`;
  await untilAnswer(processes, { name: 'The site', url, status: 200, logFile });
}

/**
 * Starts the mailbox, the emulators and the schedules of a stage that has been built, and writes the
 * demo content where there are no data.
 * @param dataFolder where the data are read from and written to at the end; null forgets them
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
