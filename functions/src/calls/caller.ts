import { isIPv6 } from 'node:net';

/** The parts of a request that tell who sent it. */
export type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** How a function can be reached: at its own URL only, or through Hosting as well. */
export type Entrance = 'direct' | 'hosting';

/** Who sent a request: IP addresses, for IPv6 their /64 networks. */
export type Caller = {
  address: string;
  /** Who connected to Google's front end, where that may be a Hosting machine instead of the caller. */
  gate: string | null;
};

/** One household has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const parts = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - parts.length - last.length;
  const all = [...parts, ...Array.from({ length: gap }, () => '0'), ...last];
  const first = all.slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/**
 * Reads the caller from X-Forwarded-For. Google's front end writes the last address, which cannot be
 * forged; Hosting writes the one before it. A function behind Hosting can also be called directly, and
 * then the last but one is whatever the caller claims: its limits count the gate too.
 */
export function callerOf({ headers, socket }: Incoming, entrance: Entrance): Caller {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const last = addresses.at(-1) ?? socket.remoteAddress ?? 'unknown';
  if (entrance === 'direct') return { address: network(last), gate: null };
  return { address: network(addresses.at(-2) ?? last), gate: network(last) };
}
