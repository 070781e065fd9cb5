import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort, { clearLockedPorts } from 'get-port';
import { type PortName, portsWithOffset } from '#domain/site/ports.ts';
import { Failure } from './script.ts';

export const HOST = '127.0.0.1';

/** Whether a URL answers, with the status where one is asked for. */
export async function answers(url: string, status?: number): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return status === undefined || response.status === status;
  } catch {
    return false;
  }
}

/** What a running suite listens on. */
const SUITE_PORTS = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'smtp',
  'mailbox',
  'hub',
  'logging',
] as const satisfies readonly PortName[];

/** Ports that browsers and Node's fetch refuse to call (fetch standard, "bad port"), of those an offset can lead to. */
const REFUSED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** The offset of all ports, from the environment variable PORT_OFFSET. */
export function portOffset(): number {
  const text = process.env.PORT_OFFSET ?? '0';
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Failure(`PORT_OFFSET is "${text}": give a whole number between 0 and 50000.`);
  }
  const refused = Object.values(portsWithOffset(offset)).find((port) => REFUSED_PORTS.has(port));
  if (refused !== undefined) {
    throw new Failure(
      `PORT_OFFSET=${text} leads to port ${refused}, which browsers refuse: choose another.`,
    );
  }
  return offset;
}

/** The first of a suite's ports, and of the others named, that another program holds. */
async function takenPort(offset: number, others: readonly PortName[] = []) {
  const ports = portsWithOffset(offset);
  // get-port gives no port out twice within seconds, taken or not.
  clearLockedPorts();
  for (const name of [...SUITE_PORTS, ...others]) {
    if ((await getPort({ port: ports[name], host: HOST })) !== ports[name]) return name;
  }
  return null;
}

/**
 * Checks that the ports of a suite are free.
 * @throws Failure naming the first that another program holds
 */
export async function requireFreePorts(
  offset: number,
  others: readonly PortName[] = [],
): Promise<void> {
  const taken = await takenPort(offset, others);
  if (taken === null) return;
  throw new Failure(
    `Port ${portsWithOffset(offset)[taken]} (${taken}) is taken by another program: stop it, or shift all ports with PORT_OFFSET=100 npm start.`,
  );
}

const FIRST_OFFSET = 3000;
const OFFSET_STEP = 100;
const OFFSET_TRIES = 20;

/**
 * Claims an offset until this process ends, as two runs that start together find the same ports free.
 * The claim is the development server's port, which no test suite uses.
 */
async function claim(offset: number): Promise<boolean> {
  const server = createServer().unref().listen(portsWithOffset(offset).vite, HOST);
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
}

/** An offset with free ports, so that the tests run beside `npm start` and beside each other. */
export async function freeOffset(): Promise<number> {
  for (let index = 0; index < OFFSET_TRIES; index += 1) {
    const offset = FIRST_OFFSET + index * OFFSET_STEP;
    if ((await takenPort(offset)) === null && (await claim(offset))) return offset;
  }
  throw new Failure('No free ports for the tests: stop other suites and run the tests again.');
}
