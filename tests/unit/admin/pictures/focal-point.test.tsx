import { expect, it } from 'vitest';
import { focalAt, movedFocal } from '#admin/features/pictures/focal-point.tsx';

it.each([
  ['ArrowRight', false, { x: 51, y: 95 }],
  ['ArrowLeft', true, { x: 40, y: 95 }],
  ['ArrowUp', false, { x: 50, y: 94 }],
  ['ArrowDown', true, { x: 50, y: 100 }],
  ['Home', false, { x: 50, y: 50 }],
  ['Tab', false, null],
])('%s (Shift: %s) moves the focal point, never outside', (key, isLarge, moved) => {
  expect(movedFocal({ x: 50, y: 95 }, key, isLarge)).toEqual(moved);
});

it('the focal point is where the picture is pressed, and never outside', () => {
  const box = { left: 100, top: 50, width: 400, height: 300 };
  expect(focalAt(box, { clientX: 200, clientY: 125 })).toEqual({ x: 25, y: 25 });
  expect(focalAt(box, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 100 });
});
