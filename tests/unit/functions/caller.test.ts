import { describe, expect, it } from 'vitest';
import { callerOf } from '../../../functions/src/calls/caller.ts';

const caller = (forwarded: string | undefined, entrance: 'direct' | 'hosting' = 'direct') =>
  callerOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '198.51.100.1' } },
    entrance,
  );

describe("the caller's IP address", () => {
  it("is the address that Google's front end saw, whatever the caller claims", () => {
    expect(caller('192.0.2.7')).toBe('192.0.2.7');
    expect(caller('10.0.0.1, 8.8.8.8 , 192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the address that Hosting saw when the request came through Hosting', () => {
    expect(caller('10.0.0.1, 192.0.2.7, 203.0.113.9', 'hosting')).toBe('192.0.2.7');
    expect(caller('192.0.2.7', 'hosting')).toBe('192.0.2.7');
  });

  it('is the remote address of the connection when there is no proxy', () => {
    expect(caller(undefined)).toBe('198.51.100.1');
    expect(caller(' , ')).toBe('198.51.100.1');
    expect(callerOf({ headers: {}, socket: {} }, 'direct')).toBe('unknown');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])(
    'is reduced to its /64 network for IPv6, and to IPv4 when mapped: %s becomes %s',
    (address, network) => {
      expect(caller(address)).toBe(network);
    },
  );
});
