import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { type Families, noteFamilies, stopGroups } from './process-groups.ts';
import { interrupted } from './script.ts';

type StartOptions = { cwd: string; env?: NodeJS.ProcessEnv; logFile: string };

/**
 * The processes of a running suite. Each leads a process group of its own, so that Ctrl-C reaches
 * only this process, which then stops them in order.
 */
export class Processes {
  readonly #started: number[] = [];
  readonly #families: Families = new Map();
  readonly #firstEnd = Promise.withResolvers<string>();
  #watchdog: Writable | undefined;
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
    if (child.pid !== undefined) {
      this.#started.push(child.pid);
      this.#watchdog ??= startWatchdog();
      this.#watchdog.write(`${child.pid}\n`);
    }
    const exited = once(child, 'exit').catch((error) => appendFileSync(logFile, String(error)));
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

  /** Notes all processes that run by now: what was started before a crash is not found after it. */
  remember(): void {
    noteFamilies(this.#families, this.#started);
  }

  /** Stops all processes, the last started first; one that does not end is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await stopGroups(this.#started, this.#families);
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

/** Stops the processes when this one dies without doing so. @returns where their ids are written */
function startWatchdog(): Writable {
  const script = join(import.meta.dirname, 'watchdog.ts');
  const watchdog = spawn('node', [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watchdog.unref();
  return watchdog.stdin;
}
