import { once } from 'node:events';
import { createServer } from 'node:net';
import { type PortName, portsWithOffset } from '#domain/site/ports.ts';
import { Failure } from './script.ts';

export const HOST = '127.0.0.1';
/** Added to all ports of a test suite, so that tests can run alongside `npm start`. */
export const TEST_OFFSET = 3000;

export async function answers(url: string, status?: number): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return status === undefined || response.status === status;
  } catch {
    return false;
  }
}

/** Returns the offset of all ports: `base` plus the environment variable PORT_OFFSET. */
export function portOffset(base = 0): number {
  const text = process.env.PORT_OFFSET ?? '0';
  const offset = base + Number(text);
  if (!Number.isInteger(offset) || offset < base || offset > 50_000) {
    throw new Failure(`PORT_OFFSET is "${text}": give a whole number between 0 and 45000.`);
  }
  return offset;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

export async function requireFreePorts(offset: number, { withVite = false } = {}): Promise<void> {
  const ports = portsWithOffset(offset);
  let name: PortName;
  for (name in ports) {
    if ((name === 'vite' && !withVite) || (await isFree(ports[name]))) continue;
    throw new Failure(
      `Port ${ports[name]} (${name}) is taken by another program: stop it, or shift all ports with PORT_OFFSET=200 before the command.`,
    );
  }
}

const PASSWORD = 'grand-sejour';

export const DEMO_ADMIN = { email: 'admin@grand-sejour.test', password: PASSWORD };
export const DEMO_VISITOR = { email: 'visiteur@grand-sejour.test', password: PASSWORD };
