import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { execa } from 'execa';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const rootPath = (...parts: string[]): string => join(ROOT, ...parts);
export const cachePath = (...parts: string[]): string => rootPath('.cache', ...parts);

/** An error whose message tells the developer, in one plain sentence, what to do next. */
export class Failure extends Error {}

const interruption = new AbortController();
/** Signal that is aborted on the first Ctrl-C, SIGTERM or closed terminal; running steps then throw. */
export const interrupted = interruption.signal;

/** Runs a script and sets the exit code; prints a Failure's message, or any other error's stack. */
export async function runScript(main: () => Promise<number | undefined>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interruption.abort());
  }
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = interrupted.aborted ? 130 : 1;
    if (interrupted.aborted) return;
    console.error(error instanceof Failure ? `\n✖ ${error.message}\n` : error);
  }
}

/** Runs an action; prints its label and how long it took. */
export async function step<T>(label: string, action: () => Promise<T>): Promise<T> {
  interrupted.throwIfAborted();
  const started = Date.now();
  console.log(`• ${label}…`);
  const result = await action();
  console.log(`  ${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Returns a command's exit code and output; the code is 127 if the command does not exist. */
export async function run(
  command: string,
  args: string[],
  { env = {}, isShown = false }: { env?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const output = isShown ? 'inherit' : 'pipe';
  const { exitCode, all, shortMessage } = await execa(command, args, {
    cwd: ROOT,
    env,
    all: true,
    reject: false,
    stdio: ['ignore', output, output],
    cancelSignal: interrupted,
  });
  interrupted.throwIfAborted();
  return { code: exitCode ?? 127, output: all || (shortMessage ?? '') };
}

export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Failure(usage);
  }
}

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
