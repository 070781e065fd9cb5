import { createServer } from 'node:net';
import { type PortName, portsWithOffset } from '#domain/site/ports.ts';
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
  const refused = Object.values(portsWithOffset(offset)).find((port) => REFUSED_PORTS.has(port));
  if (refused !== undefined) {
    throw new Failure(
      `PORT_OFFSET=${text} leads to port ${refused}, which browsers refuse: choose another.`,
    );
  }
  return offset;
}

/** Ports that browsers and Node's fetch refuse to call (fetch standard, « bad port »), of those an offset can lead to. */
const REFUSED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

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
