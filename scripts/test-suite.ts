import { withProcesses } from './lib/processes.ts';
import { runScript } from './lib/script.ts';
import { keepSuite, startTestSuite } from './lib/test-suite.ts';

// `npm run test:suite`: keeps a suite running, which test:rules, test:functions, test:e2e and
// test:engines use.
await runScript(() =>
  withProcesses(async (processes) => {
    await keepSuite(await startTestSuite(processes));
    console.log(
      '\n  The test suite is running; npm run test:e2e -- flows/hotel uses it. Ctrl-C stops it.\n',
    );
    return processes.untilEnd();
  }),
);
