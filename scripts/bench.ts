import { measureFilter } from '../tests/bench/filter-speed.ts';
import { measureSite, SITE_PARTS } from '../tests/bench/measure-site.ts';
import { PAGE_NAMES } from '../tests/bench/pages.ts';
import { addValues, brokenBudgets, type Results, resultTable } from '../tests/bench/report.ts';
import { withProcesses } from './lib/processes.ts';
import { Failure, readNumber, readOptions, runScript } from './lib/script.ts';
import { findKeptSuite, startTestSuite } from './lib/test-suite.ts';

function readList<T extends string>(option: string, text: string | undefined, all: readonly T[]) {
  if (text === undefined) return all;
  const wanted = text.split(',');
  const known = all.filter((name) => wanted.includes(name));
  if (known.length === wanted.length) return known;
  throw new Failure(`--${option} takes one or more of ${all.join(', ')}, separated by commas.`);
}

const USAGE =
  'Give npm run bench [-- --only PART,PART] [--pages NAME,NAME] [--runs N] [--seconds N].';

const OPTIONS = {
  only: { type: 'string' },
  pages: { type: 'string' },
  runs: { type: 'string' },
  seconds: { type: 'string' },
} as const;

function readArguments() {
  const { only, pages, runs = '3', seconds = '10' } = readOptions(OPTIONS, USAGE).values;
  return {
    parts: new Set<string>(readList('only', only, [...SITE_PARTS, 'filter'])),
    pages: readList('pages', pages, PAGE_NAMES),
    runs: readNumber('runs', runs),
    seconds: readNumber('seconds', seconds),
  };
}

await runScript(() =>
  withProcesses(async (processes) => {
    const options = readArguments();
    const results: Results = {};
    // First, while the machine does nothing else.
    if (options.parts.has('filter')) addValues(results, 'site', measureFilter());
    if (SITE_PARTS.some((part) => options.parts.has(part))) {
      const stage = (await findKeptSuite()) ?? (await startTestSuite(processes));
      await measureSite(results, processes, stage, options);
    }
    console.log(
      `\n${resultTable(results)}\n\n· misses its goal, ✖ breaks its budget (in brackets)\n`,
    );
    const broken = brokenBudgets(results);
    for (const sentence of broken) console.error(`✖ ${sentence}`);
    return broken.length === 0 ? 0 : 1;
  }),
);
