// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const room = vi.hoisted(() => ({ isWide: true }));
vi.mock('#admin/features/list/use-wide.ts', () => ({ useWide: () => room.isWide }));

const { RecordList } = await import('#admin/features/list/record-list.tsx');

type Row = { id: string; name: string };

const MANY: readonly Row[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `hotel-${index}`,
  name: `Hôtel ${index}`,
}));
const toggle = vi.fn();
const onSort = vi.fn();

function show(records: readonly Row[]) {
  vi.stubGlobal('scrollTo', () => undefined);
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

// jsdom has no layout: rows without a height would all fit the window.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(71));
afterEach(() => {
  cleanup();
  room.isWide = true;
});

describe('a list of five thousand records', () => {
  test('renders only the rows near the viewport, and tells how many there are', () => {
    show(MANY);
    const table = screen.getByRole('table', { name: 'Hôtels' });
    const drawn = within(table).getAllByRole('button', { name: /^Modifier / });
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.length).toBeLessThan(60);
    expect(table.getAttribute('aria-rowcount')).toBe('5001');
    expect(screen.getByRole('row', { name: /Hôtel 0/ }).getAttribute('aria-rowindex')).toBe('2');
  });

  test('on a phone, as cards', () => {
    room.isWide = false;
    show(MANY);
    const list = screen.getByRole('list', { name: 'Hôtels' });
    const cards = within(list).getAllByRole('heading');
    expect(cards.length).toBeGreaterThan(3);
    expect(cards.length).toBeLessThan(60);
    const [first] = within(list).getAllByRole('listitem');
    expect(first?.getAttribute('aria-setsize')).toBe('5000');
    expect(first?.getAttribute('aria-posinset')).toBe('1');
  });
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
