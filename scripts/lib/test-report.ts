import { readFile } from 'node:fs/promises';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

type TestTime = { name: string; ms: number };

export interface Count {
  passed: number;
  failed: number;
  /** How long each test took, in milliseconds. */
  times: TestTime[];
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The JSON of a report; null when a run wrote none. */
async function readReport(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
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
  const report: JsonTestResults | null = await readReport(file);
  if (report === null) return NO_REPORT;
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(/^.*\/tests\//, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  const failed = failures(report.numFailedTests, exitCode);
  return { passed: report.numPassedTests, failed, times };
}

/** Counts the tests of a Playwright JSON report; those that passed on the retry are printed. */
export async function playwrightCount(file: string, exitCode: number): Promise<Count> {
  const report: JSONReport | null = await readReport(file);
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

/** The sum of several counts. */
export const total = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  times: counts.flatMap(({ times }) => times),
});

const SLOWEST = 20;
const SLOW_MS = 1000;

/** Prints the slowest tests and, last, how many passed and failed. @returns the exit code */
export function showTotal(counts: readonly Count[]): number {
  const { passed, failed, times } = total(counts);
  const slow = times.filter(({ ms }) => ms >= SLOW_MS).sort((a, b) => b.ms - a.ms);
  if (slow.length > 0) console.log('\n  The slowest tests:');
  for (const { name, ms } of slow.slice(0, SLOWEST)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
