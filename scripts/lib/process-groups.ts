import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const KILL_AFTER_MS = 20_000;
const INTERVAL_MS = 100;

type Running = { pid: number; parent: number; command: string };

function runningProcesses(): Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').map((line) => {
    const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), command };
  });
}

/** A process and all that were started below it. */
function family(running: readonly Running[], pid: number): Running[] {
  const children = running.filter(({ parent }) => parent === pid);
  return [
    ...running.filter((process) => process.pid === pid),
    ...children.flatMap((child) => family(running, child.pid)),
  ];
}

/** @returns whether there is such a process or group */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Commands by process id. */
export type Families = Map<number, string>;

/** Adds all processes that run now below some: an emulator leads a group of its own. */
export function noteFamilies(families: Families, leaders: readonly number[]): void {
  const running = runningProcesses();
  for (const pid of leaders) {
    for (const member of family(running, pid)) families.set(member.pid, member.command);
  }
}

/**
 * Stops process groups, the last one first, and what else their families hold; what does not end
 * within 20 s is killed.
 */
export async function stopGroups(leaders: readonly number[], families: Families): Promise<void> {
  noteFamilies(families, leaders);
  for (const pid of leaders.toReversed()) {
    const deadline = Date.now() + KILL_AFTER_MS;
    send(-pid, 'SIGINT');
    while (send(pid, 0) && Date.now() < deadline) await delay(INTERVAL_MS);
    // Members outlive a leader that crashed.
    send(-pid, 'SIGKILL');
  }
  for (const { pid, command } of runningProcesses()) {
    if (families.get(pid) === command) send(pid, 'SIGKILL');
  }
}
