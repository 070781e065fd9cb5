import { isIPv6 } from 'node:net';

export type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** One household has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const first = [...head, ...zeros, ...tail].slice(0, 4);
  return `${first.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/**
 * Returns who sent a request: an IP address, for IPv6 its /64 network. Of X-Forwarded-For, Google's front
 * end writes the last address, which cannot be forged; Hosting writes the one before it. A function behind
 * Hosting can also be called directly, and then the last but one is whatever the caller claims.
 * @param entrance how the function can be reached: at its own URL only, or through Hosting as well
 */
export function callerOf({ headers, socket }: Incoming, entrance: 'direct' | 'hosting'): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const last = addresses.at(-1) ?? socket.remoteAddress ?? 'unknown';
  return network(entrance === 'direct' ? last : (addresses.at(-2) ?? last));
}
