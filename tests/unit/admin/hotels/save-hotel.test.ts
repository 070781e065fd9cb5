import { beforeEach, expect, test, vi } from 'vitest';
import { MissingDestinationsError } from '#admin/data/hotel-links.ts';
import { readLinks } from '#admin/data/read-records.ts';
import { saveRecord } from '#admin/data/save-record.ts';
import { FieldErrors } from '#admin/features/editor/field-errors.ts';
import { EMPTY_HOTEL } from '#admin/features/hotels/hotel-values.ts';
import { saveHotel } from '#admin/features/hotels/save-hotel.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: {} }));
vi.mock('#admin/data/read-records.ts', () => ({ readLinks: vi.fn() }));
vi.mock('#admin/data/save-record.ts', async (actual) => ({
  ...(await actual<object>()),
  saveRecord: vi.fn(),
}));

const OPENED = { id: 'ryokan', updatedAt: null };
const hotel = (destinations: readonly string[]) => ({
  ...EMPTY_HOTEL,
  name: 'Ryokan',
  location: 'Kyoto',
  region: 'Asie',
  destinations,
});
const ids = (count: number) => Array.from({ length: count }, (_, index) => `d${index}`);
const links = (destinations: readonly string[]) =>
  destinations.map((id) => ({ id: `ryokan_${id}`, hotel_id: 'ryokan', destination_id: id }));

const save = (now: readonly string[], opened: readonly string[], chosen: readonly string[]) => {
  vi.mocked(readLinks).mockResolvedValue(links(now));
  return saveHotel(hotel(chosen), { opened: OPENED, base: hotel(opened) }, []);
};
const faultOf = (saving: Promise<string>) => saving.catch((error: unknown) => error);

beforeEach(() => void vi.mocked(saveRecord).mockReset().mockResolvedValue('ryokan'));

test('keeps what others linked meanwhile', async () => {
  await save(['a', 'c'], ['a'], ['a', 'b']);
  const written = { links: { before: ['a', 'c'], after: ['a', 'b', 'c'] } };
  expect(saveRecord).toHaveBeenCalledWith(expect.objectContaining(written));
});

test('names a chosen destination that has been deleted meanwhile, at its field', async () => {
  vi.mocked(saveRecord).mockRejectedValue(new MissingDestinationsError(['bali']));
  const fault = await faultOf(save([], [], ['bali']));
  expect(fault).toBeInstanceOf(FieldErrors);
  expect(fault).toMatchObject({
    fields: { destinations: 'La destination «\u202fbali\u202f» n’existe plus\u00a0: décochez-la.' },
  });
});

test('changes any number of links at once', async () => {
  await save(['z'], ['z'], ids(40));
  const written = { links: { before: ['z'], after: ids(40).sort() } };
  expect(saveRecord).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(written));
});
