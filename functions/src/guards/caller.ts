import { isIPv6 } from 'node:net';

/** As much of a request as tells who sent it. */
export type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** How a function is reached: at its own address alone, or by Hosting's as well. */
export type Entrance = 'direct' | 'hosting';

/** Who sent a request: IP addresses, of IPv6 their networks. */
export type Caller = {
  address: string;
  /** Who brought it to Google's front end, where that may be another: one of Hosting's machines. */
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
 * Who called, by X-Forwarded-For. Its last address was written by Google's front end, which no caller
 * goes around; Hosting wrote the one before it. What Hosting leads to can be called directly too, and
 * then that one is the caller's own word: whoever goes by it counts the gate as well.
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
