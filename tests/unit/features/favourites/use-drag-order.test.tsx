// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDragOrder } from '#features/favourites/use-drag-order.ts';

const IDS = ['a', 'b', 'c'];
const HEIGHT = 100;
const onMove = vi.fn();

function List() {
  const { list, draggedId, handleOf, styleOf } = useDragOrder(IDS, onMove);
  return (
    <ul ref={list}>
      {IDS.map((id) => (
        <li key={id} style={styleOf(id)} data-dragged={draggedId === id}>
          <span data-testid={id} {...handleOf(id)} />
        </li>
      ))}
    </ul>
  );
}

/** Rows of 100 pixels, the first at 200: far from the window's edges. */
beforeEach(() => {
  vi.clearAllMocks();
  render(<List />);
  for (const [index, row] of screen.getAllByRole('listitem').entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, 200 + index * HEIGHT, 300, HEIGHT);
    const handle = row.firstElementChild;
    if (handle) handle.setPointerCapture = () => undefined;
  }
});
afterEach(cleanup);

const handle = (id: string) => screen.getByTestId(id);
const drag = (id: string, by: number) => {
  fireEvent.pointerDown(handle(id), { button: 0, clientY: 250 });
  fireEvent.pointerMove(handle(id), { clientY: 250 + by });
};
const drop = (id: string) => fireEvent.pointerUp(handle(id));
const moves = () => screen.getAllByRole('listitem').map((row) => row.style.transform);

test.each([
  ['a', 60, 1],
  ['a', 160, 2],
  ['a', 900, 2],
  ['c', -160, 0],
  ['b', -60, 0],
])('%s dragged by %i pixels is dropped at %i', (id, by, to) => {
  drag(id, by);
  expect(onMove).not.toHaveBeenCalled();
  drop(id);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(id, to);
  expect(moves()).toEqual(['', '', '']);
});

test('the rows that it passes make room', () => {
  drag('a', 160);
  expect(moves()).toEqual(['translateY(160px)', 'translateY(-100px)', 'translateY(-100px)']);
  fireEvent.pointerMove(handle('a'), { clientY: 310 });
  expect(moves()).toEqual(['translateY(60px)', 'translateY(-100px)', '']);
});

test('dropped where it was, cancelled, or begun with another button it stays', () => {
  drag('a', 40);
  drop('a');
  drag('a', 160);
  fireEvent.keyDown(window, { key: 'Escape' });
  drop('a');
  drag('a', 160);
  fireEvent.pointerCancel(handle('a'));
  drop('a');
  fireEvent.pointerDown(handle('a'), { button: 2, clientY: 250 });
  fireEvent.pointerMove(handle('a'), { clientY: 450 });
  drop('a');
  expect(onMove).not.toHaveBeenCalled();
});
