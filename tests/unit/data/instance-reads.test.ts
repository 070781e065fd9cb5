import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/queries/query-client.ts';
import { clearInstanceReadCache } from '#data/server/instance-reads.ts';

const read = vi.fn(async (id: string): Promise<string | null> => id);
/** Reads as a request does, whose query client is new. */
const ask = (id: string) =>
  createQueryClient().fetchQuery({ queryKey: ['hotels', id], queryFn: () => read(id) });

beforeEach(() => {
  clearInstanceReadCache();
  read.mockReset().mockImplementation(async (id) => id);
});

it('reads that fail or find no record evict no other record from the server’s cache', async () => {
  await ask('kept');
  read.mockResolvedValue(null);
  for (let index = 0; index < 400; index += 1) await ask(`missing-${index}`);
  read.mockRejectedValue(new Error('unavailable'));
  for (let index = 0; index < 400; index += 1) await ask(`lost-${index}`).catch(() => undefined);
  read.mockImplementation(async (id) => id);
  await ask('kept');
  expect(read.mock.calls.filter(([id]) => id === 'kept')).toHaveLength(1);
});

it('the result of a read that began before the server’s cache was cleared is not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  read.mockReturnValueOnce(promise);
  const asked = ask('a');
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  clearInstanceReadCache();
  resolve('before');
  expect(await asked).toBe('before');
  expect(await ask('a')).toBe('a');
});
