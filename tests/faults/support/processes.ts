import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../../e2e/support/test.ts';

const stage = process.env.STAGE ?? '';
const noted = join(stage, 'processes');

/** Sends a signal; 0 is none. @returns whether the process was there */
function signal(pid: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/**
 * Kills the processes of a function, or of all, as `kill -9` does, and waits until the emulator has seen
 * their end: until then it would hand requests to them, and answer 500.
 * @returns how many there were
 */
export async function killFunctions(target?: string): Promise<number> {
  const lines = existsSync(noted) ? (await readFile(noted, 'utf8')).trim().split('\n') : [];
  const all = lines.map((line) => line.split(' '));
  const killed = all.filter(([name]) => target === undefined || name === target);
  const left = all.filter((one) => !killed.includes(one));
  await writeFile(noted, left.map((one) => `${one.join(' ')}\n`).join(''));
  const pids = killed.map(([, pid]) => Number(pid));
  for (const pid of pids) signal(pid, 'SIGKILL');
  await expect.poll(() => pids.filter((pid) => signal(pid, 0))).toEqual([]);
  return killed.length;
}

/** Sets the functions' clock wrong by so many milliseconds, from their next start on, which is now. */
export async function setServerClock(ms: number): Promise<void> {
  const clock = join(stage, 'clock');
  if (ms === 0) await rm(clock, { force: true });
  else await writeFile(clock, String(ms));
  await killFunctions();
}
