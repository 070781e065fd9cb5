import { isIPv6 } from 'node:net';

/** As much of a request as tells who sent it. */
export type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** The proxies between the caller and the function: each adds whom it was called by, at the end. */
const PROXIES = { direct: 0, hosting: 1 } as const;
export type Entrance = keyof typeof PROXIES;

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
 * The caller's IP address, of IPv6 its network. Only what the proxies in front of the function wrote
 * into X-Forwarded-For counts; what stands before that is the caller's own word.
 */
export function callerAddress({ headers, socket }: Incoming, entrance: Entrance): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const address = addresses.at(-1 - PROXIES[entrance]) ?? addresses[0] ?? socket.remoteAddress;
  return network(address ?? 'unknown');
}
