import { isIPv6 } from 'node:net';
import { logger } from 'firebase-functions/v2';
import type { GuardSettings } from './settings.ts';

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

/** A number of requests that one subject may make in a window of time. */
export type Limit = {
  /** An IP or email address, or an account's id; never stored as it is. */
  subject: string;
  /** Subjects of different scopes are counted separately. */
  scope: 'caller' | 'hosted' | 'gate' | 'recipient' | 'mailbox' | 'link' | 'upload';
  max: number;
  windowMs: number;
};

export const HOUR_MS = 60 * 60_000;

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

const hopsTold = new Set<Entrance>();

/** Logs once per instance how many proxies a request names, to be compared with DEPLOY.md. */
function tellHops(entrance: Entrance, hops: number): void {
  if (hopsTold.has(entrance)) return;
  hopsTold.add(entrance);
  logger.info('addresses in X-Forwarded-For', { entrance, hops });
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
  tellHops(entrance, addresses.length);
  const last = addresses.at(-1) ?? socket.remoteAddress ?? 'unknown';
  if (entrance === 'direct') return { address: network(last), gate: null };
  return { address: network(addresses.at(-2) ?? last), gate: network(last) };
}

/**
 * The limits on a caller, in the order in which they are checked. An address that may be forged is
 * counted separately from trusted ones, so that nobody can use up somebody else's limit; the gate,
 * which Hosting's visitors share, has a higher limit that no forgery avoids.
 */
export function callerLimits(
  { address, gate }: Caller,
  { callerLimit, gateLimit }: Pick<GuardSettings, 'callerLimit' | 'gateLimit'>,
  scope: 'form' | 'link' = 'form',
): Limit[] {
  const byAddress = { subject: address, max: callerLimit, windowMs: HOUR_MS };
  if (gate === null) return [{ ...byAddress, scope: 'caller' }];
  return [
    { ...byAddress, scope: scope === 'link' ? 'link' : 'hosted' },
    { scope: 'gate', subject: gate, max: gateLimit, windowMs: HOUR_MS },
  ];
}
