import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { firestoreEmulator } from './firestore-emulator.ts';
import { HOST } from './ports.ts';
import type { Processes } from './processes.ts';
import { Failure, fromRoot, interrupted } from './script.ts';
import { LOCAL_SECRETS, localParams, type Stage } from './stage.ts';

const READY_TIMEOUT_MS = 120_000;
const INTERVAL_MS = 200;

/** Keeps firebase-tools from asking the internet for updates, notices and statistics. */
const QUIET_ENV = { NO_UPDATE_NOTIFIER: '1', CI: 'true' };

/** Where the admin SDK finds the emulators. */
export function emulatorEnv(offset: number): NodeJS.ProcessEnv {
  const ports = portsWithOffset(offset);
  return {
    GCLOUD_PROJECT: DEMO_PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  };
}

async function lastLines(file: string): Promise<string> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text.split('\n').slice(-15).join('\n');
}

/** Whether a URL answers, with the status where one is asked for. */
export async function answers(url: string, status?: number): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return status === undefined || response.status === status;
  } catch {
    return false;
  }
}

type Part = { name: string; url: string; status?: number; logFile: string };

async function untilAnswer(processes: Processes, { name, url, status, logFile }: Part) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let hasEnded = false;
  void processes.ended.then(() => {
    hasEnded = true;
  });
  while (!(await answers(url, status))) {
    interrupted.throwIfAborted();
    if (hasEnded || Date.now() > deadline) {
      throw new Failure(
        `${name} did not start; its log (${logFile}) ends with:\n${await lastLines(logFile)}`,
      );
    }
    await delay(INTERVAL_MS);
  }
}

/** Starts the mailbox: an SMTP server that keeps every mail, with a web page to read them. */
export async function startMailbox(processes: Processes, stage: Stage): Promise<void> {
  const ports = portsWithOffset(stage.offset);
  const logFile = join(stage.folder, 'mailbox.log');
  const hosts = ['--ip', HOST, '--web-ip', HOST];
  const args = [...hosts, '--smtp', String(ports.smtp), '--web', String(ports.mailbox)];
  processes.start('mailbox', 'maildev', args, { cwd: stage.folder, logFile });
  const url = `http://${HOST}:${ports.mailbox}`;
  await untilAnswer(processes, { name: 'The mailbox', url, logFile });
}

/** Options of firebase-tools: read data from a folder and write them back at the end. */
const persistence = (folder: string): string[] => [
  `--export-on-exit=${folder}`,
  ...(existsSync(folder) ? [`--import=${folder}`] : []),
];

async function runEmulators(processes: Processes, stage: Stage, options: string[]) {
  const logFile = join(stage.folder, 'emulators.log');
  const start = ['emulators:start', '--project', DEMO_PROJECT_ID, ...options];
  const [command = '', ...args] = [...(await firestoreEmulator()), 'firebase', ...start];
  processes.start('emulators', command, args, { cwd: stage.folder, env: QUIET_ENV, logFile });
  const url = `http://${HOST}:${portsWithOffset(stage.offset).hub}/emulators`;
  await untilAnswer(processes, { name: 'The Firebase emulator suite', url, logFile });
  return logFile;
}

/** Starts the Firestore emulator alone. */
export async function startFirestore(processes: Processes, stage: Stage): Promise<void> {
  const logFile = await runEmulators(processes, stage, ['--only', 'firestore']);
  const url = `http://${HOST}:${portsWithOffset(stage.offset).firestore}`;
  await untilAnswer(processes, { name: 'The Firestore emulator', url, logFile });
}

/**
 * Starts the Firebase emulators on a stage.
 * @param dataFolder where the data are read from and written to at the end; null forgets them
 */
export async function startEmulators(
  processes: Processes,
  stage: Stage,
  dataFolder: string | null,
): Promise<void> {
  const logFile = await runEmulators(processes, stage, dataFolder ? persistence(dataFolder) : []);
  // Hosting answers before the functions behind it are loaded.
  const url = `http://${HOST}:${portsWithOffset(stage.offset).hosting}/favoris`;
  await untilAnswer(processes, { name: 'The site', url, status: 200, logFile });
}

/** Starts what Cloud Scheduler does in production: the emulators have none. */
export function startSchedules(processes: Processes, stage: Stage): void {
  processes.start('schedules', 'node', [fromRoot('scripts', 'run-schedules.ts')], {
    cwd: stage.folder,
    env: { ...emulatorEnv(stage.offset), ...localParams(stage.offset), ...LOCAL_SECRETS },
    logFile: join(stage.folder, 'schedules.log'),
  });
}
