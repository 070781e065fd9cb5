import { portsWithOffset } from '#domain/site/ports.ts';
import { findEngines, startDisplay } from './lib/engines.ts';
import { HOST } from './lib/ports.ts';
import { withProcesses } from './lib/processes.ts';
import { runScript, step } from './lib/script.ts';
import { emulatorEnv } from './lib/stage.ts';
import { showTotal, vitest } from './lib/test-parts.ts';
import { findKeptSuite, startTestSuite } from './lib/test-suite.ts';

// `npm run test:engines [-- --project firefox] [arguments of vitest]`: the main paths in Firefox and WebKit.
await runScript(() =>
  withProcesses(async (processes) => {
    const engines = findEngines();
    const stage = (await findKeptSuite()) ?? (await startTestSuite(processes));
    const env = {
      ...emulatorEnv(stage.offset),
      SITE: `http://${HOST}:${portsWithOffset(stage.offset).hosting}`,
      DISPLAY: await startDisplay(processes, engines.xvfb, stage),
      FIREFOX: engines.firefox,
      GECKODRIVER: engines.geckodriver,
      WEBKIT_DRIVER: engines.webkitDriver,
    };
    const given = process.argv.slice(2);
    const projects = given.includes('--project') ? [] : ['firefox', 'webkit'];
    const options = { args: given, isAlone: true };
    return showTotal([
      await step('Tests in Firefox and WebKit', () => vitest(projects, options, env, 'engines')),
    ]);
  }),
);
