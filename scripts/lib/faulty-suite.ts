import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Proxies, startProxies } from '../../tests/faults/proxy/start-proxies.ts';
import type { Processes } from './processes.ts';
import { fromRoot, step } from './script.ts';
import { buildProject, type Stage } from './stage.ts';
import { startSuite } from './suite.ts';
import { layOutTestStage, testEnv } from './test-suite.ts';

const PRELOAD = pathToFileURL(fromRoot('tests', 'faults', 'preload.mjs'));

/** Builds and starts a suite whose functions reach Firestore, Auth and the SMTP server through proxies. */
export async function startFaultySuite(
  processes: Processes,
): Promise<{ stage: Stage; proxies: Proxies }> {
  const stage = await layOutTestStage('faults');
  const { offset } = stage;
  for (const left of ['clock', 'processes']) await rm(join(stage.folder, left), { force: true });
  await step('Building the site and the functions', () =>
    buildProject(stage.folder, testEnv(offset)),
  );
  const proxies = await startProxies(offset);
  // Inherited by the functions' processes and the schedules.
  process.env.NODE_OPTIONS = `--import=${PRELOAD}`;
  process.env.FAULTS_FOLDER = stage.folder;
  process.env.FAULTS_PORTS = JSON.stringify(proxies.server);
  await startSuite(processes, stage, null);
  return { stage, proxies };
}

/** What the tests find the suite and its proxies by. */
export const faultsEnv = ({ control, browser }: Proxies): NodeJS.ProcessEnv => ({
  FAULTS_CONTROL: control,
  FAULTS_BROWSER_PROXY: browser,
});
