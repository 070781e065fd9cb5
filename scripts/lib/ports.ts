import { readFile, writeFile } from 'node:fs/promises';
import { detect } from 'detect-port';
import { portsWithOffset } from '#domain/site/ports.ts';
import { isProcessAlive } from './processes.ts';
import { CliError, resolveCachePath } from './script.ts';

export const LOOPBACK_HOST = '127.0.0.1';
/** Number added to all ports of a test suite, so that tests can run alongside `npm start`. */
export const TEST_PORT_OFFSET = 3000;

export async function isUrlResponding(url: string, status?: number): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return status === undefined || response.status === status;
  } catch {
    return false;
  }
}

/** Ports above our lowest port that browsers and `fetch` refuse to connect to (Fetch Standard, « port blocking »). */
const BLOCKED = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
];

/** Returns false if a suite with this offset would use a port that browsers refuse, or another suite's default port. */
export function isAllowedPortOffset(offset: number): boolean {
  const otherOffsets = [0, TEST_PORT_OFFSET].filter((suiteOffset) => suiteOffset !== offset);
  const otherPorts = otherOffsets.flatMap((suiteOffset) =>
    Object.values(portsWithOffset(suiteOffset)),
  );
  const refused = [...BLOCKED, ...otherPorts];
  return Object.values(portsWithOffset(offset)).every((port) => !refused.includes(port));
}

const ADVICE = '5000, 11000 and 20000 are free beside the first suite and its tests';

/** Returns the number added to all ports: `base` plus the environment variable PORT_OFFSET. */
export function readEnvPortOffset(base = 0): number {
  const text = process.env.PORT_OFFSET ?? '0';
  const offset = base + Number(text);
  if (
    Number.isInteger(offset) &&
    offset >= base &&
    offset <= 50_000 &&
    isAllowedPortOffset(offset)
  ) {
    return offset;
  }
  throw new CliError(
    `PORT_OFFSET is "${text}", which is no whole number up to 45000, or takes a port of another suite or one that browsers refuse: ${ADVICE}.`,
  );
}

async function takenPort(offset: number, withVite: boolean): Promise<string | null> {
  for (const [name, port] of Object.entries(portsWithOffset(offset))) {
    const isUsed = name !== 'vite' || withVite;
    if (isUsed && (await detect({ port, hostname: LOOPBACK_HOST })) !== port)
      return `${port} (${name})`;
  }
  return null;
}

export async function requireFreePorts(offset: number, withVite = false): Promise<void> {
  const port = await takenPort(offset, withVite);
  if (port === null) return;
  throw new CliError(
    `Port ${port} is taken by another program: stop it, or shift all ports with PORT_OFFSET before the command, where ${ADVICE}.`,
  );
}

const LAST_SHIFT = 990;

/** Returns PORT_OFFSET, whose ports must be free; without PORT_OFFSET, the first offset whose ports are free. */
export async function findFreePortOffset(withVite = false): Promise<number> {
  if (process.env.PORT_OFFSET === undefined) {
    for (let offset = 0; offset <= LAST_SHIFT; offset += 10) {
      if (isAllowedPortOffset(offset) && (await takenPort(offset, withVite)) === null)
        return offset;
    }
  }
  const offset = readEnvPortOffset();
  await requireFreePorts(offset, withVite);
  return offset;
}

/** Suites that other commands find while they run: of `npm start` or `npm run dev`, and of `npm run test:suite`. */
type SuiteKind = 'start' | 'test';

/** Path of the file that notes which process runs this clone's suite with this PORT_OFFSET, and on which ports. */
const runningSuiteFile = (kind: SuiteKind) =>
  resolveCachePath(`running-${kind}-${process.env.PORT_OFFSET ?? 0}`);

/** Notes that this process runs the suite, on ports with the offset `offset`. */
export const noteRunningSuite = (kind: SuiteKind, offset: number): Promise<void> =>
  writeFile(runningSuiteFile(kind), `${process.pid} ${offset}`);

/** Returns the offset of this clone's suite that runs with this PORT_OFFSET; null if none runs. */
export async function runningSuiteOffset(kind: SuiteKind): Promise<number | null> {
  const mark = await readFile(runningSuiteFile(kind), 'utf8').catch(() => '');
  const [pid = 0, offset = 0] = mark.split(' ').map(Number);
  return pid > 0 && isProcessAlive(pid) ? offset : null;
}

const PASSWORD = 'grand-sejour';

export const DEMO_ADMIN = { email: 'admin@grand-sejour.test', password: PASSWORD };
export const DEMO_VISITOR = { email: 'visiteur@grand-sejour.test', password: PASSWORD };
