import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampRating,
  formatBudget,
  formatCount,
  formatNightlyPrice,
  formatPrice,
  formatRating,
} from '#domain/text/format.ts';

it('groups the digits of a number', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(2_000)).toBe('2\u202F000');
  expect(formatCount(1_234_567)).toBe('1\u202F234\u202F567');
});

describe('formatPrice', () => {
  it.each([
    [0, '0'],
    [80, '80'],
    [999, '999'],
    [1240, '1\u202F240'],
    [1_234_567, '1\u202F234\u202F567'],
    [99.5, '99,50'],
    [1240.05, '1\u202F240,05'],
    [99.999, '100'],
    [-5, '0'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
  ])('writes %d as %s', (euros, text) => {
    expect(formatPrice(euros)).toBe(text);
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (euros) => {
        expect(Number(formatPrice(euros).replaceAll('\u202F', ''))).toBe(euros);
      }),
    );
  });

  it('makes the lines of cards and of the slider', () => {
    expect(formatNightlyPrice(1240)).toBe('À partir de 1\u202F240€/nuit');
    expect(formatBudget(2000)).toBe('Budget max: 2\u202F000€ / nuit');
  });
});

describe('ratings', () => {
  it.each([
    [4.8, '4,8'],
    [5, '5,0'],
    [4.96, '5,0'],
    [0, '0,0'],
    [-2, '0,0'],
    [9, '5,0'],
    [Number.NaN, '0,0'],
  ])('%d is shown as %s', (rating, text) => {
    expect(formatRating(rating)).toBe(text);
  });

  it('stay between 0 and 5', () => {
    fc.assert(
      fc.property(fc.double(), (rating) => {
        const clamped = clampRating(rating);
        expect(clamped).toBeGreaterThanOrEqual(0);
        expect(clamped).toBeLessThanOrEqual(5);
        if (rating >= 0 && rating <= 5) expect(clamped).toBe(rating === 0 ? 0 : rating);
      }),
    );
  });
});
