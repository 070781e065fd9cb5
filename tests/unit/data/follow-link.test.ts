import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { followLink } from '#data/forms/follow-link.ts';
import { isNetworkDead } from '#data/network.ts';

vi.mock('#data/network.ts', () => ({ isNetworkDead: vi.fn(async () => false) }));

const ask = vi.spyOn(globalThis, 'fetch');
afterEach(() => {
  onlineManager.setOnline(true);
  ask.mockReset();
});

test('posts the token and returns the outcome', async () => {
  ask.mockResolvedValue(Response.json({ outcome: 'confirmed' }));
  expect(await followLink('confirmation', 'v1.a')).toBe('confirmed');
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    '/api/newsletter/confirmation',
    expect.objectContaining({ method: 'POST', body: '{"jeton":"v1.a"}' }),
  );
});

test('an error response has its outcome too', async () => {
  ask.mockResolvedValue(Response.json({ outcome: 'expired' }, { status: 410 }));
  expect(await followLink('confirmation', 'v1.a')).toBe('expired');
});

test.each([
  ['a page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['an unknown outcome', () => Promise.resolve(Response.json({ outcome: 'fine' }))],
  ['null', () => Promise.resolve(Response.json(null))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure', async (_, answer) => {
  ask.mockImplementation(answer);
  expect(await followLink('desinscription', 'v1.a')).toBe('failed');
});

test('offline, nothing is sent', async () => {
  onlineManager.setOnline(false);
  expect(await followLink('confirmation', 'v1.a')).toBe('offline');
  expect(ask).not.toHaveBeenCalled();
});

test('the network is lost meanwhile, or leads nowhere', async () => {
  vi.mocked(isNetworkDead).mockResolvedValueOnce(true);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await followLink('confirmation', 'v1.a')).toBe('offline');
});
