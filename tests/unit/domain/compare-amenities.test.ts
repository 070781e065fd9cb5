import { expect, test } from 'vitest';
import { compareAmenities } from '#domain/hotel/compare-amenities.ts';

test('two hotels share what both offer, whatever the accents and the case', () => {
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

test('what two of three hotels offer is neither common nor a distinction', () => {
  expect(compareAmenities([['Spa', 'Bar'], ['Spa', 'Bar', 'Plage'], ['spa']])).toEqual({
    all: ['Spa'],
    some: [['Bar'], ['Bar'], []],
    only: [[], ['Plage'], []],
  });
});

test('an amenity that one hotel lists twice is still its own', () => {
  expect(compareAmenities([['Bar', 'bar'], []]).only).toEqual([['bar'], []]);
});
