import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { portsWithOffset } from '#domain/site/ports.ts';
import { findChromium } from './chromium.ts';
import { HOST } from './ports.ts';
import { fromCache, run, step } from './script.ts';
import { emulatorEnv, type Stage } from './stage.ts';

export type Count = { passed: number; failed: number };

export type PartOptions = {
  /** Arguments of vitest or Playwright. */
  args: string[];
  /** A part that runs alone prints as it goes; several print only what failed. */
  isAlone: boolean;
};

const TYPE_PROJECTS = [
  'src/domain',
  'src',
  'src/app/service-worker',
  'src/admin',
  'functions',
  'scripts',
  'tests',
  'tests/unit/admin',
];
/** The vitest projects of the unit tests. */
export const UNIT = ['domain', 'data', 'unit'];

/** What is counted of the JSON reports: the first two are of Vitest, the last of Playwright. */
const Report = v.object({
  numPassedTests: v.optional(v.number(), 0),
  numFailedTests: v.optional(v.number(), 0),
  stats: v.optional(v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }), {
    expected: 0,
    unexpected: 0,
    flaky: 0,
  }),
});

async function check(label: string, command: string, args: string[]): Promise<Count> {
  const { code, output } = await run(command, args);
  console.log(code === 0 ? `  ✔ ${label}` : `  ✖ ${label}\n${output}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );

type Run = { name: string; env: NodeJS.ProcessEnv; isShown: boolean };

/** Runs tests that write the JSON report `.cache/reports/NAME.json`, and counts what it says. */
async function countTests(command: string, args: string[], { name, env, isShown }: Run) {
  const report = fromCache('reports', `${name}.json`);
  await rm(report, { force: true });
  const { code, output } = await run(command, args, { env, isShown });
  const text = await readFile(report, 'utf8').catch(() => '');
  const { success, output: read } = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), text);
  const { expected = 0, unexpected = 0, flaky = 0 } = success ? read.stats : {};
  const passed = (success ? read.numPassedTests : 0) + expected + flaky;
  const failed = (success ? read.numFailedTests : 1) + unexpected;
  // A run without a report, or one that failed without a failed test, counts as one failure.
  const count = { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  const note = flaky > 0 ? ` (${flaky} on the retry)` : '';
  console.log(
    `  ${count.failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed${note}, ${count.failed} failed`,
  );
  if (count.failed + flaky > 0) console.log(output);
  return count;
}

/** Runs the tests of vitest's projects; the report carries the name. */
export function vitest(
  projects: readonly string[],
  { args, isAlone }: PartOptions,
  env: NodeJS.ProcessEnv = {},
  name = projects.join(),
): Promise<Count> {
  const options = [
    ...projects.flatMap((project) => ['--project', project]),
    `--reporter=${isAlone ? 'default' : 'dot'}`,
    '--reporter=json',
    `--outputFile=${fromCache('reports', `${name}.json`)}`,
  ];
  return countTests('vitest', ['run', ...options, ...args], { name, env, isShown: isAlone });
}

/** Returns where tests find a suite. */
export const suiteEnv = ({ folder, offset }: Stage): NodeJS.ProcessEnv => ({
  ...emulatorEnv(offset),
  SITE: `http://${HOST}:${portsWithOffset(offset).hosting}`,
  STAGE: folder,
  E2E_PORT_OFFSET: String(offset),
});

/** Runs the tests of a folder with its Playwright configuration. */
export async function playwright(
  stage: Stage,
  { args, isAlone }: PartOptions,
  { name = 'e2e', env = {} }: { name?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Count> {
  return countTests(
    'playwright',
    ['test', '--config', `tests/${name}/playwright.config.ts`, ...args],
    {
      name,
      env: {
        ...suiteEnv(stage),
        ...env,
        E2E_CHROMIUM: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: fromCache('reports', `${name}.json`),
      },
      isShown: isAlone,
    },
  );
}

/** The parts that need no emulator, in the order in which they run. */
export const CHECKS = {
  lint: () =>
    step('Lint', async () => {
      const biome = await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
      const oxlint = await check('rules of React', 'oxlint', ['--deny-warnings', 'src']);
      return sumOf([biome, oxlint]);
    }),
  types: () => step('Types', () => check('types', 'tsc', ['-b', ...TYPE_PROJECTS])),
  dead: () => step('Dead code', () => check('dead code', 'knip', ['--no-progress'])),
  unit: (options: PartOptions) => step('Unit tests', () => vitest(UNIT, options, {}, 'unit')),
};

/** The parts that run on emulators; rules need Firestore's alone. */
export const SUITE_PARTS = {
  rules: (stage: Stage, options: PartOptions) =>
    step('Security rules', () => vitest(['rules'], options, suiteEnv(stage))),
  functions: (stage: Stage, options: PartOptions) =>
    step('Functions tests', () => vitest(['functions'], options, suiteEnv(stage))),
  e2e: (stage: Stage, options: PartOptions) =>
    step('End-to-end tests', () => playwright(stage, options)),
};

/** Prints, last, how many tests passed and failed. @returns the exit code */
export function showTotal(counts: readonly Count[]): number {
  const { passed, failed } = sumOf(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
