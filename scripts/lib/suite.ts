import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { firestoreEmulator } from './firestore-emulator.ts';
import { answers, HOST } from './ports.ts';
import type { Processes } from './processes.ts';
import { fromRoot, step } from './script.ts';
import { seedSuite } from './seed.ts';
import { emulatorEnv, LOCAL_SECRETS, localParams, type Stage } from './stage.ts';

/** Keeps firebase-tools from going online for updates, notices and usage statistics. */
const QUIET_ENV = { NO_UPDATE_NOTIFIER: '1', CI: 'true' };
const PRELOAD = `--import=${pathToFileURL(fromRoot('scripts/lib/emulator-preload.mjs'))}`;

/** Starts the mailbox: an SMTP server that keeps all mails, with a web interface. */
async function startMailbox(processes: Processes, { folder, offset }: Stage): Promise<void> {
  const { smtp, mailbox } = portsWithOffset(offset);
  const args = ['--ip', HOST, '--web-ip', HOST, '--smtp', String(smtp), '--web', String(mailbox)];
  const isReady = () => answers(`http://${HOST}:${mailbox}`);
  await processes.start('mailbox', 'maildev', args, { folder, isReady });
}

async function startEmulators(
  processes: Processes,
  { folder, offset }: Stage,
  options: string[],
  isReady: () => Promise<boolean>,
): Promise<void> {
  const start = ['emulators:start', '--project', DEMO_PROJECT_ID, ...options];
  const [command = '', ...args] = [...(await firestoreEmulator()), 'firebase', ...start];
  const hub = `http://${HOST}:${portsWithOffset(offset).hub}/emulators`;
  await processes.start('emulators', command, args, {
    folder,
    env: { ...QUIET_ENV, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${PRELOAD}` },
    isReady: async () => (await answers(hub)) && isReady(),
    // The Firestore emulator outlives firebase-tools if the latter crashes.
    leaves: `--rules ${join(folder, 'firestore.rules')}`,
  });
}

export function startFirestore(processes: Processes, stage: Stage): Promise<void> {
  const { firestore } = portsWithOffset(stage.offset);
  const isReady = () => answers(`http://${HOST}:${firestore}`);
  return startEmulators(processes, stage, ['--only', 'firestore'], isReady);
}

/**
 * Starts the mailbox, the emulators and the schedules of a built stage, and writes the demo content
 * unless there is content.
 * @param dataFolder folder to load data from, and to save data to on exit; null discards all data
 */
export async function startSuite(
  processes: Processes,
  stage: Stage,
  dataFolder: string | null,
): Promise<void> {
  const { folder, offset } = stage;
  const data = [
    ...(dataFolder ? [`--export-on-exit=${dataFolder}`] : []),
    ...(dataFolder && existsSync(dataFolder) ? [`--import=${dataFolder}`] : []),
  ];
  // Hosting answers before the functions behind it have loaded.
  const page = `http://${HOST}:${portsWithOffset(offset).hosting}/favoris`;
  await step('Starting the mailbox', () => startMailbox(processes, stage));
  await step('Starting the Firebase emulators', () =>
    startEmulators(processes, stage, data, () => answers(page, 200)),
  );
  await step('Demo data', async () => console.log(`  ${await seedSuite(offset)}`));
  // Replaces Cloud Scheduler.
  await processes.start('schedules', 'node', [fromRoot('scripts', 'run-schedules.ts')], {
    folder,
    env: { ...emulatorEnv(offset), ...localParams(offset), ...LOCAL_SECRETS },
  });
}
