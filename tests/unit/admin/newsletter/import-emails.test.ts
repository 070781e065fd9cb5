import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importInParts, readTextFile } from '#admin/features/subscriber-import/import-emails.ts';
import { IMPORT_MAX } from '#domain/admin/admin-calls.ts';

const importSubscribers = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/admin-callables.ts', () => ({ importSubscribers }));

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}@exemple.fr`);
const part = (imported: number) => ({ imported, known: 1, duplicates: 2, invalid: ['x@'] });

beforeEach(() => {
  importSubscribers.mockReset();
});

describe('a file', () => {
  it('is read as UTF-8, or else as windows-1252', async () => {
    expect(await readTextFile(new Blob(['élise@exemple.fr']))).toBe('élise@exemple.fr');
    const latin = new Uint8Array([0xe9, 0x40, 0x78, 0x2e, 0x66, 0x72]);
    expect(await readTextFile(new Blob([latin]))).toBe('é@x.fr');
  });
});

describe('an import', () => {
  it('is sent in parts, and adds up their results', async () => {
    importSubscribers.mockResolvedValueOnce(part(499)).mockResolvedValueOnce(part(3));
    const emails = addresses(IMPORT_MAX + 5);
    expect(await importInParts(emails, 'written')).toEqual({
      imported: 502,
      known: 2,
      duplicates: 4,
      invalid: ['x@', 'x@'],
      left: [],
      error: null,
    });
    expect(importSubscribers.mock.calls).toEqual([
      [emails.slice(0, IMPORT_MAX), 'written'],
      [emails.slice(IMPORT_MAX), 'written'],
    ]);
  });

  it('stops at a failing part, and returns what is left', async () => {
    const refusal = new Error('no network');
    importSubscribers.mockResolvedValueOnce(part(500)).mockRejectedValueOnce(refusal);
    const emails = addresses(3 * IMPORT_MAX);
    const progress = await importInParts(emails, 'written');
    expect(progress).toMatchObject({ imported: 500, error: refusal });
    expect(progress.left).toEqual(emails.slice(IMPORT_MAX));
    expect(importSubscribers).toHaveBeenCalledTimes(2);
  });

  it('continues with what is left', async () => {
    importSubscribers.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(part(2));
    const { left } = await importInParts(addresses(2), 'written');
    expect(await importInParts(left, 'written')).toMatchObject({
      imported: 2,
      left: [],
      error: null,
    });
  });
});
