import { expect, test } from 'vitest';
import { inParts } from '#domain/site/in-parts.ts';

test('a list is cut into parts of equal length, with a shorter last part', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(inParts([1], 2)).toEqual([[1]]);
});

test('an empty list has no parts', () => {
  expect(inParts([], 2)).toEqual([]);
});
