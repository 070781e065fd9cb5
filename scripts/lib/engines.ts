import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Processes } from './processes.ts';
import { Failure, fromCache, interrupted, run, step } from './script.ts';
import type { Stage } from './stage.ts';

const CARGO_ROOT = fromCache('geckodriver');

/** The first of some programs that is on this machine. */
function find(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(CARGO_ROOT, 'bin')];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

const PROGRAMS = {
  firefox: () => find('firefox-esr', 'firefox'),
  geckodriver: () => find('geckodriver'),
  webkitDriver: () => find('WebKitWebDriver'),
  xvfb: () => find('Xvfb'),
};

type Engines = Record<keyof typeof PROGRAMS, string>;

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Debian's packages, which only root installs; Debian has no geckodriver, which Cargo builds from crates.io. */
async function install(): Promise<void> {
  if (!PROGRAMS.firefox() || !PROGRAMS.webkitDriver() || !PROGRAMS.xvfb()) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!PROGRAMS.geckodriver()) {
    await run('cargo', ['install', 'geckodriver', '--locked', '--root', CARGO_ROOT]);
  }
}

/**
 * Finds Firefox, WebKitGTK's driver and what they need, or installs it as root.
 * @throws Failure naming what is still missing
 */
export async function findEngines(): Promise<Engines> {
  const isMissing = () => Object.values(PROGRAMS).some((program) => program() === undefined);
  if (isMissing()) await step('Installing Firefox and WebKit for the tests', install);
  const [firefox, geckodriver] = [PROGRAMS.firefox(), PROGRAMS.geckodriver()];
  const [webkitDriver, xvfb] = [PROGRAMS.webkitDriver(), PROGRAMS.xvfb()];
  if (firefox && geckodriver && webkitDriver && xvfb) {
    return { firefox, geckodriver, webkitDriver, xvfb };
  }
  throw new Failure(
    `The engines’ tests need Firefox, WebKitGTK’s driver and Xvfb (Debian: apt-get install ${PACKAGES.join(' ')}) and geckodriver (cargo install geckodriver): install what is missing and run them again.`,
  );
}

const DISPLAY_TIMEOUT_MS = 20_000;

/** Starts the screen that WebKitGTK draws on; its number is the suite's offset. @returns its name */
export async function startDisplay(
  processes: Processes,
  { xvfb }: Engines,
  { folder, offset }: Stage,
): Promise<string> {
  const display = `:${offset}`;
  const args = [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  processes.start('Xvfb', xvfb, args, { cwd: folder, logFile: join(folder, 'xvfb.log') });
  const deadline = Date.now() + DISPLAY_TIMEOUT_MS;
  while (!existsSync(`/tmp/.X11-unix/X${offset}`)) {
    interrupted.throwIfAborted();
    if (processes.hasEnded || Date.now() > deadline) {
      throw new Failure(`Xvfb did not start; see ${join(folder, 'xvfb.log')}`);
    }
    await delay(100);
  }
  return display;
}
