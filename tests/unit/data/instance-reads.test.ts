// @vitest-environment node

import { beforeEach, expect, it, vi } from 'vitest';
import { dropReads, forgetReads, readInInstance } from '#data/instance-reads.ts';

const read = vi.fn(async (id: string): Promise<string | null> => id);
const ask = (id: string) => readInInstance(['hotels', id], () => read(id));
const askMany = async (count: number) => {
  for (let index = 0; index < count; index += 1) await ask(`other-${index}`);
};

beforeEach(() => {
  dropReads();
  read.mockReset().mockImplementation(async (id) => id);
});

it('a record that is often requested stays cached, however many other records are read', async () => {
  await ask('often');
  await askMany(299);
  await ask('often');
  await ask('one-more');
  await ask('often');
  expect(read.mock.calls.filter(([id]) => id === 'often')).toHaveLength(1);
  await ask('other-0');
  expect(read.mock.calls.filter(([id]) => id === 'other-0')).toHaveLength(2);
});

it('missing records and failed reads evict no cached record', async () => {
  await ask('kept');
  read.mockResolvedValue(null);
  await askMany(400);
  read.mockRejectedValue(new Error('unavailable'));
  for (let index = 0; index < 400; index += 1) await ask(`lost-${index}`).catch(() => undefined);
  read.mockImplementation(async (id) => id);
  await ask('kept');
  expect(read.mock.calls.filter(([id]) => id === 'kept')).toHaveLength(1);
});

it('a record cached before a change is the fallback when Firestore fails, unless deleted since', async () => {
  await ask('a');
  await ask('deleted');
  forgetReads();
  read.mockResolvedValueOnce(null);
  expect(await ask('deleted')).toBeNull();
  read.mockRejectedValue(new Error('unavailable'));
  expect(await ask('a')).toBe('a');
  await expect(ask('deleted')).rejects.toThrow('unavailable');
  vi.mocked(console.error).mockClear();
});

it('a read that began before a change is repeated', async () => {
  let answer: (value: string) => void = () => undefined;
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const asked = ask('a');
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  forgetReads();
  answer('before');
  expect(await asked).toBe('a');
  expect(read).toHaveBeenCalledTimes(2);
});
