import { setTimeout as delay } from 'node:timers/promises';
import { installedEmulator } from '../install-emulator.mjs';
import { Failure, fromRoot, interrupted, run, step } from './script.ts';

const MINIMUM_JAVA = 21;
const INTERVAL_MS = 500;

/** What precedes a firebase command so that it finds its Firestore emulator. */
type Wrapper = string[];

/** Whether the installation that bootstrap.mjs started is under way. */
function isInstalling(): boolean {
  const pid = Number(process.env.EMULATOR_INSTALLATION);
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilInstalled(): Promise<void> {
  if (isInstalling()) {
    while (isInstalling()) await delay(INTERVAL_MS, undefined, { signal: interrupted });
  } else {
    await run('node', [fromRoot('scripts', 'install-emulator.mjs')]);
  }
}

async function officialJar(): Promise<Wrapper | null> {
  const { output } = await run('java', ['-version']);
  const major = Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  if (major < MINIMUM_JAVA) return null;
  const { code } = await step('Downloading the official Firestore emulator', () =>
    run('firebase', ['setup:emulators:firestore']),
  );
  return code === 0 ? [] : null;
}

async function findEmulator(): Promise<Wrapper> {
  if (!installedEmulator()) {
    await step('Installing the Firestore emulator (about 3 minutes, once)', untilInstalled);
  }
  const binary = installedEmulator();
  const found = binary ? [binary, 'exec', '--'] : await officialJar();
  if (found) return found;
  throw new Failure(
    [
      'No Firestore emulator could be set up. Install one of these and run the command again:',
      '  - hidane (npm install -g hidane, brew install hidane-dev/tap/hidane, or cargo install hidane --locked with Rust 1.88)',
      '  - Java 21 or newer, with access to the internet for the official emulator',
    ].join('\n'),
  );
}

let found: Promise<Wrapper> | undefined;

/**
 * Finds a Firestore emulator, once: hidane on PATH or in .cache/, installed there if need be,
 * otherwise the official jar with Java 21. Nothing is installed outside .cache/.
 */
export function firestoreEmulator(): Promise<Wrapper> {
  found ??= findEmulator();
  return found;
}
