import { measureFilter } from '../tests/bench/filter-speed.ts';
import { measureSite, SCALE, SITE_PARTS } from '../tests/bench/measure-site.ts';
import { addValues, brokenBudgets, type Results, resultTable } from '../tests/bench/report.ts';
import { withChildProcesses } from './lib/processes.ts';
import { CliError, parseCommandOptions, runScript } from './lib/script.ts';
import { resetRunningTestEmulatorSuite, startTestEmulatorSuite } from './lib/suite.ts';

const PARTS = [...SITE_PARTS, 'filter'];
const USAGE = `Give npm run bench [-- --only ${[...PARTS, SCALE].join()}] [--runs 3].`;
const OPTIONS = {
  only: { type: 'string', default: PARTS.join() },
  runs: { type: 'string', default: '3' },
} as const;

await runScript(() =>
  withChildProcesses(async (processes) => {
    const { values } = parseCommandOptions(OPTIONS, USAGE);
    const parts = new Set(values.only.split(','));
    const runs = Number(values.runs);
    if (![...PARTS, SCALE].some((part) => parts.has(part)) || !(runs > 0))
      throw new CliError(USAGE);
    const results: Results = {};
    // Measures how fast the filter of the hotels' list is before starting the local suite, while the machine does
    // nothing else.
    if (parts.has('filter')) addValues(results, 'site', measureFilter());
    if ([...SITE_PARTS, SCALE].some((part) => parts.has(part))) {
      const stage =
        (await resetRunningTestEmulatorSuite()) ?? (await startTestEmulatorSuite(processes));
      await measureSite(results, processes, stage, { parts, runs });
    }
    console.log(
      `\n${resultTable(results)}\n\n· misses its goal, ✖ breaks its budget (in brackets)\n`,
    );
    const broken = brokenBudgets(results);
    for (const sentence of broken) console.error(`✖ ${sentence}`);
    return broken.length === 0 ? 0 : 1;
  }),
);
