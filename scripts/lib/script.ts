import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { execa } from 'execa';

export const REPO_ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const resolveRepoPath = (...parts: string[]): string => join(REPO_ROOT, ...parts);
export const resolveCachePath = (...parts: string[]): string => resolveRepoPath('.cache', ...parts);

/** An error whose message tells the developer, in one plain sentence, what to do next. */
export class CliError extends Error {}

const interruption = new AbortController();
/** Signal that is aborted on the first Ctrl-C, SIGTERM or closed terminal; running steps then throw. */
export const scriptAbortSignal = interruption.signal;

/** Runs a script and sets the exit code; prints a CliError's message, or any other error's stack. */
export async function runScript(main: () => Promise<number | undefined>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interruption.abort());
  }
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = scriptAbortSignal.aborted ? 130 : 1;
    if (scriptAbortSignal.aborted) return;
    console.error(error instanceof CliError ? `\n✖ ${error.message}\n` : error);
  }
}

/** Runs an action; prints its label and how long it took. */
export async function runStep<T>(label: string, action: () => Promise<T>): Promise<T> {
  scriptAbortSignal.throwIfAborted();
  const started = Date.now();
  console.log(`• ${label}…`);
  const result = await action();
  console.log(`  ${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Returns a command's exit code and output; the code is 127 if the command does not exist. */
export async function runCommand(
  command: string,
  args: string[],
  { env = {}, isShown = false }: { env?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const output = isShown ? 'inherit' : 'pipe';
  const { exitCode, all, shortMessage } = await execa(command, args, {
    cwd: REPO_ROOT,
    env,
    all: true,
    reject: false,
    stdio: ['ignore', output, output],
    cancelSignal: scriptAbortSignal,
  });
  scriptAbortSignal.throwIfAborted();
  return { code: exitCode ?? 127, output: all || (shortMessage ?? '') };
}

export function parseCommandOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new CliError(usage);
  }
}

export const errorFirstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
