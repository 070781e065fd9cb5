// @vitest-environment node

import { expect, it } from 'vitest';
import { renderOneAtATime } from '../../../functions/src/media/store.ts';

it('photos that are uploaded at once are rendered one after the other, even after one fails', async () => {
  const running = new Set<number>();
  const together: number[] = [];
  const renders = [1, 2, 3, 4].map((photo) =>
    renderOneAtATime(async () => {
      running.add(photo);
      together.push(running.size);
      await new Promise(setImmediate);
      running.delete(photo);
      if (photo === 2) throw new Error('not a picture');
      return photo;
    }),
  );
  const outcomes = await Promise.allSettled(renders);
  expect(together).toEqual([1, 1, 1, 1]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
