import { describe, expect, it, vi } from 'vitest';
import { callerLimits, callerOf } from '../../../functions/src/guards/caller.ts';

const caller = (forwarded: string | undefined, entrance: 'direct' | 'hosting' = 'direct') =>
  callerOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '198.51.100.1' } },
    entrance,
  );

describe("the caller's IP address", () => {
  it("is what Google's front end saw, whatever the caller claims", () => {
    expect(caller('192.0.2.7')).toEqual({ address: '192.0.2.7', gate: null });
    expect(caller('10.0.0.1, 8.8.8.8 , 192.0.2.7')).toEqual({ address: '192.0.2.7', gate: null });
  });

  it('is what Hosting saw, behind Hosting, which is the gate', () => {
    expect(caller('10.0.0.1, 192.0.2.7, 203.0.113.9', 'hosting')).toEqual({
      address: '192.0.2.7',
      gate: '203.0.113.9',
    });
  });

  it('is the gate’s too when a function behind Hosting is called directly', () => {
    expect(caller('192.0.2.7', 'hosting')).toEqual({ address: '192.0.2.7', gate: '192.0.2.7' });
  });

  it('is the other end of the connection without a proxy', () => {
    expect(caller(undefined).address).toBe('198.51.100.1');
    expect(caller(' , ').address).toBe('198.51.100.1');
    expect(callerOf({ headers: {}, socket: {} }, 'direct').address).toBe('unknown');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('is a network for IPv6: %s', (address, network) => {
    expect(caller(address).address).toBe(network);
    expect(caller(`192.0.2.7, ${address}`, 'hosting').gate).toBe(network);
  });
});

it('tells once per entrance how many addresses a request names', async () => {
  vi.resetModules();
  const fresh = await import('../../../functions/src/guards/caller.ts');
  const headers = { 'x-forwarded-for': '192.0.2.7, 203.0.113.9' };
  for (const entrance of ['hosting', 'hosting', 'direct'] as const) {
    fresh.callerOf({ headers, socket: {} }, entrance);
  }
  expect(vi.mocked(console.info).mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    expect.objectContaining({ entrance: 'hosting', hops: 2 }),
    expect.objectContaining({ entrance: 'direct', hops: 2 }),
  ]);
});

describe("a caller's limits", () => {
  const ceilings = { callerLimit: 3, gateLimit: 30 };
  const subjects = (forwarded: string, scope?: 'link') =>
    callerLimits(caller(forwarded, 'hosting'), ceilings, scope).map(
      ({ scope: name, subject, max }) => [name, subject, max],
    );

  it('are its own when its address is trusted', () => {
    expect(callerLimits(caller('192.0.2.7'), ceilings)).toMatchObject([
      { scope: 'caller', subject: '192.0.2.7', max: 3 },
    ]);
  });

  it('are separate ones and the gate’s when its address may be forged', () => {
    expect(subjects('192.0.2.7, 203.0.113.9')).toEqual([
      ['hosted', '192.0.2.7', 3],
      ['gate', '203.0.113.9', 30],
    ]);
    expect(subjects('192.0.2.7, 203.0.113.9', 'link')).toEqual([
      ['link', '192.0.2.7', 3],
      ['gate', '203.0.113.9', 30],
    ]);
  });
});
