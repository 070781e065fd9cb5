import { expect, test } from 'vitest';
import { compareAmenities } from '#domain/hotel/compare-amenities.ts';

test('an amenity of both hotels is common, whatever its accents and case', () => {
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

test('an amenity of two of three hotels counts neither as common nor as single', () => {
  expect(compareAmenities([['Spa', 'Bar'], ['Spa', 'Bar', 'Plage'], ['spa']])).toEqual({
    all: ['Spa'],
    some: [['Bar'], ['Bar'], []],
    only: [[], ['Plage'], []],
  });
});

test('an amenity that one hotel lists twice counts as an amenity of a single hotel', () => {
  expect(compareAmenities([['Bar', 'bar'], []]).only).toEqual([['bar'], []]);
});
