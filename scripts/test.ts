import { noteRunningSuite } from './lib/ports.ts';
import { type ChildProcesses, withChildProcesses } from './lib/processes.ts';
import { CliError, runScript } from './lib/script.ts';
import {
  resetRunningTestEmulatorSuite,
  startRulesTestFirestoreEmulator,
  startTestEmulatorSuite,
} from './lib/suite.ts';
import {
  CHECKS_WITHOUT_SUITE,
  EMULATOR_SUITE_TESTS,
  findOrInstallChromium,
  printTestTotal,
  type Tally,
} from './lib/test-parts.ts';

const PARTS = [...Object.keys(CHECKS_WITHOUT_SUITE), ...Object.keys(EMULATOR_SUITE_TESTS)];

/** Parses the arguments of `npm test`: `[--only PART,PART] [arguments of vitest or Playwright]`. */
function readArguments(argv: readonly string[]) {
  const flag = argv.indexOf('--only');
  const parts = flag === -1 ? PARTS : (argv[flag + 1]?.split(',') ?? []);
  if (parts.length === 0 || !parts.every((part) => PARTS.includes(part))) {
    throw new CliError(`--only takes one or more of ${PARTS.join(', ')}, separated by commas.`);
  }
  const args = flag === -1 ? [...argv] : argv.toSpliced(flag, 2);
  return { parts: new Set(parts), args, isWhole: flag === -1 };
}

async function openSuite(processes: ChildProcesses, parts: ReadonlySet<string>, isWhole: boolean) {
  const runningSuite = isWhole ? null : await resetRunningTestEmulatorSuite();
  if (runningSuite) return runningSuite;
  const needsAll = parts.has('functions') || parts.has('e2e');
  return needsAll ? startTestEmulatorSuite(processes) : startRulesTestFirestoreEmulator(processes);
}

async function keepRunning(processes: ChildProcesses): Promise<number> {
  const { offset } = await startTestEmulatorSuite(processes);
  await noteRunningSuite('test', offset);
  console.log(
    '\n  The test suite is running; npm run test:e2e -- flows/hotel uses it. Ctrl-C stops it.\n',
  );
  return processes.untilEnd();
}

await runScript(() =>
  withChildProcesses(async (processes) => {
    if (process.argv[2] === 'suite') return keepRunning(processes);
    const { parts, args, isWhole } = readArguments(process.argv.slice(2));
    const counts: Tally[] = [];
    const isAlone = parts.size === 1;
    // If several PARTs of `npm test` run, the remaining arguments are for Playwright (part `e2e`).
    const optionsOf = (part: string) => ({ args: isAlone || part === 'e2e' ? args : [], isAlone });
    const runChecks = async () => {
      for (const [part, runPart] of Object.entries(CHECKS_WITHOUT_SUITE)) {
        if (parts.has(part)) counts.push(await runPart(optionsOf(part)));
      }
    };
    const runOnSuite = async () => {
      if (!Object.keys(EMULATOR_SUITE_TESTS).some((part) => parts.has(part))) return;
      if (parts.has('e2e')) await findOrInstallChromium();
      const suite = await openSuite(processes, parts, isWhole);
      const runSuitePart = async (part: keyof typeof EMULATOR_SUITE_TESTS) => {
        if (parts.has(part)) counts.push(await EMULATOR_SUITE_TESTS[part](suite, optionsOf(part)));
      };
      await Promise.all([runSuitePart('rules'), runSuitePart('functions')]);
      await runSuitePart('e2e');
    };
    // The static checks run in parallel with the tests on emulators: those tests mostly wait, while the checks compute.
    const suiteTests = runOnSuite().catch((error: unknown) => {
      if (!(error instanceof CliError)) throw error;
      console.log(`  ✖ ${error.message}`);
      counts.push({ passed: 0, failed: 1 });
    });
    await Promise.all([runChecks(), suiteTests]);
    return printTestTotal(counts);
  }),
);
