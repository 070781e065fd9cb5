import { expect, test } from 'vitest';
import { inParts } from '#domain/site/in-parts.ts';

test('cuts a list in parts, the last one shorter', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(inParts([1], 2)).toEqual([[1]]);
});

test('has no part for an empty list', () => {
  expect(inParts([], 2)).toEqual([]);
});
