import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProxies } from '../tests/faults/proxy/start-proxies.ts';
import { withChildProcesses } from './lib/processes.ts';
import { resolveRepoPath, runScript, runStep } from './lib/script.ts';
import { buildForTests, createTestProjectFolder, startEmulatorSuite } from './lib/suite.ts';
import { printTestTotal, runPlaywright } from './lib/test-parts.ts';

const PRELOAD = pathToFileURL(resolveRepoPath('tests', 'faults', 'preload.mjs'));

// `npm run faults`: runs each flow while proxies make Firestore, Auth or the SMTP server down, slow or failing.
await runScript(() =>
  withChildProcesses(async (processes) => {
    const stage = await createTestProjectFolder('faults');
    for (const name of ['clock', 'processes']) await rm(join(stage.folder, name), { force: true });
    await buildForTests(stage);
    const { server, control, browser } = await startProxies(stage.offset);
    // Node's options, which all processes of the suite inherit: functions and schedules.
    process.env.NODE_OPTIONS = `--import=${PRELOAD}`;
    process.env.FAULTS_FOLDER = stage.folder;
    process.env.FAULTS_PORTS = JSON.stringify(server);
    await startEmulatorSuite(processes, stage, null);
    const options = { args: process.argv.slice(2), isAlone: true };
    const env = { FAULTS_CONTROL: control, FAULTS_BROWSER_PROXY: browser };
    return printTestTotal([
      await runStep('Faults', () => runPlaywright('faults', stage, options, env)),
    ]);
  }),
);
