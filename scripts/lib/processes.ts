import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';
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
  #isStopping = false;
  readonly #firstEnd = Promise.withResolvers<string>();
  /** Resolves with the name of the first process that ended by itself. */
  readonly ended = this.#firstEnd.promise;

  /** Starts a process whose output goes to a log file. */
  start(
    name: string,
    command: string,
    args: string[],
    { logFile, ...options }: StartOptions,
  ): void {
    if (this.#isStopping) return;
    mkdirSync(dirname(logFile), { recursive: true });
    writeFileSync(logFile, '');
    const log = { file: logFile, append: true } as const;
    const child = execa(command, args, {
      ...options,
      detached: true,
      cleanup: false,
      reject: false,
      buffer: false,
      stdin: 'ignore',
      stdout: log,
      stderr: log,
    });
    if (child.pid !== undefined) this.#started.push({ pid: child.pid, exited: child });
    void child.then(() => {
      if (!this.#isStopping) this.#firstEnd.resolve(name);
    });
  }

  /** Waits for Ctrl-C, or for a process to end by itself, whose name it resolves with. */
  async untilEnd(): Promise<string | null> {
    const stop = Promise.withResolvers<null>();
    if (interrupted.aborted) return null;
    interrupted.addEventListener('abort', () => stop.resolve(null));
    return Promise.race([stop.promise, this.ended]);
  }

  /** Stops all processes, the last started first; one that does not end is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { pid, exited } of this.#started.reverse()) {
      // An emulator leads a group of its own and outlives a parent that crashed.
      const family = [...descendants(pid), pid];
      const kill = () => {
        for (const member of family) send(member, 'SIGKILL');
      };
      send(-pid, 'SIGINT');
      const timer = setTimeout(kill, KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
      kill();
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

function descendants(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([child, itsParent]) =>
      child !== undefined && itsParent === parent ? [child, ...below(child)] : [],
    );
  return below(pid);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process or its group has ended already.
  }
}
