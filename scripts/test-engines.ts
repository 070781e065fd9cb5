import { findEngines, startDisplay } from './lib/engines.ts';
import { withProcesses } from './lib/processes.ts';
import { runScript, step } from './lib/script.ts';
import { showTotal, suiteEnv, vitest } from './lib/test-parts.ts';
import { findKeptSuite, startTestSuite } from './lib/test-suite.ts';

// `npm run test:engines [-- --project firefox] [arguments of vitest]`: tests the main paths in
// Firefox and WebKit.
await runScript(() =>
  withProcesses(async (processes) => {
    const engines = findEngines();
    const stage = (await findKeptSuite()) ?? (await startTestSuite(processes));
    const env = {
      ...suiteEnv(stage),
      DISPLAY: await startDisplay(processes, engines.xvfb, stage),
      FIREFOX: engines.firefox,
      GECKODRIVER: engines.geckodriver,
      WEBKIT_DRIVER: engines.webkitDriver,
    };
    const given = process.argv.slice(2);
    const projects = given.includes('--project') ? [] : ['firefox', 'webkit'];
    const options = { args: given, isAlone: true };
    return showTotal([
      await step('Tests in Firefox and WebKit', () => vitest('engines', projects, options, env)),
    ]);
  }),
);
