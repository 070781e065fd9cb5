// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineError } from '#admin/data/require-online.ts';
import { type SavedBefore, writeDisplayOrders } from '#admin/data/write-display-orders.ts';
import { useReorder } from '#admin/features/destinations/use-reorder.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { toastError } from '#ui/toast/toast.ts';
import { aDestination } from './a-destination.ts';

vi.mock('#admin/data/write-display-orders.ts', () => ({ writeDisplayOrders: vi.fn() }));
vi.mock('#admin/data/refresh-public-side.ts', () => ({ refreshPublicSide: async () => undefined }));
vi.mock('#ui/toast/toast.ts', () => ({ toastError: vi.fn() }));

const T1 = '2026-11-20T10:00:00.000Z';
const T2 = '2026-11-20T10:00:01.000Z';
const listOf = (ids: string, updated_at = T1) =>
  [...ids].map((id, index) =>
    aDestination({ id, destination_name: id, display_order: index + 1, updated_at }),
  );

/** Pending writes, settled by the tests. */
let writes: PromiseWithResolvers<SavedBefore>[] = [];

function List({ listed }: { listed: readonly Destination[] }) {
  const { destinations, isWriting, move, undo, canUndo, message } = useReorder(listed);
  return (
    <>
      <ol aria-busy={isWriting}>
        {destinations.map(({ id }, index) => (
          <li key={id}>
            {id}
            <button type="button" onClick={() => move(id, index - 1)}>{`Monter ${id}`}</button>
          </li>
        ))}
      </ol>
      <p role="status">{message}</p>
      {canUndo && (
        <button type="button" onClick={undo}>
          Annuler
        </button>
      )}
    </>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const order = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent?.[0])
    .join('');
const written = () =>
  vi
    .mocked(writeDisplayOrders)
    .mock.calls.map(([orders]) => orders.map((one) => `${one.id}${one.display_order}`).join(' '));
/** Confirms a write; `savedAt` is when each destination had been saved before. */
const take = (index: number, savedAt = T1) =>
  act(async () => writes[index]?.resolve(new Map([...'abcd'].map((id) => [id, savedAt]))));
const refuse = (index: number) =>
  act(async () => writes[index]?.reject(new OfflineError('There is no network.')));

beforeEach(() => {
  writes = [];
  vi.mocked(writeDisplayOrders).mockReset();
  vi.mocked(toastError).mockReset();
  vi.mocked(writeDisplayOrders).mockImplementation(() => {
    const write = Promise.withResolvers<SavedBefore>();
    writes.push(write);
    return write.promise;
  });
});
afterEach(cleanup);

test('a move shows at once, is announced when written, and stays until the list has it', async () => {
  const { rerender } = render(<List listed={listOf('abcd')} />);
  await press('Monter c');
  expect(order()).toBe('acbd');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  await take(0);
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('c\u00a0: position 2 sur 4');
  expect(order()).toBe('acbd');
  // Later changes by others show as they come.
  rerender(<List listed={listOf('abcd', T2)} />);
  expect(order()).toBe('abcd');
});

test('quick moves build on each other, and are written one after the other', async () => {
  const { rerender } = render(<List listed={listOf('abcd')} />);
  await press('Monter d');
  await press('Monter d');
  await press('Monter d');
  expect(order()).toBe('dabc');
  expect(written()).toEqual(['d3 c4']);
  await take(0);
  // The listener delivers the first move while the second one is pending.
  rerender(<List listed={listOf('abdc', T2)} />);
  expect(order()).toBe('dabc');
  await take(1, T2);
  await take(2, T2);
  expect(written()).toEqual(['d3 c4', 'd2 b3', 'd1 a2']);
  expect(order()).toBe('dabc');
  expect(screen.getByRole('status').textContent).toBe('d\u00a0: position 1 sur 4');
});

test('a failed move is reverted with the pending ones; the next one is written', async () => {
  render(<List listed={listOf('abcd')} />);
  await press('Monter b');
  await take(0);
  await press('Monter d');
  await press('Monter d');
  expect(order()).toBe('bdac');
  await refuse(1);
  expect(order()).toBe('bacd');
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    'Erreur lors de la sauvegarde',
    expect.stringContaining('hors connexion'),
  );
  expect(written()).toHaveLength(2);
  await press('Monter c');
  await take(2);
  expect(written().at(-1)).toBe('c2 a3');
  expect(order()).toBe('bcad');
});

test('moves are undone one by one, last first, even before they are written', async () => {
  render(<List listed={listOf('abcd')} />);
  await press('Monter b');
  await press('Monter d');
  expect(order()).toBe('badc');
  await press('Annuler');
  expect(order()).toBe('bacd');
  await take(0);
  await take(1);
  await take(2);
  expect(written()).toEqual(['b1 a2', 'd3 c4', 'd4 c3']);
  expect(screen.getByRole('status').textContent).toBe('Ordre précédent rétabli');
  await press('Annuler');
  expect(order()).toBe('abcd');
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  await refuse(3);
  expect(order()).toBe('bacd');
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeDefined();
});

test('nothing moves beyond the ends', async () => {
  render(<List listed={listOf('ab')} />);
  await press('Monter a');
  expect(order()).toBe('ab');
  expect(writeDisplayOrders).not.toHaveBeenCalled();
});
