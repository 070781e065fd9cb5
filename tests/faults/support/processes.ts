import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../../e2e/support/test.ts';

const stage = process.env.STAGE ?? '';
const noted = join(stage, 'processes');

const SCHEDULES = 'schedules';

/** Name and id of each process that was started. */
async function processes(): Promise<[name: string, pid: number][]> {
  const lines = existsSync(noted) ? (await readFile(noted, 'utf8')).trim().split('\n') : [];
  return lines.map((line) => {
    const [name = '', pid] = line.split(' ');
    return [name, Number(pid)];
  });
}

/** Sends a signal; 0 is none. @returns whether the process was there */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
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
  const all = await processes();
  const killed = all.filter(([name]) => name === target || (!target && name !== SCHEDULES));
  const left = all.filter((one) => !killed.includes(one));
  await writeFile(noted, left.map((one) => `${one.join(' ')}\n`).join(''));
  const pids = killed.map(([, pid]) => pid);
  for (const pid of pids) signal(pid, 'SIGKILL');
  await expect.poll(() => pids.filter((pid) => signal(pid, 0))).toEqual([]);
  return killed.length;
}

/** Halts the schedules, whose sweep may otherwise send a mail before the function that is told of it. */
export async function haltSchedules(isHalted: boolean): Promise<void> {
  for (const [name, pid] of await processes()) {
    if (name === SCHEDULES) signal(pid, isHalted ? 'SIGSTOP' : 'SIGCONT');
  }
}

/** Sets the functions' clock wrong by so many milliseconds, from their next start on, which is now. */
export async function setServerClock(ms: number): Promise<void> {
  const clock = join(stage, 'clock');
  if (ms === 0) await rm(clock, { force: true });
  else await writeFile(clock, String(ms));
  await killFunctions();
}
