import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { portsWithOffset } from '#domain/site/ports.ts';
import { findChromium } from './chromium.ts';
import { HOST } from './ports.ts';
import { fromCache, run, step } from './script.ts';
import { emulatorEnv, type Stage } from './stage.ts';
import { type Count, playwrightCount, showCount, total, vitestCount } from './test-report.ts';

/** How a part of the tests is run. */
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

const OTHER_UNIT = ['data', 'unit'];
/** The vitest projects of the unit tests. */
export const UNIT = ['domain', ...OTHER_UNIT];

async function check(label: string, command: string, args: string[]): Promise<Count> {
  const { code, output } = await run(command, args);
  console.log(code === 0 ? `  ✔ ${label}` : `  ✖ ${label}\n${output}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, times: [] };
}

async function types(): Promise<Count> {
  const waiting = [...TYPE_PROJECTS];
  const counts: Count[] = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      counts.push(await check(`types of ${project}`, 'tsc', ['-p', project, '--singleThreaded']));
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return total(counts);
}

/** Runs the tests of vitest's projects; the report carries the name. */
export async function vitest(
  projects: readonly string[],
  { args, isAlone }: PartOptions,
  env: NodeJS.ProcessEnv = {},
  name = projects.join(),
): Promise<Count> {
  const report = fromCache('reports', `${name}.json`);
  await rm(report, { force: true });
  const reporters = [`--reporter=${isAlone ? 'default' : 'dot'}`, '--reporter=json'];
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...reporters,
      `--outputFile=${report}`,
      ...args,
    ],
    { env, isShown: isAlone },
  );
  return showCount(name, await vitestCount(report, code), output);
}

/** All unit tests, or those that the arguments name. Only the domain's are worth measuring coverage for. */
async function unit({ args, isAlone }: PartOptions): Promise<Count> {
  if (args.length > 0) return vitest(UNIT, { args, isAlone }, {}, 'unit');
  return total([
    await vitest(['domain'], { args: ['--coverage'], isAlone }),
    await vitest(OTHER_UNIT, { args, isAlone }, {}, 'unit'),
  ]);
}

/** Runs the tests of a folder with a Playwright configuration, which is its name in the report. */
export async function playwright(
  stage: Stage,
  { args, isAlone }: PartOptions,
  { name = 'e2e', env: more = {} }: { name?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Count> {
  const report = fromCache('reports', `${name}.json`);
  await rm(report, { force: true });
  const env = {
    ...emulatorEnv(stage.offset),
    ...more,
    E2E_PORT_OFFSET: String(stage.offset),
    STAGE: stage.folder,
    E2E_CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const { code, output } = await run(
    'playwright',
    ['test', '--config', `tests/${name}/playwright.config.ts`, ...args],
    { env, isShown: isAlone },
  );
  return showCount(name, await playwrightCount(report, code), output);
}

/** The parts that need no emulator, in the order in which they run. */
export const CHECKS = {
  lint: () =>
    step('Lint', () => check('lint and layers', 'biome', ['check', '--error-on-warnings', '.'])),
  types: () => step('Types', types),
  dead: () => step('Dead code', () => check('dead code', 'knip', ['--no-progress'])),
  unit: (options: PartOptions) => step('Unit tests', () => unit(options)),
};

/** The parts that run on emulators; rules need Firestore's alone. */
export const SUITE_PARTS = {
  rules: (stage: Stage, options: PartOptions) =>
    step('Security rules', () => vitest(['rules'], options, emulatorEnv(stage.offset))),
  functions: (stage: Stage, options: PartOptions) => {
    const env = {
      ...emulatorEnv(stage.offset),
      SITE: `http://${HOST}:${portsWithOffset(stage.offset).hosting}`,
      STAGE: stage.folder,
    };
    return step('Functions tests', () => vitest(['functions'], options, env));
  },
  e2e: (stage: Stage, options: PartOptions) =>
    step('End-to-end tests', () => playwright(stage, options)),
};
