import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type ChildProcesses, withChildProcesses } from './lib/processes.ts';
import { CliError, runScript, runStep } from './lib/script.ts';
import type { Stage } from './lib/stage.ts';
import { resetRunningTestEmulatorSuite, startTestEmulatorSuite } from './lib/suite.ts';
import { createSuiteTestEnv, printTestTotal, runVitest } from './lib/test-parts.ts';

const find = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

export function requireBrowserEngines() {
  const firefox = find('firefox-esr', 'firefox');
  const geckodriver = find('geckodriver');
  const webkitDriver = find('WebKitWebDriver');
  const xvfb = find('Xvfb');
  if (firefox && geckodriver && webkitDriver && xvfb) {
    return { firefox, geckodriver, webkitDriver, xvfb };
  }
  throw new CliError(
    'The engines’ tests need Firefox, WebKitGTK’s driver and Xvfb (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb) and geckodriver (cargo install geckodriver --locked) on the PATH: install what is missing and run them again.',
  );
}

export async function startXvfb(
  processes: ChildProcesses,
  xvfb: string,
  { folder, offset }: Stage,
) {
  const display = `:${offset}`;
  const args = [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const isReady = async () => existsSync(`/tmp/.X11-unix/X${offset}`);
  await processes.start('xvfb', xvfb, args, { folder, isReady });
  return display;
}

// Runs browser tests in Firefox and WebKit: `npm run test:engines [-- --project firefox] [arguments of vitest]`.
await runScript(() =>
  withChildProcesses(async (processes) => {
    const engines = requireBrowserEngines();
    const stage =
      (await resetRunningTestEmulatorSuite()) ?? (await startTestEmulatorSuite(processes));
    const env = {
      ...createSuiteTestEnv(stage),
      DISPLAY: await startXvfb(processes, engines.xvfb, stage),
      FIREFOX: engines.firefox,
      GECKODRIVER: engines.geckodriver,
      WEBKIT_DRIVER: engines.webkitDriver,
    };
    const args = process.argv.slice(2);
    const projects = args.includes('--project') ? [] : ['firefox', 'webkit'];
    const options = { args, isAlone: true };
    return printTestTotal([
      await runStep('Tests in Firefox and WebKit', () =>
        runVitest('engines', projects, options, env),
      ),
    ]);
  }),
);
