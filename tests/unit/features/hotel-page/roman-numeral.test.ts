import { expect, test } from 'vitest';
import { romanNumeral } from '#features/hotel-page/hotel-gallery.tsx';

test.each([
  [1, 'I'],
  [2, 'II'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [28, 'XXVIII'],
  [39, 'XXXIX'],
])('the number %i is written %s in Roman numerals', (number, numeral) => {
  expect(romanNumeral(number)).toBe(numeral);
});
