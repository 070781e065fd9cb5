import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, fromCache, run, step } from './script.ts';

const VERSION = '0.6.0';
const MINIMUM_JAVA = 21;
const CARGO_FOLDER = fromCache('hidane');
const CARGO_BINARY = join(CARGO_FOLDER, 'bin', 'hidane');
const NPM_FOLDER = fromCache('hidane-npm');
const NPM_BINARY = join(NPM_FOLDER, 'node_modules', '.bin', 'hidane');

/** What precedes a firebase command so that it finds its Firestore emulator. */
type Wrapper = string[];

const hidane = (binary: string): Wrapper => [binary, 'exec', '--'];

async function fromNpm(): Promise<Wrapper | null> {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', NPM_FOLDER];
  await run('npm', [...args, `hidane@${VERSION}`]);
  return existsSync(NPM_BINARY) ? hidane(NPM_BINARY) : null;
}

async function fromCargo(): Promise<Wrapper | null> {
  if ((await run('cargo', ['--version'])).code !== 0) return null;
  const { code } = await step(
    'Building the Firestore emulator with cargo (about 3 minutes, once)',
    () => run('cargo', ['install', `hidane@${VERSION}`, '--locked', '--root', CARGO_FOLDER]),
  );
  return code === 0 ? hidane(CARGO_BINARY) : null;
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
  if ((await run('hidane', ['--version'])).code === 0) return hidane('hidane');
  for (const binary of [CARGO_BINARY, NPM_BINARY]) {
    if (existsSync(binary)) return hidane(binary);
  }
  const found = (await fromNpm()) ?? (await fromCargo()) ?? (await officialJar());
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
 * Finds a Firestore emulator, once: hidane on PATH, in .cache/, from npm or built by cargo, otherwise
 * the official jar with Java 21. Nothing is installed outside .cache/.
 */
export function firestoreEmulator(): Promise<Wrapper> {
  found ??= findEmulator();
  return found;
}
