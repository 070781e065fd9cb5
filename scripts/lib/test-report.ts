import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
  /** How long each test took, in milliseconds. */
  times: TestTime[];
}

type TestTime = { name: string; ms: number };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ title: v.string(), duration: v.optional(v.nullable(v.number())) }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  specs?: PlaywrightSpec[] | undefined;
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) }),
  ),
});
type PlaywrightSpec = v.InferOutput<typeof PlaywrightSpec>;
const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.optional(v.array(PlaywrightSpec)),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(PlaywrightSuite),
});

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A report as its schema has it; null when a run wrote none. */
async function readReport<T extends v.GenericSchema>(schema: T, file: string) {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** A run without a report, or one that failed without a failed test, counts as one failure. */
const NO_REPORT: Count = { passed: 0, failed: 1, times: [] };
const failures = (failed: number, exitCode: number) =>
  exitCode !== 0 && failed === 0 ? 1 : failed;

/** Counts the tests of a vitest JSON report. */
export async function vitestCount(file: string, exitCode: number): Promise<Count> {
  const report = await readReport(VitestReport, file);
  if (report === null) return NO_REPORT;
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${name.replace(/^.*\/tests\//, '')} › ${title}`,
      ms: duration ?? 0,
    })),
  );
  const failed = failures(report.numFailedTests, exitCode);
  return { passed: report.numPassedTests, failed, times };
}

/** Counts the tests of a Playwright JSON report; those that passed on the retry are printed. */
export async function playwrightCount(file: string, exitCode: number): Promise<Count> {
  const report = await readReport(PlaywrightReport, file);
  if (report === null) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  if (flaky > 0) {
    console.log(`  ! ${flaky} passed only on the retry:`);
    for (const { file: spec, title, tests } of specs) {
      if (tests.some(({ status }) => status === 'flaky')) console.log(`      ${spec} › ${title}`);
    }
  }
  const times = specs.flatMap(({ file: spec, title, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${spec} › ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return { passed: expected + flaky, failed: failures(unexpected, exitCode), times };
}

/** Prints one line for a group of tests, and its output where something failed. */
export function showCount(name: string, count: Count, output: string): Count {
  const mark = count.failed === 0 ? '✔' : '✖';
  console.log(`  ${mark} ${name}: ${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0) console.log(output);
  return count;
}

const SLOWEST = 20;

/** Prints the slowest tests and, last, how many passed and failed. @returns the exit code */
export function showTotal(counts: readonly Count[]): number {
  const times = counts.flatMap((count) => count.times).sort((a, b) => b.ms - a.ms);
  if (times.length > 0) console.log('\n  The slowest tests:');
  for (const { name, ms } of times.slice(0, SLOWEST)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
