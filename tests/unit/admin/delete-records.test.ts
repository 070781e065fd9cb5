import { onlineManager } from '@tanstack/react-query';
import { FirebaseError } from 'firebase/app';
import { FunctionsError } from 'firebase/functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callDelete, restoreFromJournal } from '#admin/data/admin-callables.ts';
import { deleteRecords, restoreRecord } from '#admin/data/delete-records.ts';
import { UnconfirmedError } from '#admin/data/write-transaction.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminApp: {}, adminAuth: {} }));
vi.mock('firebase/functions', async (importActual) => ({
  ...(await importActual<typeof import('firebase/functions')>()),
  getFunctions: () => ({}),
  connectFunctionsEmulator: () => undefined,
}));
vi.mock('#admin/data/admin-callables.ts', async (importActual) => ({
  ...(await importActual<typeof import('#admin/data/admin-callables.ts')>()),
  callDelete: vi.fn(),
  restoreFromJournal: vi.fn(),
}));

const KYOTO = { id: 'kyoto', auditId: 'deletion-1' };
const failure = (code: string) => new FirebaseError(`functions/${code}`, code);

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test('deletes records in one call, and leaves no timer', async () => {
  vi.mocked(callDelete).mockResolvedValue({ deleted: [KYOTO] });
  expect(await deleteRecords('hotels', ['kyoto', 'osaka'])).toEqual([KYOTO]);
  expect(callDelete).toHaveBeenCalledExactlyOnceWith({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    batch: expect.stringMatching(/^[\da-f-]{36}$/),
    collection: 'hotels',
    ids: ['kyoto', 'osaka'],
  });
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['internal', 'unavailable', 'deadline-exceeded'])(
  'asks again, by the same request, when the answer was lost: %s',
  async (code) => {
    vi.mocked(callDelete).mockRejectedValueOnce(failure(code));
    vi.mocked(callDelete).mockResolvedValueOnce({ deleted: [KYOTO] });
    expect(await deleteRecords('hotels', ['kyoto'])).toEqual([KYOTO]);
    const [first, second] = vi.mocked(callDelete).mock.calls;
    expect(second).toEqual(first);
    expect(callDelete).toHaveBeenCalledTimes(2);
  },
);

test('rejects as unconfirmed when no answer comes at all', async () => {
  vi.mocked(callDelete).mockRejectedValue(failure('internal'));
  await expect(deleteRecords('hotels', ['kyoto'])).rejects.toThrow(UnconfirmedError);

  vi.mocked(callDelete).mockReturnValue(new Promise(() => {}));
  const deletion = deleteRecords('hotels', ['kyoto']).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await deletion).toBeInstanceOf(UnconfirmedError);
});

test.each(['permission-denied', 'aborted', 'auth/user-disabled'])(
  'knows when it was refused: %s',
  async (code) => {
    vi.mocked(callDelete).mockRejectedValue(failure(code));
    await expect(deleteRecords('hotels', ['kyoto'])).rejects.toMatchObject({
      code: `functions/${code}`,
    });
    expect(callDelete).toHaveBeenCalledOnce();
  },
);

test('restores from the journal entry, and counts the lost links', async () => {
  const answer = { collection: 'hotels', id: 'kyoto', links: 1, lost: 2 };
  vi.mocked(restoreFromJournal).mockResolvedValue(answer);
  expect(await restoreRecord(KYOTO)).toEqual({ lost: 2 });
  expect(restoreFromJournal).toHaveBeenCalledExactlyOnceWith('deletion-1', false, undefined);
});

const refused = (reason: string) => new FunctionsError('failed-precondition', 'Non.', { reason });

test.each(['exists', 'erased'])(
  'a restoration whose answer was lost is done when the second call finds it so: %s',
  async (reason) => {
    vi.mocked(restoreFromJournal).mockRejectedValueOnce(failure('internal'));
    vi.mocked(restoreFromJournal).mockRejectedValueOnce(refused(reason));
    expect(await restoreRecord(KYOTO)).toEqual({ lost: 0 });
    expect(restoreFromJournal).toHaveBeenCalledTimes(2);
  },
);

test('a restoration that is refused at once is told as such', async () => {
  vi.mocked(restoreFromJournal).mockRejectedValue(refused('exists'));
  await expect(restoreRecord(KYOTO)).rejects.toMatchObject({ details: { reason: 'exists' } });
  expect(restoreFromJournal).toHaveBeenCalledOnce();
});

test('a restoration without any answer is unconfirmed, in time', async () => {
  vi.mocked(restoreFromJournal).mockRejectedValue(failure('internal'));
  await expect(restoreRecord(KYOTO)).rejects.toThrow(UnconfirmedError);

  vi.mocked(restoreFromJournal).mockReturnValue(new Promise(() => {}));
  const restoration = restoreRecord(KYOTO).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await restoration).toBeInstanceOf(UnconfirmedError);
});
