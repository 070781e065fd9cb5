import { findChromium } from './lib/chromium.ts';
import { type Processes, withProcesses } from './lib/processes.ts';
import { Failure, runScript } from './lib/script.ts';
import { CHECKS, type PartOptions, SUITE_PARTS } from './lib/test-parts.ts';
import { type Count, showTotal } from './lib/test-report.ts';
import { findKeptSuite, startRulesSuite, startTestSuite } from './lib/test-suite.ts';

const PARTS = [...Object.keys(CHECKS), ...Object.keys(SUITE_PARTS)];

/** Reads `[--only PART,PART] [arguments of vitest or Playwright]`. */
function readArguments(given: readonly string[]) {
  const flag = given.indexOf('--only');
  const parts = flag === -1 ? PARTS : (given[flag + 1]?.split(',') ?? []);
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (parts.length === 0 || unknown.length > 0) {
    throw new Failure(`--only takes one or more of ${PARTS.join(', ')}, separated by commas.`);
  }
  const args = flag === -1 ? given : given.toSpliced(flag, 2);
  return { parts: new Set(parts), args: [...args], isWhole: flag === -1 };
}

/** The suite that the parts need, if any; the whole run has one of its own. */
async function openSuite(processes: Processes, parts: ReadonlySet<string>, isWhole: boolean) {
  if (!Object.keys(SUITE_PARTS).some((part) => parts.has(part))) return null;
  const kept = isWhole ? null : await findKeptSuite();
  if (kept) return kept;
  const needsAll = parts.has('functions') || parts.has('e2e');
  return needsAll ? startTestSuite(processes) : startRulesSuite(processes);
}

await runScript(() =>
  withProcesses(async (processes) => {
    const { parts, args, isWhole } = readArguments(process.argv.slice(2));
    const counts: Count[] = [];
    // Built and started while the checks run.
    const opening = openSuite(processes, parts, isWhole).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      console.log(`  ✖ ${error.message}`);
      counts.push({ passed: 0, failed: 1, times: [] });
      return null;
    });
    opening.catch(() => undefined);
    if (parts.has('e2e')) findChromium().catch(() => undefined);
    // Arguments of the whole are Playwright's.
    const options = (part: string): PartOptions => ({
      args: parts.size === 1 || part === 'e2e' ? args : [],
      isAlone: parts.size === 1,
    });
    const runChecks = async () => {
      for (const [part, runPart] of Object.entries(CHECKS)) {
        if (parts.has(part)) counts.push(await runPart(options(part)));
      }
    };
    const runOnSuite = async () => {
      const suite = await opening;
      if (!suite) return;
      const runOne = async (part: keyof typeof SUITE_PARTS) => {
        if (parts.has(part)) counts.push(await SUITE_PARTS[part](suite, options(part)));
      };
      await Promise.all([runOne('rules'), runOne('functions')]);
      await runOne('e2e');
    };
    // Rules and functions tests mostly wait, unit tests compute.
    await Promise.all([runChecks(), runOnSuite()]);
    return showTotal(counts);
  }),
);
