import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { interrupted } from './script.ts';

const KILL_AFTER_MS = 20_000;
const INTERVAL_MS = 100;

type StartOptions = { cwd: string; env?: NodeJS.ProcessEnv; logFile: string };

/** Lists all processes of this machine; none where there is no `ps`. */
function runningProcesses() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(
    ([, pid, parent, command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command,
    }),
  );
}

/** Sends a signal to a process, or to a group if the id is negative. @returns whether it exists */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/**
 * The processes of a running suite. Each leads a process group of its own, so that Ctrl-C reaches
 * only this process, which then stops them in order.
 */
export class Processes {
  readonly #leaders: number[] = [];
  readonly #commands = new Map<number, string | undefined>();
  readonly #firstEnd = Promise.withResolvers<string>();
  #isStopping = false;
  /** Whether one of them ended by itself. */
  hasEnded = false;

  /** Starts a process whose output goes to a log file. */
  start(name: string, command: string, args: string[], { cwd, env, logFile }: StartOptions): void {
    if (this.#isStopping) return;
    // Written by the processes themselves: through a pipe, one that outlives its parent would keep it open.
    const log = openSync(logFile, 'w');
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (child.pid !== undefined) this.#leaders.push(child.pid);
    const exited = once(child, 'exit').catch((error) => appendFileSync(logFile, String(error)));
    void exited.then(() => {
      this.hasEnded = true;
      this.#firstEnd.resolve(`${name} ended unexpectedly; see ${logFile}`);
    });
  }

  /** Notes all that the processes have started: an emulator leads a group of its own, and outlives a crash. */
  remember(): void {
    const running = runningProcesses();
    const family = new Set(this.#leaders);
    // A set hands out what is added meanwhile.
    for (const leader of family) {
      for (const { pid, parent, command } of running) {
        if (parent !== leader) continue;
        family.add(pid);
        this.#commands.set(pid, command);
      }
    }
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

  /** Stops all processes, the last started first; what does not end within 20 s is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.remember();
    for (const leader of this.#leaders.toReversed()) {
      const deadline = Date.now() + KILL_AFTER_MS;
      send(-leader, 'SIGINT');
      while (send(leader, 0) && Date.now() < deadline) await delay(INTERVAL_MS);
      // Members outlive a leader that crashed.
      send(-leader, 'SIGKILL');
    }
    for (const { pid, command } of runningProcesses()) {
      if (this.#commands.get(pid) === command) send(pid, 'SIGKILL');
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
