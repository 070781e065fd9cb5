import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { Failure } from './failure.ts';
import { firestoreEmulator } from './firestore-emulator.ts';
import { LOCAL_SECRETS, localParams } from './local-params.ts';
import { fromRoot } from './paths.ts';
import type { Processes } from './processes.ts';
import type { Stage } from './stage.ts';
import { waitForAnswer } from './wait-for.ts';

const READY_TIMEOUT_MS = 120_000;
const HOST = '127.0.0.1';

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

interface Part {
  name: string;
  url: string;
  logFile: string;
  isWanted?: (status: number) => boolean;
}

async function requireAnswer(processes: Processes, part: Part): Promise<void> {
  const answered = waitForAnswer(part.url, READY_TIMEOUT_MS, part.isWanted);
  const ended = processes.partEnded.then(() => false);
  if (await Promise.race([answered, ended])) return;
  throw new Failure(
    `${part.name} did not start; its log (${part.logFile}) ends with:\n${await lastLines(part.logFile)}`,
  );
}

/** Starts the mailbox: an SMTP server that keeps every mail, with a web page to read them. */
export async function startMailbox(processes: Processes, stage: Stage): Promise<void> {
  const ports = portsWithOffset(stage.offset);
  const logFile = join(stage.folder, 'mailbox.log');
  const args = ['--ip', HOST, '--web-ip', HOST];
  const portArgs = ['--smtp', String(ports.smtp), '--web', String(ports.mailbox)];
  processes.start('mailbox', 'maildev', [...args, ...portArgs], { cwd: stage.folder, logFile });
  await requireAnswer(processes, {
    name: 'The mailbox',
    url: `http://${HOST}:${ports.mailbox}`,
    logFile,
  });
}

/**
 * Starts the Firebase emulators on a stage.
 * @param dataFolder where the data are read from and, at the end, written to; null forgets them.
 */
export async function startEmulators(
  processes: Processes,
  stage: Stage,
  dataFolder: string | null,
): Promise<void> {
  const ports = portsWithOffset(stage.offset);
  const logFile = join(stage.folder, 'emulators.log');
  const wrapper = await firestoreEmulator();
  const firebase = fromRoot('node_modules', '.bin', 'firebase');
  const persistence = dataFolder
    ? [
        `--export-on-exit=${dataFolder}`,
        ...(existsSync(dataFolder) ? [`--import=${dataFolder}`] : []),
      ]
    : [];
  const line = [
    ...wrapper,
    firebase,
    'emulators:start',
    '--project',
    DEMO_PROJECT_ID,
    ...persistence,
  ];
  const [command = firebase, ...args] = line;
  processes.start('emulators', command, args, {
    cwd: stage.folder,
    env: QUIET_ENV,
    logFile,
  });
  await requireAnswer(processes, {
    name: 'The Firebase emulator suite',
    url: `http://${HOST}:${ports.hub}/emulators`,
    logFile,
  });
  await requireAnswer(processes, {
    name: 'The site',
    // Hosting answers before the functions behind it are loaded.
    url: `http://${HOST}:${ports.hosting}/favoris`,
    logFile,
    isWanted: (status) => status === 200,
  });
}

/** Starts what Cloud Scheduler does in production: the emulators have none. */
export function startSchedules(processes: Processes, stage: Stage): void {
  processes.start('schedules', 'node', [fromRoot('scripts', 'run-schedules.ts')], {
    cwd: stage.folder,
    env: { ...emulatorEnv(stage.offset), ...localParams(stage.offset), ...LOCAL_SECRETS },
    logFile: join(stage.folder, 'schedules.log'),
  });
}
