import { isIPv6 } from 'node:net';

export type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** Returns an IPv6 address's /64 network, which a household has for itself; IPv4 addresses unchanged. */
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
 * Returns who sent a request: an IP address, or for IPv6 its /64 network. The last address in
 * X-Forwarded-For comes from Google's front end and cannot be forged; Hosting writes the last but
 * one. On a direct call to a function behind Hosting, the caller can forge the last but one.
 * @param entrance how the function can be reached: only at its own URL, or through Hosting as well
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
