import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../../e2e/support/test.ts';

const stage = process.env.STAGE ?? '';
const noted = join(stage, 'processes');

const SCHEDULES = 'schedules';

/** Returns name and id of each process started so far. */
async function processes(): Promise<[name: string, pid: number][]> {
  const lines = existsSync(noted) ? (await readFile(noted, 'utf8')).trim().split('\n') : [];
  return lines.map((line) => {
    const [name = '', pid] = line.split(' ');
    return [name, Number(pid)];
  });
}

/** Sends a signal; 0 sends none. @returns true if the process exists */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/**
 * Kills the processes of one function or of all functions with SIGKILL, and waits until the emulator
 * has noticed: before, it would pass requests to the dead processes and respond with 500.
 * @returns the number of processes killed
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

/** Halts or resumes the schedules, whose sweep could send a mail before the mail's own function. */
export async function haltSchedules(isHalted: boolean): Promise<void> {
  for (const [name, pid] of await processes()) {
    if (name === SCHEDULES) signal(pid, isHalted ? 'SIGSTOP' : 'SIGCONT');
  }
}

/** Shifts the functions' clock by milliseconds, and restarts the functions to apply the shift. */
export async function setServerClock(ms: number): Promise<void> {
  const clock = join(stage, 'clock');
  if (ms === 0) await rm(clock, { force: true });
  else await writeFile(clock, String(ms));
  await killFunctions();
}
