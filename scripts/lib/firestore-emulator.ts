import { homedir } from 'node:os';
import { join } from 'node:path';
import { CliError, runCommand, runStep } from './script.ts';

const VERSION = '0.6.0';
/** Folder of the compiled emulator, shared by all clones of a user, because compiling takes minutes. */
const USER_CACHE = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const CARGO_FOLDER = join(USER_CACHE, 'grand-sejour', `hidane-${VERSION}`);
const BINARIES = ['hidane', join(CARGO_FOLDER, 'bin', 'hidane')];

/** Build options of the emulator hidane, written in Rust: optimising it would take longer than the tests would gain. */
const QUICK_BUILD = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
};

const MINIMUM_JAVA = 21;

async function hidane(): Promise<string[] | null> {
  for (const binary of BINARIES) {
    if ((await runCommand(binary, ['--version'])).code === 0) return [binary, 'exec', '--'];
  }
  return null;
}

const install = async () => {
  const args = ['install', `hidane@${VERSION}`, '--locked', '--root', CARGO_FOLDER];
  await runCommand('cargo', args, { env: QUICK_BUILD });
  return hidane();
};

async function officialJar(): Promise<string[] | null> {
  const { output } = await runCommand('java', ['-version']);
  const major = Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  if (major < MINIMUM_JAVA) return null;
  const { code } = await runStep('Downloading the official Firestore emulator', () =>
    runCommand('firebase', ['setup:emulators:firestore']),
  );
  return code === 0 ? [] : null;
}

/**
 * Finds hidane, a Firestore emulator, on the PATH or in the user's cache; else builds it with cargo, or downloads
 * Google's emulator, which needs Java.
 */
export async function findOrInstallEmulator(): Promise<string[]> {
  const label =
    'Installing the Firestore emulator (about 3 minutes, once, where cargo compiles it)';
  const command = (await hidane()) ?? (await runStep(label, install)) ?? (await officialJar());
  if (command) return command;
  throw new CliError(
    [
      'No Firestore emulator could be set up. Install one of these and run the command again:',
      '  - hidane (brew install hidane-dev/tap/hidane, or cargo install hidane --locked with Rust 1.88)',
      '  - Java 21 or newer, with access to the internet for the official emulator',
    ].join('\n'),
  );
}
