import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { interrupted } from './script.ts';

const KILL_AFTER_MS = 20_000;

type Started = { pid: number; exited: Promise<unknown> };
type StartOptions = { cwd: string; env?: NodeJS.ProcessEnv; logFile: string };

/**
 * The processes of a running suite. Each leads a process group of its own, so that Ctrl-C reaches
 * only this process, which then stops them in order.
 */
export class Processes {
  readonly #started: Started[] = [];
  /** Commands by process id. */
  readonly #family = new Map<number, string>();
  readonly #firstEnd = Promise.withResolvers<string>();
  #isStopping = false;
  /** Whether one of them ended by itself. */
  hasEnded = false;

  /** Starts a process whose output goes to a log file. */
  start(name: string, command: string, args: string[], { cwd, env, logFile }: StartOptions): void {
    if (this.#isStopping) return;
    mkdirSync(dirname(logFile), { recursive: true });
    // Written by the processes themselves: through a pipe, one that outlives its parent would keep it open.
    const log = openSync(logFile, 'w');
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const exited = once(child, 'exit').catch((error) => appendFileSync(logFile, String(error)));
    if (child.pid !== undefined) this.#started.push({ pid: child.pid, exited });
    void exited.then(() => {
      if (this.#isStopping) return;
      this.hasEnded = true;
      this.#firstEnd.resolve(`${name} ended unexpectedly; see ${logFile}`);
    });
  }

  /** Waits for Ctrl-C, or for a process to end by itself, which it prints. @returns the exit code */
  async untilEnd(): Promise<number> {
    if (interrupted.aborted) return 0;
    const interruption = once(interrupted, 'abort').then(() => null);
    const ended = await Promise.race([interruption, this.#firstEnd.promise]);
    if (ended === null) return 0;
    console.error(`\n✖ ${ended}\n`);
    return 1;
  }

  /** Notes all processes that run by now: an emulator leads a group of its own and outlives a parent that crashed. */
  remember(): void {
    const running = runningProcesses();
    for (const { pid } of this.#started) {
      for (const member of family(running, pid)) this.#family.set(member.pid, member.command);
    }
  }

  /** Stops all processes, the last started first; one that does not end is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.remember();
    for (const { pid, exited } of this.#started.reverse()) {
      send(-pid, 'SIGINT');
      const timer = setTimeout(() => send(-pid, 'SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
      // What its leader left behind when it crashed.
      send(-pid, 'SIGKILL');
    }
    for (const { pid, command } of runningProcesses()) {
      if (this.#family.get(pid) === command) send(pid, 'SIGKILL');
    }
  }
}

/** Runs an action with processes of its own, and stops them however it ends. */
export async function withProcesses<T>(action: (processes: Processes) => Promise<T>): Promise<T> {
  const processes = new Processes();
  try {
    return await action(processes);
  } finally {
    await processes.stop();
  }
}

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

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process or its group has ended already.
  }
}
