import { expect, it } from 'vitest';
import {
  clampRating,
  formatBudget,
  formatNightlyPrice,
  formatPrice,
  formatRating,
} from '#domain/text/format.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_234_567, '1\u202F234\u202F567'],
  [99.5, '99,50'],
  [1240.05, '1\u202F240,05'],
  [99.999, '100'],
  [-5, '0'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
])('the price %d is written %s', (euros, text) => expect(formatPrice(euros)).toBe(text));

it('cards show a price per night, and the slider shows a maximum budget', () => {
  expect(formatNightlyPrice(1240)).toBe('À partir de 1\u202F240€/nuit');
  expect(formatBudget(2000)).toBe('Budget max: 2\u202F000€ / nuit');
});

it.each([
  [4.8, 4.8, '4,8'],
  [4.96, 4.96, '5,0'],
  [-2, 0, '0,0'],
  [9, 5, '5,0'],
  [Number.NaN, 0, '0,0'],
])('the rating %d is clamped to %d and written %s', (rating, clamped, text) => {
  expect(clampRating(rating)).toBe(clamped);
  expect(formatRating(rating)).toBe(text);
});
