import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const KILL_AFTER_MS = 20_000;

interface Started {
  name: string;
  child: ChildProcess;
  exited: Promise<number>;
}

interface StartOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
}

/**
 * The parts of a running suite. Each runs in a process group of its own, so that Ctrl-C reaches only
 * this process, which then stops every part in order; when one part ends by itself, all are stopped.
 */
export class Processes {
  readonly #started: Started[] = [];
  #stopping: Promise<void> | undefined;
  #ended: (name: string) => void = () => undefined;
  /** Resolves with the name of the first part that ended by itself. */
  readonly partEnded = new Promise<string>((resolve) => {
    this.#ended = resolve;
  });

  /** Starts a part whose output goes to a log file. */
  start(name: string, command: string, args: string[], options: StartOptions): ChildProcess {
    mkdirSync(dirname(options.logFile), { recursive: true });
    const log = createWriteStream(options.logFile);
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const exited = new Promise<number>((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', (code) => resolve(code ?? 1));
    });
    void exited.then(() => {
      if (!this.#stopping) this.#ended(name);
    });
    this.#started.push({ name, child, exited });
    return child;
  }

  /** Stops all parts, the last started first; a part that does not end by itself is killed. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const { child, exited } of [...this.#started].reverse()) {
      // An emulator runs in a group of its own and outlives a parent that crashed: note all of them.
      const family = child.pid === undefined ? [] : [...descendants(child.pid), child.pid];
      if (child.pid !== undefined) send(-child.pid, 'SIGINT');
      const kill = () => {
        for (const pid of family) send(pid, 'SIGKILL');
      };
      const timer = setTimeout(kill, KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
      kill();
    }
  }
}

/** All processes started below one, found by their parents' numbers. */
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

/** Resolves at the first Ctrl-C, SIGTERM or closed terminal. */
export function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(signal));
    }
  });
}
