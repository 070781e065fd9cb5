import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNetworkDead, lookForNetwork } from '#data/network.ts';

const MINUTE_MS = 60_000;
const answer = vi.fn<typeof fetch>();
const failed = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(new Response()));
});

afterEach(async () => {
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a network is alive while the site answers, whatever it answers', async () => {
  answer.mockResolvedValue(new Response(null, { status: 500 }));
  expect(await isNetworkDead()).toBe(false);
  expect(onlineManager.isOnline()).toBe(true);
});

it('a network is dead when the site does not answer, which one probe finds for several failures', async () => {
  answer.mockImplementation(failed);
  expect(await Promise.all([isNetworkDead(), isNetworkDead()])).toEqual([true, true]);
  expect(answer).toHaveBeenCalledOnce();
  expect(onlineManager.isOnline()).toBe(false);
});

it('a dead network counts as back when the site answers again', async () => {
  answer.mockImplementation(failed);
  await isNetworkDead();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onlineManager.isOnline()).toBe(false);
  answer.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onlineManager.isOnline()).toBe(true);
  const { length } = answer.mock.calls;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(answer).toHaveBeenCalledTimes(length);
});

it('a browser that knows it is offline probes nothing', async () => {
  onlineManager.setOnline(false);
  expect(await isNetworkDead()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
});

it('a retry of the visitor probes the network at once', async () => {
  answer.mockImplementation(failed);
  await isNetworkDead();
  await lookForNetwork();
  expect(onlineManager.isOnline()).toBe(false);
  answer.mockResolvedValue(new Response());
  await lookForNetwork();
  expect(onlineManager.isOnline()).toBe(true);
});
