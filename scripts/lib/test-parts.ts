import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { portsWithOffset } from '#domain/site/ports.ts';
import { LOOPBACK_HOST } from './ports.ts';
import { CliError, resolveCachePath, runCommand, runStep } from './script.ts';
import { emulatorEnv, type Stage } from './stage.ts';

/** Paths of browsers that the system may have; first the headless shell, with which tests take a fifth less time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const findChromium = () =>
  [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

async function install(): Promise<void> {
  if ((await runCommand('playwright', ['install', 'chromium'])).code === 0) return;
  await runCommand('apt-get', ['update']);
  await runCommand(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}

/** Finds a Chromium for the tests: the one named by PLAYWRIGHT_CHROMIUM, the system's or Playwright's; else installs one. */
export async function findOrInstallChromium(): Promise<string> {
  if (!findChromium()) await runStep('Installing Chromium for the tests', install);
  const path = findChromium();
  if (path) return path;
  throw new CliError(
    'No Chromium for the end-to-end tests: install it (npx playwright install chromium, or your system’s chromium package) or name it in PLAYWRIGHT_CHROMIUM.',
  );
}

export type Tally = { passed: number; failed: number };

export type TestPartOptions = {
  args: string[];
  /** True if only one part of the tests runs, so that its output is shown live; otherwise only failures are printed. */
  isAlone: boolean;
};

const Report = v.union([
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  }),
]);

async function check(label: string, command: string, args: string[]): Promise<Tally> {
  const { code, output } = await runCommand(command, args);
  console.log(code === 0 ? `  ✔ ${label}` : `  ✖ ${label}\n${output}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const sumOf = (counts: readonly Tally[]): Tally => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

async function readReport(file: string): Promise<Tally & { flaky: number }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), text);
  if (!report.success) return { passed: 0, failed: 1, flaky: 0 };
  if (!('stats' in report.output)) {
    const { numPassedTests: passed, numFailedTests: failed } = report.output;
    return { passed, failed, flaky: 0 };
  }
  const { expected, unexpected, flaky } = report.output.stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

const reportOf = (name: string) => resolveCachePath('reports', `${name}.json`);

async function countTests(
  name: string,
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<Tally> {
  await rm(reportOf(name), { force: true });
  const { code, output } = await runCommand(command, args, { env, isShown });
  const { passed, failed: counted, flaky } = await readReport(reportOf(name));
  // Counts one failure if the test runner fails although no test does, for example while a file is loading.
  const failed = code === 0 ? counted : Math.max(counted, 1);
  const note = flaky > 0 ? ` (${flaky} on the retry)` : '';
  console.log(`  ${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed${note}, ${failed} failed`);
  if (failed + flaky > 0) console.log(output);
  return { passed, failed };
}

export function runVitest(
  name: string,
  projects: readonly string[],
  { args, isAlone }: TestPartOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const options = [
    ...projects.flatMap((project) => ['--project', project]),
    `--reporter=${isAlone ? 'default' : 'dot'}`,
    '--reporter=json',
    `--outputFile=${reportOf(name)}`,
  ];
  return countTests(name, ['vitest', 'run', ...options, ...args], env, isAlone);
}

export const createSuiteTestEnv = ({ folder, offset }: Stage): NodeJS.ProcessEnv => ({
  ...emulatorEnv(offset),
  SITE: `http://${LOOPBACK_HOST}:${portsWithOffset(offset).hosting}`,
  STAGE: folder,
  E2E_PORT_OFFSET: String(offset),
});

export async function runPlaywright(
  name: 'e2e' | 'faults',
  stage: Stage,
  { args, isAlone }: TestPartOptions,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const command = ['playwright', 'test', '--config', `tests/${name}/playwright.config.ts`];
  const chromium = await findOrInstallChromium();
  const report = { E2E_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) };
  return countTests(
    name,
    [...command, ...args],
    { ...createSuiteTestEnv(stage), ...report, ...env },
    isAlone,
  );
}

export const CHECKS_WITHOUT_SUITE = {
  lint: () =>
    runStep('Lint', async () => {
      const biome = await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
      const oxlint = await check('rules of React', 'oxlint', ['--deny-warnings', 'src']);
      return sumOf([biome, oxlint]);
    }),
  types: () => runStep('Types', () => check('types', 'tsc', ['-b'])),
  dead: () => runStep('Dead code', () => check('dead code', 'knip', ['--no-progress'])),
  unit: (options: TestPartOptions) =>
    runStep('Unit tests', () => runVitest('unit', ['domain', 'alone', 'unit'], options)),
};

export const EMULATOR_SUITE_TESTS = {
  rules: (stage: Stage, options: TestPartOptions) =>
    runStep('Security rules', () =>
      runVitest('rules', ['rules'], options, createSuiteTestEnv(stage)),
    ),
  functions: (stage: Stage, options: TestPartOptions) =>
    runStep('Functions tests', () =>
      runVitest('functions', ['functions'], options, createSuiteTestEnv(stage)),
    ),
  e2e: (stage: Stage, options: TestPartOptions) =>
    runStep('End-to-end tests', () => runPlaywright('e2e', stage, options)),
};

export function printTestTotal(counts: readonly Tally[]): number {
  const { passed, failed } = sumOf(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
