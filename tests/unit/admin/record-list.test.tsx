// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

const room = vi.hoisted(() => ({ isWide: true }));
vi.mock('#admin/features/list/use-wide.ts', () => ({ useWide: () => room.isWide }));

const { RecordList } = await import('#admin/features/list/record-list.tsx');

type Row = { id: string; name: string };

const MANY: readonly Row[] = Array.from({ length: 250 }, (_, index) => ({
  id: `hotel-${index}`,
  name: `Hôtel ${index}`,
}));
const toggle = vi.fn();
const onSort = vi.fn();

function show(records: readonly Row[]) {
  return render(
    <RecordList<Row, 'nom' | 'image'>
      label="Hôtels"
      records={records}
      columns={[
        { key: 'image', label: 'Image', isLabelHidden: true, render: () => null },
        { key: 'nom', label: 'Nom', render: ({ name }) => name },
      ]}
      nameOf={({ name }) => name}
      sort={{ key: 'nom', direction: 'desc' }}
      onSort={onSort}
      selection={{
        has: (id) => id === 'hotel-1',
        toggle,
        allLabel: 'Tout choisir',
        state: 'some',
        toggleAll: () => undefined,
        clear: () => undefined,
      }}
      actions={({ name }) => <button type="button">Modifier {name}</button>}
      card={({ name }) => <h2>{name}</h2>}
    />,
  );
}

afterEach(() => {
  cleanup();
  room.isWide = true;
});

test.each([
  { isWide: true, role: 'table' },
  { isWide: false, role: 'list' },
])('a long list is rendered a hundred rows at a time, as a $role', ({ isWide, role }) => {
  room.isWide = isWide;
  show(MANY);
  const drawn = () =>
    within(screen.getByRole(role, { name: 'Hôtels' })).getAllByRole('button', {
      name: /^Modifier /,
    });
  expect(drawn()).toHaveLength(100);
  fireEvent.click(screen.getByRole('button', { name: 'Afficher plus' }));
  expect(drawn()).toHaveLength(200);
  fireEvent.click(screen.getByRole('button', { name: 'Afficher plus' }));
  expect(drawn()).toHaveLength(250);
  expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
});

describe('a table', () => {
  test('tells its sort column, and sorts when a head is pressed', () => {
    show(MANY.slice(0, 3));
    const head = screen.getByRole('columnheader', { name: 'Nom' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(within(head).getByRole('button', { name: 'Nom' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('nom');
  });

  test('has checkboxes labelled by record', () => {
    show(MANY.slice(0, 3));
    const chosen = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choisir Hôtel 1' });
    expect(chosen.checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choisir Hôtel 2' }));
    expect(toggle).toHaveBeenCalledExactlyOnceWith('hotel-2');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tout choisir' });
    expect(all.indeterminate).toBe(true);
  });
});
