import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stage = process.env.STAGE ?? '';
const noted = join(stage, 'processes');

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended before.
  }
}

/** Kills the processes of a function, or of all, as `kill -9` does. @returns how many there were */
export async function killFunctions(target?: string): Promise<number> {
  const lines = existsSync(noted) ? (await readFile(noted, 'utf8')).trim().split('\n') : [];
  const all = lines.map((line) => line.split(' '));
  const killed = all.filter(([name]) => target === undefined || name === target);
  for (const [, pid] of killed) killNow(Number(pid));
  const left = all.filter((one) => !killed.includes(one));
  await writeFile(noted, left.map((one) => `${one.join(' ')}\n`).join(''));
  return killed.length;
}

/** Sets the functions' clock wrong by so many milliseconds, from their next start on, which is now. */
export async function setServerClock(ms: number): Promise<void> {
  const clock = join(stage, 'clock');
  if (ms === 0) await rm(clock, { force: true });
  else await writeFile(clock, String(ms));
  await killFunctions();
}
