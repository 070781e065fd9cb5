import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkNetworkDown, setOnlineIfSiteAnswers } from '#data/network.ts';

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

it('the app counts as online while the site answers, even with an error', async () => {
  answer.mockResolvedValue(new Response(null, { status: 500 }));
  expect(await checkNetworkDown()).toBe(false);
  expect(onlineManager.isOnline()).toBe(true);
});

it('the app counts as offline when the site does not answer, and simultaneous network checks share one test request', async () => {
  answer.mockImplementation(failed);
  expect(await Promise.all([checkNetworkDown(), checkNetworkDown()])).toEqual([true, true]);
  expect(answer).toHaveBeenCalledOnce();
  expect(onlineManager.isOnline()).toBe(false);
});

it('the app counts as online again when the site answers, after which the app sends no more test requests', async () => {
  answer.mockImplementation(failed);
  await checkNetworkDown();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onlineManager.isOnline()).toBe(false);
  answer.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onlineManager.isOnline()).toBe(true);
  const { length } = answer.mock.calls;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(answer).toHaveBeenCalledTimes(length);
});

it('while the app counts as offline, checking the network sends no test request', async () => {
  onlineManager.setOnline(false);
  expect(await checkNetworkDown()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
});

it('pressing « Réessayer » tests the network at once', async () => {
  answer.mockImplementation(failed);
  await checkNetworkDown();
  await setOnlineIfSiteAnswers();
  expect(onlineManager.isOnline()).toBe(false);
  answer.mockResolvedValue(new Response());
  await setOnlineIfSiteAnswers();
  expect(onlineManager.isOnline()).toBe(true);
});
