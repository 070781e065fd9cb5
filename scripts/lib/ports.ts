import { createServer } from 'node:net';
import { type PortName, portsWithOffset } from '#domain/ports.ts';
import { Failure } from './failure.ts';

const HOST = '127.0.0.1';

/** What a running suite listens on. */
export const SUITE_PORTS = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'smtp',
  'mailbox',
  'hub',
  'logging',
] as const satisfies readonly PortName[];

/** The shift of all ports, from the environment variable PORT_OFFSET. */
export function portOffset(): number {
  const text = process.env.PORT_OFFSET ?? '0';
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Failure(`PORT_OFFSET is « ${text} »: give a whole number between 0 and 50000.`);
  }
  return offset;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

export async function portsAreFree(names: readonly PortName[], offset: number): Promise<boolean> {
  const ports = portsWithOffset(offset);
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  return free.every(Boolean);
}

/** Refuses to begin while another program holds one of the ports. */
export async function requireFreePorts(names: readonly PortName[], offset: number): Promise<void> {
  const ports = portsWithOffset(offset);
  for (const name of names) {
    if (await isFree(ports[name])) continue;
    throw new Failure(
      `Port ${ports[name]} (${name}) is taken by another program: stop it, or shift all ports with PORT_OFFSET=100 npm start.`,
    );
  }
}
