import { isUrlResponding, LOOPBACK_HOST } from '../../scripts/lib/ports.ts';
import type { ChildProcesses } from '../../scripts/lib/processes.ts';
import { resolveRepoPath } from '../../scripts/lib/script.ts';
import { emulatorEnv, emulatorParams, LOCAL_SECRETS, type Stage } from '../../scripts/lib/stage.ts';
import { freePort } from '../support/free-port.ts';

type Options = { path?: string; status?: number; env?: NodeJS.ProcessEnv };

/** Starts one instance of a built function without the emulator of functions. @returns its origin */
export async function startFunction(
  processes: ChildProcesses,
  { folder, offset }: Stage,
  name: string,
  { path = '/', status, env = {} }: Options,
): Promise<string> {
  const port = await freePort();
  const origin = `http://${LOOPBACK_HOST}:${port}`;
  const args = [resolveRepoPath('tests/bench/function-host.ts'), folder, name, String(port)];
  await processes.start(name, 'node', args, {
    folder,
    env: {
      ...emulatorEnv(offset),
      ...emulatorParams(offset),
      ...LOCAL_SECRETS,
      FUNCTIONS_EMULATOR: 'true',
      ...env,
    },
    isReady: () => isUrlResponding(`${origin}${path}`, status),
  });
  return origin;
}
