// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DestinationList } from '#admin/features/destinations/destination-list.tsx';
import { ORDER_LOCK_ID, OrderLock, ReorderBar } from '#admin/features/destinations/reorder-bar.tsx';
import { renderInAdmin } from '../in-admin.tsx';
import { aDestination } from './a-destination.ts';

const WHY = 'L’ordre ne change pas tant que la fiche est ouverte';
const DESTINATIONS = ['un', 'deux', 'trois'].map((id) =>
  aDestination({ id, destination_name: id }),
);

const onMove = vi.fn();
const onUndo = vi.fn();
const page = (lockedBy: string | undefined) => (
  <>
    {lockedBy !== undefined && <OrderLock />}
    <DestinationList
      destinations={DESTINATIONS}
      shown={DESTINATIONS}
      hotelsOf={() => 0}
      onMove={onMove}
      lockedBy={lockedBy}
      onDelete={() => undefined}
    />
    <ReorderBar message="deux : position 1 sur 3" canUndo lockedBy={lockedBy} onUndo={onUndo} />
  </>
);
const movers = () => [
  screen.getByRole('button', { name: 'Monter deux' }),
  screen.getByRole('button', { name: 'Descendre deux' }),
];
const undo = () => screen.queryByRole('button', { name: 'Annuler le déplacement' });
const pressAll = () =>
  act(async () => {
    for (const mover of movers()) fireEvent.click(mover);
  });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('while a form is open, buttons to move are disabled and refer to the reason; its bar is gone', async () => {
  await renderInAdmin(page(ORDER_LOCK_ID));
  expect(screen.getByText(new RegExp(WHY))).toBeDefined();
  for (const mover of movers()) {
    expect(mover.getAttribute('aria-disabled')).toBe('true');
    expect(mover.hasAttribute('disabled')).toBe(false);
    const description = document.getElementById(mover.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain(WHY);
  }
  await pressAll();
  expect(onMove).not.toHaveBeenCalled();
  expect(undo()).toBeNull();
  expect(screen.queryByTitle('Glisser pour réordonner')).toBeNull();
});

test('without a form they work', async () => {
  await renderInAdmin(page(undefined));
  await pressAll();
  fireEvent.click(undo() ?? document.body);
  expect(onMove.mock.calls).toEqual([
    ['deux', 0],
    ['deux', 2],
  ]);
  expect(onUndo).toHaveBeenCalledOnce();
  expect(screen.getAllByTitle('Glisser pour réordonner')).toHaveLength(3);
});
