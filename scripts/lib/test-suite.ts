import { rm } from 'node:fs/promises';
import { portsWithOffset } from '#domain/site/ports.ts';
import { vitest } from './checks.ts';
import { findChromium } from './chromium.ts';
import { Failure } from './failure.ts';
import { firestoreEmulator } from './firestore-emulator.ts';
import { fromCache, fromRoot, ROOT } from './paths.ts';
import { portsAreFree, SUITE_PORTS } from './ports.ts';
import { Processes } from './processes.ts';
import { step } from './progress.ts';
import { runCommand } from './run-command.ts';
import { seedSuite } from './seed-suite.ts';
import { buildEnv, buildProject, layOutStage } from './stage.ts';
import { emulatorEnv, startEmulators, startMailbox, startSchedules } from './suite.ts';
import { type Count, playwrightCount, showCount, vitestCount } from './test-report.ts';

const FIRST_OFFSET = 3000;
const OFFSET_STEP = 100;
const OFFSET_TRIES = 20;

/** Ports of its own, so that the tests run beside `npm start` and beside each other. */
async function freeOffset(): Promise<number> {
  for (let index = 0; index < OFFSET_TRIES; index += 1) {
    const offset = FIRST_OFFSET + index * OFFSET_STEP;
    if (await portsAreFree(SUITE_PORTS, offset)) return offset;
  }
  throw new Failure('No free ports for the tests: stop other suites and run the tests again.');
}

/** The security rules, on a Firestore emulator of their own: each test file loads them for a project of its own. */
export async function testRules(): Promise<Count> {
  const offset = await freeOffset();
  const stage = await layOutStage(`rules-${offset}`, offset);
  const report = fromCache('reports', 'rules.json');
  await rm(report, { force: true });
  const tests = `vitest run --root ${ROOT} --project rules --reporter=dot --reporter=json --outputFile=${report}`;
  const line = [
    ...(await firestoreEmulator()),
    fromRoot('node_modules', '.bin', 'firebase'),
    ...['emulators:exec', '--only', 'firestore', '--project', 'demo-rules', tests],
  ];
  const [command = 'firebase', ...args] = line;
  const { code, output } = await runCommand(command, args, { cwd: stage.folder });
  return showCount('rules', await vitestCount(report, code), output);
}

async function testEndToEnd(offset: number, filter: string[]): Promise<Count> {
  const report = fromCache('reports', 'e2e.json');
  await rm(report, { force: true });
  const env = {
    ...emulatorEnv(offset),
    E2E_PORT_OFFSET: String(offset),
    E2E_CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...filter];
  const { code, output } = await runCommand('playwright', args, { cwd: ROOT, env });
  return showCount('e2e', await playwrightCount(report, code), output);
}

/** Functions and end-to-end tests, on the production build and a freshly seeded suite. */
export async function testOnSuite(filter: string[]): Promise<Count[]> {
  const offset = await freeOffset();
  const ports = portsWithOffset(offset);
  const processes = new Processes();
  const env = { ...emulatorEnv(offset), SITE: `http://127.0.0.1:${ports.hosting}` };
  try {
    const stage = await layOutStage(`test-${offset}`, offset);
    await step('Building the site and the functions', () =>
      buildProject(stage.folder, buildEnv(offset)),
    );
    await step('Starting the suite', async () => {
      await startMailbox(processes, stage);
      await startEmulators(processes, stage, null);
      await seedSuite(offset);
      startSchedules(processes, stage);
    });
    return [
      await step('Functions tests', () =>
        vitest('functions', { env: { ...env, STAGE: stage.folder } }),
      ),
      await step('End-to-end tests', () => testEndToEnd(offset, filter)),
    ];
  } finally {
    await processes.stop();
  }
}
