import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdtempSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError, scriptAbortSignal } from './script.ts';

/** Timeout in ms of starting a process; the first start of the emulators takes two minutes on a busy machine. */
const READY_AFTER_MS = 240_000;
const KILL_AFTER_MS = 20_000;
const INTERVAL_MS = 50;

type StartOptions = {
  /** Folder of the process's log, NAME.log; also its working directory unless `cwd` is given. */
  folder: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  isReady?: () => Promise<boolean>;
  /**
   * Text by which a descendant process is found and ended, in its command line: one with its own process group, which
   * may therefore outlive the other processes of the suite.
   */
  orphanText?: string;
};

/** Sends a signal to a process, or to a process group if the id is negative. @returns false if that failed */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

export const isProcessAlive = (pid: number): boolean => send(pid, 0);

/**
 * Kills all processes whose command line contains the text `words`; does nothing on systems without the command `ps`.
 */
function killRunning(words: string): void {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  for (const line of (stdout ?? '').split('\n')) {
    if (line.includes(words)) send(Number.parseInt(line, 10), 'SIGKILL');
  }
}

/** The processes of a local suite, each with a process group of its own, so that Ctrl-C reaches only this script. */
export class ChildProcesses {
  /**
   * TMPDIR of the suite's processes: in it, Firebase's CLI looks up the running emulators to export. Short, because
   * sockets lie in it.
   */
  readonly #temporary = mkdtempSync(join(tmpdir(), 'suite-'));
  readonly #leaders: number[] = [];
  readonly #orphanTexts: string[] = [];
  readonly #firstEnd = Promise.withResolvers<string>();
  #isStopping = false;

  async start(
    name: string,
    command: string,
    args: string[],
    { folder, cwd = folder, env, isReady, orphanText }: StartOptions,
  ): Promise<void> {
    if (this.#isStopping) return;
    const logFile = join(folder, `${name}.log`);
    // The child writes to its log file directly: if it wrote to a pipe, a grandchild that outlives it would keep the
    // pipe open.
    const log = openSync(logFile, 'w');
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, TMPDIR: this.#temporary, ...env },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (child.pid !== undefined) this.#leaders.push(child.pid);
    if (orphanText !== undefined) this.#orphanTexts.push(orphanText);
    let hasEnded = false;
    const exited = once(child, 'exit').catch((error) => appendFileSync(logFile, String(error)));
    void exited.then(() => {
      hasEnded = true;
      this.#firstEnd.resolve(`${name} ended unexpectedly; see ${logFile}`);
    });
    const deadline = Date.now() + READY_AFTER_MS;
    while (isReady && !(await isReady())) {
      scriptAbortSignal.throwIfAborted();
      if (hasEnded || Date.now() > deadline) {
        const lastLines = (await readFile(logFile, 'utf8')).split('\n').slice(-15).join('\n');
        throw new CliError(`${name} did not start; its log (${logFile}) ends with:\n${lastLines}`);
      }
      await delay(INTERVAL_MS);
    }
  }

  /** Waits for Ctrl-C, or for a process that exits by itself, which is reported as an error. @returns the exit code */
  async untilEnd(): Promise<number> {
    if (scriptAbortSignal.aborted) return 0;
    const interruption = once(scriptAbortSignal, 'abort').then(() => null);
    const ended = await Promise.race([interruption, this.#firstEnd.promise]);
    if (ended === null) return 0;
    console.error(`\n✖ ${ended}\n`);
    return 1;
  }

  /** Stops all processes, the last started first; kills those that do not exit within 20 s. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const leader of this.#leaders.toReversed()) {
      const deadline = Date.now() + KILL_AFTER_MS;
      send(-leader, 'SIGINT');
      while (isProcessAlive(leader) && Date.now() < deadline) await delay(INTERVAL_MS);
      // Even if the process itself has crashed, other members of its process group may still run.
      send(-leader, 'SIGKILL');
    }
    for (const words of this.#orphanTexts) killRunning(words);
    await rm(this.#temporary, { recursive: true, force: true });
  }
}

export async function withChildProcesses<T>(
  action: (processes: ChildProcesses) => Promise<T>,
): Promise<T> {
  const processes = new ChildProcesses();
  try {
    return await action(processes);
  } finally {
    await processes.stop();
  }
}
