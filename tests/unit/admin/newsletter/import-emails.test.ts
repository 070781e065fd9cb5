import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importInParts, readTextFile } from '#admin/features/subscriber-import/import-emails.ts';
import { IMPORT_MAX } from '#domain/admin/admin-calls.ts';

const call = vi.hoisted(() => vi.fn());
// The network: answers each call of the function.
vi.mock('firebase/functions', () => ({
  getFunctions: () => ({}),
  connectFunctionsEmulator: () => undefined,
  httpsCallable: () => async (payload: object) => ({ data: await call(payload) }),
}));

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}@exemple.fr`);
const part = (imported: number) => ({ imported, known: 1, duplicates: 2, invalid: ['x@'] });

beforeEach(() => {
  call.mockReset();
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
    call.mockResolvedValueOnce(part(499)).mockResolvedValueOnce(part(3));
    const emails = addresses(IMPORT_MAX + 5);
    expect(await importInParts(emails, 'written')).toEqual({
      imported: 502,
      known: 2,
      duplicates: 4,
      invalid: ['x@', 'x@'],
      left: [],
      error: null,
    });
    const sent = { action: 'import-subscribers', basis: 'written' };
    expect(call.mock.calls).toEqual([
      [{ ...sent, emails: emails.slice(0, IMPORT_MAX) }],
      [{ ...sent, emails: emails.slice(IMPORT_MAX) }],
    ]);
  });

  it('stops at a failing part, and returns what is left', async () => {
    const refusal = new Error('no network');
    call.mockResolvedValueOnce(part(500)).mockRejectedValueOnce(refusal);
    const emails = addresses(3 * IMPORT_MAX);
    const progress = await importInParts(emails, 'written');
    expect(progress).toMatchObject({ imported: 500, error: refusal });
    expect(progress.left).toEqual(emails.slice(IMPORT_MAX));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('continues with what is left', async () => {
    call.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(part(2));
    const { left } = await importInParts(addresses(2), 'written');
    expect(await importInParts(left, 'written')).toMatchObject({
      imported: 2,
      left: [],
      error: null,
    });
  });
});
