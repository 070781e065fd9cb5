import { availableParallelism } from 'node:os';
import { fromCache, ROOT } from './paths.ts';
import { step } from './progress.ts';
import { runCommand } from './run-command.ts';
import { type Count, showCount, total, vitestCount } from './test-report.ts';

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

/** Runs one command as one check; its output is shown when it fails. */
export async function check(label: string, command: string, args: string[]): Promise<Count> {
  const { code, output } = await runCommand(command, args, { cwd: ROOT });
  if (code === 0) {
    console.log(`  ✔ ${label}`);
    return { passed: 1, failed: 0 };
  }
  console.log(`  ✖ ${label}\n${output}`);
  return { passed: 0, failed: 1 };
}

async function types(): Promise<Count> {
  const waiting = [...TYPE_PROJECTS];
  const counts: Count[] = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      counts.push(await check(`types of ${project}`, 'tsc', ['-p', project]));
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return total(counts);
}

/** Runs one vitest project, its output shown as it comes. */
export async function vitest(
  project: string,
  options: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Count> {
  const file = fromCache('reports', `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${file}`];
  const { code, output } = await runCommand(
    'vitest',
    ['run', '--project', project, ...reporters, ...(options.args ?? [])],
    { cwd: ROOT, env: options.env ?? {} },
  );
  return showCount(project, await vitestCount(file, code), output);
}

/** The parts that need no emulator: lint, types, dead code, unit tests with the domain's coverage. */
export async function runChecks(): Promise<Count> {
  const counts = [
    await step('Lint', () =>
      check('lint and layers', 'biome', ['check', '--error-on-warnings', '.']),
    ),
    await step('Types', types),
    await step('Dead code', () => check('dead code', 'knip', ['--no-progress'])),
    await step('Unit tests', () => vitest('unit', { args: ['--coverage'] })),
  ];
  return total(counts);
}
