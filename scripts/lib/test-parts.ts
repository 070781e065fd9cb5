import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { portsWithOffset } from '#domain/site/ports.ts';
import { HOST } from './ports.ts';
import { Failure, type RunOptions, run, step } from './script.ts';
import { emulatorEnv, type Stage } from './stage.ts';

/** Paths of browsers that the system may have; first the headless shell, with which tests take a fifth less time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const existing = () =>
  [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

async function install(): Promise<void> {
  if ((await run('playwright', ['install', 'chromium'])).code === 0) return;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds a Chromium for the tests: that of PLAYWRIGHT_CHROMIUM, the system's or Playwright's; else installs one. */
export async function findChromium(): Promise<string> {
  if (!existing()) await step('Installing Chromium for the tests', install);
  const found = existing();
  if (found) return found;
  throw new Failure(
    'No Chromium for the end-to-end tests: install it (npx playwright install chromium, or your system’s chromium package) or name it in PLAYWRIGHT_CHROMIUM.',
  );
}

export type PartOptions = {
  args: string[];
  /** True if only one part of the tests runs, so that its output is shown live; otherwise only failures are printed. */
  isAlone: boolean;
};

/** Matches the lines in which Vitest and Playwright count tests. */
const TOTALS = /^.*\d passed.*$/gm;

/** Runs a command; prints its output if it fails, or if a test passed on the retry only. @returns true if it succeeded */
async function check(name: string, command: string, args: string[], options?: RunOptions) {
  const { code, output } = await run(command, args, options);
  const isFine = code === 0;
  const isClean = isFine && !/\d flaky/.test(output);
  const said = isClean ? (output.match(TOTALS) ?? []) : [output];
  console.log([`  ${isFine ? '✔' : '✖'} ${name}`, ...said].join('\n'));
  return isFine;
}

export function runVitest(
  name: string,
  projects: readonly string[],
  { args, isAlone }: PartOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const options = [...chosen, `--reporter=${isAlone ? 'default' : 'dot'}`];
  return check(name, 'vitest', ['run', ...options, ...args], { env, isShown: isAlone });
}

export const suiteEnv = ({ folder, offset }: Stage): NodeJS.ProcessEnv => ({
  ...emulatorEnv(offset),
  SITE: `http://${HOST}:${portsWithOffset(offset).hosting}`,
  STAGE: folder,
  E2E_PORT_OFFSET: String(offset),
});

export async function runPlaywright(
  name: 'e2e' | 'faults',
  stage: Stage,
  { args, isAlone }: PartOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const E2E_CHROMIUM = await findChromium();
  return check(
    name,
    'playwright',
    ['test', '--config', `tests/${name}/playwright.config.ts`, ...args],
    { env: { ...suiteEnv(stage), E2E_CHROMIUM, ...env }, isShown: isAlone },
  );
}

export const CHECKS = {
  lint: () =>
    step('Lint', async () => {
      const biome = await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
      const oxlint = await check('rules of React', 'oxlint', ['--deny-warnings', 'src']);
      return biome && oxlint;
    }),
  types: () => step('Types', () => check('types', 'tsc', ['-b'])),
  dead: () => step('Dead code', () => check('dead code', 'knip', ['--no-progress'])),
  unit: (options: PartOptions) =>
    step('Unit tests', () => runVitest('unit', ['domain', 'data', 'unit'], options)),
};

export const SUITE_PARTS = {
  rules: (stage: Stage, options: PartOptions) =>
    step('Security rules', () => runVitest('rules', ['rules'], options, suiteEnv(stage))),
  functions: (stage: Stage, options: PartOptions) =>
    step('Functions tests', () => runVitest('functions', ['functions'], options, suiteEnv(stage))),
  e2e: (stage: Stage, options: PartOptions) =>
    step('End-to-end tests', () => runPlaywright('e2e', stage, options)),
};

/** Prints how many parts of the tests failed. @returns the exit code */
export function showTotal(outcomes: readonly boolean[]): number {
  const failed = outcomes.filter((isFine) => !isFine).length;
  console.log(failed === 0 ? '\nEverything passed' : `\n${failed} of ${outcomes.length} failed`);
  return failed === 0 ? 0 : 1;
}
