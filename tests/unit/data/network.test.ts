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

it('is not while the site answers, whatever it answers', async () => {
  answer.mockResolvedValue(new Response(null, { status: 500 }));
  expect(await isNetworkDead()).toBe(false);
  expect(onlineManager.isOnline()).toBe(true);
});

it('is when the site does not answer either, which is asked once for several failures', async () => {
  answer.mockImplementation(failed);
  expect(await Promise.all([isNetworkDead(), isNetworkDead()])).toEqual([true, true]);
  expect(answer).toHaveBeenCalledOnce();
  expect(onlineManager.isOnline()).toBe(false);
});

it('ends when the site answers again', async () => {
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

it('is known where the browser says so', async () => {
  onlineManager.setOnline(false);
  expect(await isNetworkDead()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
});

it('is looked for at once when the visitor tries again', async () => {
  answer.mockImplementation(failed);
  await isNetworkDead();
  await lookForNetwork();
  expect(onlineManager.isOnline()).toBe(false);
  answer.mockResolvedValue(new Response());
  await lookForNetwork();
  expect(onlineManager.isOnline()).toBe(true);
});
