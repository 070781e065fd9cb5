import { expect, test } from 'vitest';
import { compareAmenities } from '#domain/hotel/compare-amenities.ts';

test('comparing two hotels, an amenity that both have counts as common, whatever its accents and case', () => {
  expect(
    compareAmenities([
      ['Piscine à débordement', 'Spa', 'Jardin d’érables'],
      ['SPA ', "jardin d'erables", 'Plage'],
    ]),
  ).toEqual({
    all: ['Spa', 'Jardin d’érables'],
    some: [[], []],
    only: [['Piscine à débordement'], ['Plage']],
  });
});

test('comparing three hotels, an amenity that two of them have counts neither as common nor as unique', () => {
  expect(compareAmenities([['Spa', 'Bar'], ['Spa', 'Bar', 'Plage'], ['spa']])).toEqual({
    all: ['Spa'],
    some: [['Bar'], ['Bar'], []],
    only: [[], ['Plage'], []],
  });
});

test('comparing hotels, an amenity that only one hotel has counts as unique to it, even if listed twice', () => {
  expect(compareAmenities([['Bar', 'bar'], []]).only).toEqual([['bar'], []]);
});
