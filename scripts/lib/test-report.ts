import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
}

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status: string }[] }[] | undefined;
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        file: v.string(),
        tests: v.array(v.object({ status: v.string() })),
      }),
    ),
  ),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(PlaywrightSuite),
});
type PlaywrightReport = v.InferOutput<typeof PlaywrightReport>;

function flakyTitles({ suites }: Pick<PlaywrightReport, 'suites'>): string {
  const titles = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...(suite.suites ?? []).flatMap(titles),
  ];
  return suites.flatMap(titles).join('; ');
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The counts of a vitest JSON report; a run that wrote none, or failed without a failed test, is one failure. */
export async function vitestCount(file: string, exitCode: number): Promise<Count> {
  const report = v.safeParse(VitestReport, await readJson(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report.output;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** The counts of a Playwright JSON report; one that passed the second time counts, and is named. */
export async function playwrightCount(file: string, exitCode: number): Promise<Count> {
  const report = v.safeParse(PlaywrightReport, await readJson(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.output.stats;
  const passed = expected + flaky;
  if (flaky > 0)
    console.log(`  ! ${flaky} passed at the second try only: ${flakyTitles(report.output)}`);
  return { passed, failed: exitCode !== 0 && unexpected === 0 ? 1 : unexpected };
}

/** Prints one line for a group of tests, and its output where something failed. */
export function showCount(name: string, count: Count, output: string): Count {
  const mark = count.failed === 0 ? '✔' : '✖';
  console.log(`  ${mark} ${name}: ${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0) console.log(output);
  return count;
}

export function total(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
  };
}
