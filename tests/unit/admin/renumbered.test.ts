// @vitest-environment node

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { renumbered } from '#admin/entities/destinations-list.tsx';
import { Destination } from '#domain/destination/destination.ts';

const destinations = (...orders: number[]): Destination[] =>
  orders.map((display_order, index) => {
    const id = `d${index}`;
    const record = { id, destination_name: id, destination_slug: id, display_order };
    return v.parse(Destination, record);
  });

const changes = (orders: number[], from: number, to: number) =>
  renumbered(destinations(...orders), from, to).map(({ id, after }) => [id, after]);

test('two destinations that swap places exchange their numbers, and the others keep theirs', () => {
  expect(changes([10, 20, 30, 40], 1, 2)).toEqual([
    ['d2', 20],
    ['d1', 30],
  ]);
});

test('moving one of several destinations with equal numbers makes the numbers distinct', () => {
  expect(changes([1, 1, 1], 2, 1)).toEqual([
    ['d2', 2],
    ['d1', 3],
  ]);
});
