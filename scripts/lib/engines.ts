import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Processes } from './processes.ts';
import { Failure, fromCache, run, step } from './script.ts';
import type { Stage } from './stage.ts';

const CARGO_FOLDER = fromCache('geckodriver');
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The first of some programs that is on this machine. */
const find = (...names: string[]): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), join(CARGO_FOLDER, 'bin')]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

function engines() {
  const [firefox, geckodriver] = [find('firefox-esr', 'firefox'), find('geckodriver')];
  const [webkitDriver, xvfb] = [find('WebKitWebDriver'), find('Xvfb')];
  const areThere = firefox && geckodriver && webkitDriver && xvfb;
  return areThere ? { firefox, geckodriver, webkitDriver, xvfb } : undefined;
}

/** Debian's packages, which only root installs; Debian has no geckodriver, which Cargo builds. */
async function install(): Promise<void> {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (!find('geckodriver')) {
    await run('cargo', ['install', 'geckodriver', '--locked', '--root', CARGO_FOLDER]);
  }
}

/**
 * Finds Firefox, WebKitGTK's driver and what they need, or installs it as root.
 * @throws Failure with how to install them
 */
export async function findEngines() {
  if (!engines()) await step('Installing Firefox and WebKit for the tests', install);
  const found = engines();
  if (found) return found;
  throw new Failure(
    `The engines’ tests need Firefox, WebKitGTK’s driver and Xvfb (Debian: apt-get install ${PACKAGES.join(' ')}) and geckodriver (cargo install geckodriver --locked) on the PATH: install what is missing and run them again.`,
  );
}

/** Starts the screen that WebKitGTK draws on; its number is the suite's offset. @returns its name */
export async function startDisplay(
  processes: Processes,
  xvfb: string,
  { folder, offset }: Stage,
): Promise<string> {
  const display = `:${offset}`;
  const args = [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const isReady = async () => existsSync(`/tmp/.X11-unix/X${offset}`);
  await processes.start('xvfb', xvfb, args, { folder, isReady });
  return display;
}
