import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { attachedHotelsJson, parseAttachedHotels } from '#domain/requests/attached-hotels.ts';
import {
  HolidayRequestPayload,
  toHolidayRequestPayload,
} from '#domain/requests/request-payloads.ts';
import { HOLIDAY_REQUEST } from '../../support/holiday-values.ts';

const hotel = (id: string) => ({ id, name: `Hôtel ${id}` });
const many = (count: number) => Array.from({ length: count }, (_, index) => hotel(`h${index}`));

const request = toHolidayRequestPayload(HOLIDAY_REQUEST, '3f2504e0-4f89-41d3-9a0c-0305e82c3301');
const accepts = (hotels: unknown) =>
  v.safeParse(HolidayRequestPayload, { ...request, hotels }).success;

describe('the hotels of a holiday request', () => {
  it('a holiday request without attached hotels has no `hotels` key', () => {
    expect('hotels' in request).toBe(false);
    expect(v.parse(HolidayRequestPayload, request)).toEqual(request);
    const hotels = [hotel('a')];
    expect(v.parse(HolidayRequestPayload, { ...request, hotels }).hotels).toEqual(hotels);
  });

  it('a holiday request takes at most twenty hotels, each with id and name only', () => {
    expect(accepts(many(20))).toBe(true);
    expect(accepts(many(21))).toBe(false);
    expect(accepts([{ id: 'a/b', name: 'Nom' }])).toBe(false);
    expect(accepts([{ id: 'a'.repeat(401), name: 'Nom' }])).toBe(false);
    expect(accepts([{ id: 'a', name: ' ' }])).toBe(false);
    expect(accepts([{ id: 'a', name: 'n'.repeat(121) }])).toBe(false);
    expect(accepts([{ ...hotel('a'), note: 'Pour moi seul' }])).toBe(false);
    expect(accepts('a')).toBe(false);
    expect(accepts(null)).toBe(false);
  });
});

test('hotels attached to a holiday request are written to a form field and read back, at most twenty', () => {
  expect(parseAttachedHotels(attachedHotelsJson(many(3)))).toEqual(many(3));
  expect(parseAttachedHotels(attachedHotelsJson(many(30)))).toEqual(many(20));
  const long = parseAttachedHotels(attachedHotelsJson([{ id: 'a', name: 'n'.repeat(200) }]));
  expect(long).toEqual([{ id: 'a', name: 'n'.repeat(120) }]);
  expect(attachedHotelsJson([])).toBe('');
});

test.each(['', '{', '"a"', '[{"id":"a"}]', '[{"id":"..","name":"Nom"}]'])(
  'the damaged text « %s » attaches no hotel to a holiday request',
  (text) => {
    expect(parseAttachedHotels(text)).toEqual([]);
  },
);
