// Puts hidane, a Firestore emulator, into .cache/ unless there is one: from npm, or built by cargo.
// Started by bootstrap.mjs beside `npm ci`, so with nothing but Node >= 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '0.6.0';
const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache');
const cargoFolder = join(cache, 'hidane');
const npmFolder = join(cache, 'hidane-npm');

/** Tests wait for the compiler, not for what it makes. */
const QUICK_BUILD = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
};

const binaries = [
  join(cargoFolder, 'bin', 'hidane'),
  join(npmFolder, 'node_modules', '.bin', 'hidane'),
];

const succeeds = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0;

/** The command of an emulator that is there, on PATH or in .cache/; null when there is none. */
export function installedEmulator() {
  if (succeeds('hidane', ['--version'])) return 'hidane';
  return binaries.find((binary) => existsSync(binary)) ?? null;
}

function install() {
  if (installedEmulator()) return;
  const quiet = ['--no-save', '--no-audit', '--no-fund'];
  succeeds('npm', ['install', ...quiet, '--prefix', npmFolder, `hidane@${VERSION}`]);
  if (installedEmulator()) return;
  succeeds(
    'cargo',
    ['install', `hidane@${VERSION}`, '--locked', '--root', cargoFolder],
    QUICK_BUILD,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
