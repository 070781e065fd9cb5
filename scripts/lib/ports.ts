import { once } from 'node:events';
import { createServer } from 'node:net';
import { type PortName, portsWithOffset } from '#domain/site/ports.ts';
import { Failure } from './script.ts';

export const HOST = '127.0.0.1';
/** Added to all ports of a test suite, so that it runs beside `npm start`. */
export const TEST_OFFSET = 3000;

/** Checks whether a URL answers, with the status where one is asked for. */
export async function answers(url: string, status?: number): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return status === undefined || response.status === status;
  } catch {
    return false;
  }
}

/** Returns the offset of all ports: `base`, and the environment variable PORT_OFFSET. */
export function portOffset(base = 0): number {
  const text = process.env.PORT_OFFSET ?? '0';
  const offset = base + Number(text);
  if (!Number.isInteger(offset) || offset < base || offset > 50_000) {
    throw new Failure(`PORT_OFFSET is "${text}": give a whole number between 0 and 45000.`);
  }
  return offset;
}

/** Listens on a port for a moment; 0 is any free one. @returns the port, null when it is taken */
async function tryPort(port: number): Promise<number | null> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : null;
}

export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === null) throw new Failure('No port is free: close some programs and try again.');
  return port;
}

/**
 * Checks that the ports of a suite are free.
 * @throws Failure naming the first that another program holds
 */
export async function requireFreePorts(offset: number, { withVite = false } = {}): Promise<void> {
  const ports = portsWithOffset(offset);
  let name: PortName;
  for (name in ports) {
    if ((name === 'vite' && !withVite) || (await tryPort(ports[name])) !== null) continue;
    throw new Failure(
      `Port ${ports[name]} (${name}) is taken by another program: stop it, or shift all ports with PORT_OFFSET=100 before the command.`,
    );
  }
}
