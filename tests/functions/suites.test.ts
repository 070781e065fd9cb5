import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DEMO_PROJECT_ID, LOCAL_PORTS, portsWithOffset } from '#domain/site/ports.ts';
import { LOOPBACK_HOST } from '#scripts/lib/ports.ts';
import { ChildProcesses } from '#scripts/lib/processes.ts';
import { createLocalProjectFolder } from '#scripts/lib/stage.ts';
import { startFirestoreEmulator } from '#scripts/lib/suite.ts';
import { SITE } from './call.ts';

const testOffset = Number(new URL(SITE).port) - LOCAL_PORTS.hosting;

/** Starts a Firestore emulator with one document, NAME, and exports its data when stopped. */
async function startSuite(name: string, shift: number) {
  const stage = await createLocalProjectFolder(`suites-${testOffset}-${name}`, testOffset + shift);
  const data = join(stage.folder, 'data');
  await rm(data, { recursive: true, force: true });
  const processes = new ChildProcesses();
  onTestFinished(() => processes.stop());
  await startFirestoreEmulator(processes, stage, [`--export-on-exit=${data}`]);
  const { firestore } = portsWithOffset(stage.offset);
  const documents = `projects/${DEMO_PROJECT_ID}/databases/(default)/documents`;
  const { status } = await fetch(
    `http://${LOOPBACK_HOST}:${firestore}/v1/${documents}/suites/${name}`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: '{}',
    },
  );
  expect(status).toBe(200);
  return { processes, data };
}

const NAMES = ['premiere', 'deuxieme', 'troisieme'];

/** Returns which of the documents an export of the emulators holds. */
async function savedIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/output-*', { cwd: folder }));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  return NAMES.filter((name) => texts.some((text) => text.includes(name)));
}

it('parallel emulator suites each save their own data, whichever stops first', async () => {
  const [first, second, third] = await Promise.all(
    // Shifts of a few ports let no suite take another's, nor one of the suite that the tests run on.
    NAMES.map((name, index) => startSuite(name, 10 * (index + 1))),
  );
  for (const suite of [second, first, third]) await suite?.processes.stop();
  const saved = [first, second, third].map((suite) => savedIn(suite?.data ?? ''));
  expect(await Promise.all(saved)).toEqual(NAMES.map((name) => [name]));
});
