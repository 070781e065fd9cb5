import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importInParts } from '#admin/features/newsletter/import-emails.ts';
import { IMPORT_MAX } from '#domain/admin/admin-calls.ts';

const importSubscribers = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/admin-callables.ts', () => ({ importSubscribers }));

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}@exemple.fr`);
const part = (imported: number) => ({ imported, known: 1, duplicates: 2, invalid: ['x@'] });

beforeEach(() => {
  importSubscribers.mockReset();
});

describe('an import', () => {
  it('goes in parts that the function takes, and adds up what they did', async () => {
    importSubscribers.mockResolvedValueOnce(part(499)).mockResolvedValueOnce(part(3));
    const emails = addresses(IMPORT_MAX + 5);
    expect(await importInParts(emails)).toEqual({
      imported: 502,
      known: 2,
      duplicates: 4,
      invalid: ['x@', 'x@'],
      left: [],
      error: null,
    });
    expect(importSubscribers.mock.calls).toEqual([
      [emails.slice(0, IMPORT_MAX)],
      [emails.slice(IMPORT_MAX)],
    ]);
  });

  it('stops at a part that fails, and says what is left', async () => {
    const refusal = new Error('no network');
    importSubscribers.mockResolvedValueOnce(part(500)).mockRejectedValueOnce(refusal);
    const emails = addresses(3 * IMPORT_MAX);
    const progress = await importInParts(emails);
    expect(progress).toMatchObject({ imported: 500, error: refusal });
    expect(progress.left).toEqual(emails.slice(IMPORT_MAX));
    expect(importSubscribers).toHaveBeenCalledTimes(2);
  });

  it('takes up at what is left', async () => {
    importSubscribers.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(part(2));
    const { left } = await importInParts(addresses(2));
    expect(await importInParts(left)).toMatchObject({ imported: 2, left: [], error: null });
  });
});
