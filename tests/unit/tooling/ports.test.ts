import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { LOCAL_PORTS, portsWithOffset } from '#domain/site/ports.ts';
import {
  findFreePortOffset,
  isAllowedPortOffset,
  LOOPBACK_HOST,
  noteRunningSuite,
  readEnvPortOffset,
  runningSuiteOffset,
  TEST_PORT_OFFSET,
} from '#scripts/lib/ports.ts';
import { resolveCachePath } from '#scripts/lib/script.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [200, 'Eventarc of a suite without offset has the port of its Auth emulator'],
  [600, 'Hosting of a suite without offset has the port of its hub'],
  [1000, 'its Hosting would be on port 6000, which browsers refuse'],
  [10_000, 'Firestore of the tests has the port of its mailbox'],
])('PORT_OFFSET=%i is refused with a hint at free offsets, because %s', (offset) => {
  vi.stubEnv('PORT_OFFSET', String(offset));
  expect(() => readEnvPortOffset()).toThrow(
    /^PORT_OFFSET is [^\n]+ 5000, 11000 and 20000 are free/,
  );
});

it('emulator suites started with the recommended values of PORT_OFFSET, and the tests run beside them, share no port', () => {
  const offsets = [0, 5000, 11_000, 20_000].flatMap((offset) => [
    offset,
    offset + TEST_PORT_OFFSET,
  ]);
  expect(offsets.filter((offset) => !isAllowedPortOffset(offset))).toEqual([]);
  const ports = offsets.flatMap((offset) => Object.values(portsWithOffset(offset)));
  expect(new Set(ports).size).toBe(ports.length);
});

it('an emulator suite avoids taken ports; with PORT_OFFSET, the suite fails and names the taken port', async () => {
  const isTaken = createServer().listen(LOCAL_PORTS.hosting, LOOPBACK_HOST);
  // Already taken by a suite, which will do.
  await once(isTaken, 'listening').catch(() => null);
  vi.stubEnv('PORT_OFFSET', undefined);
  expect(await findFreePortOffset()).toBeGreaterThan(0);
  vi.stubEnv('PORT_OFFSET', '0');
  await expect(findFreePortOffset()).rejects.toThrow(/^Port 5000 \(hosting\) is taken/);
  isTaken.close();
});

it('commands find an emulator suite that runs on other ports, but none that has ended', async () => {
  vi.stubEnv('PORT_OFFSET', '49990');
  const file = resolveCachePath('running-start-49990');
  onTestFinished(() => rm(file, { force: true }));
  await mkdir(resolveCachePath(), { recursive: true });
  expect(await runningSuiteOffset('start')).toBeNull();
  await noteRunningSuite('start', 50);
  expect(await runningSuiteOffset('start')).toBe(50);
  const { pid } = spawnSync('true');
  await writeFile(file, `${pid} 50`);
  expect(await runningSuiteOffset('start')).toBeNull();
});
