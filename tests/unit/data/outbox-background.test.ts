import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '#data/firebase/call-function.ts';
import { sendInBackground } from '#data/forms/outbox-background.ts';
import { sendAllWaiting } from '#data/forms/outbox-sending.ts';
import { contact, signup } from '../features/outbox/requests.ts';

vi.mock('#data/firebase/call-function.ts', () => ({ callFunction: vi.fn() }));
vi.mock('#data/forms/outbox-entries.ts', () => ({
  readOutbox: async () => ({ waiting: ['one'], settled: [], unreadable: [] }),
}));
vi.mock('#data/forms/outbox-sending.ts', () => ({ sendAllWaiting: vi.fn() }));

const send = vi.mocked(sendAllWaiting);
const setAppBadge = vi.fn();
const guard = { trap: '', elapsedMs: 3000 };

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue(true);
  setAppBadge.mockRejectedValue(new DOMException('not installed'));
  vi.stubGlobal('navigator', { setAppBadge });
});
afterEach(() => vi.unstubAllGlobals());

test('sends what waits, by the function of each form, and shows how many are left', async () => {
  send.mockImplementation(async (one) => {
    await one(contact, guard);
    await one(signup, guard);
    return true;
  });
  await sendInBackground();
  expect(vi.mocked(callFunction).mock.calls).toEqual([
    ['sendContactEmail', { ...contact.payload, guard }],
    ['subscribeNewsletter', { ...signup.payload, guard }],
  ]);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
});

test('what could not be sent makes the browser call again', async () => {
  send.mockResolvedValue(false);
  await expect(sendInBackground()).rejects.toThrow();
});

test('a browser without badges sends too', async () => {
  vi.stubGlobal('navigator', {});
  await sendInBackground();
  expect(send).toHaveBeenCalledOnce();
});
