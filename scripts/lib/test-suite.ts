import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { portsWithOffset } from '#domain/site/ports.ts';
import { buildProject } from './build.ts';
import { answers, HOST, portOffset, requireFreePorts, TEST_OFFSET } from './ports.ts';
import type { Processes } from './processes.ts';
import { fromCache, step } from './script.ts';
import { seedSuite } from './seed.ts';
import { buildEnv, layOutStage, type Stage } from './stage.ts';
import { startFirestore, startSuite } from './suite.ts';

/** Builds as for production, except for short deadlines, so that no test waits for minutes. */
export const buildForTests = ({ folder, offset }: Stage): Promise<void> =>
  step('Building the site and the functions', () =>
    buildProject(folder, { ...buildEnv(offset), VITE_ANSWER_DEADLINE_MS: '5000' }),
  );

/** Marks that other runs may use the suite on these ports; removed by the next suite that starts there. */
const keptMark = (offset: number) => fromCache(`test-${offset}`, 'kept');

export const keepSuite = ({ offset }: Stage): Promise<void> => writeFile(keptMark(offset), '');

export async function layOutTestStage(name: string): Promise<Stage> {
  const offset = portOffset(TEST_OFFSET);
  await requireFreePorts(offset);
  await rm(keptMark(offset), { force: true });
  return layOutStage(`${name}-${offset}`, offset);
}

/** Starts only the Firestore emulator, for the tests of the security rules; nothing needs building. */
export async function startRulesSuite(processes: Processes): Promise<Stage> {
  const stage = await layOutTestStage('rules');
  await step('Starting the Firestore emulator', () => startFirestore(processes, stage));
  return stage;
}

export async function startTestSuite(processes: Processes): Promise<Stage> {
  const stage = await layOutTestStage('test');
  await buildForTests(stage);
  await startSuite(processes, stage, null);
  return stage;
}

/** Returns the suite kept by `npm run test:suite`, with its content reset; null if there is none. */
export async function findKeptSuite(): Promise<Stage | null> {
  const offset = portOffset(TEST_OFFSET);
  const stage = { folder: fromCache(`test-${offset}`), offset };
  const url = `http://${HOST}:${portsWithOffset(offset).hub}/emulators`;
  if (!existsSync(keptMark(offset)) || !(await answers(url))) return null;
  console.log(
    `• Using the running suite in ${stage.folder}, with the sources that it was built of`,
  );
  await seedSuite(offset, { isReset: true });
  return stage;
}
