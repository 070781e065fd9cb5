// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FilterSearch, valueOptions } from '#admin/features/list/list-filter.ts';

const room = vi.hoisted(() => ({ isWide: false }));
vi.mock('#admin/features/list/use-wide.ts', () => ({ useWide: () => room.isWide }));

const { FoldingFilters } = await import('#admin/features/list/filters.tsx');

const onChange = vi.fn();
const FILTERS = [
  { key: 'region', label: 'Région', all: 'Toutes', options: valueOptions(['Asie', 'Europe']) },
];
const ORDERS = { nom: 'Nom', prix: 'Prix croissant', 'prix desc': 'Prix décroissant' };

const show = (search: FilterSearch) =>
  render(<FoldingFilters filters={FILTERS} orders={ORDERS} search={search} onChange={onChange} />);
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) =>
  fireEvent.change(select(name), { target: { value } });

beforeEach(() => {
  room.isWide = false;
  onChange.mockClear();
});
afterEach(cleanup);

test('reports the changed search parameter; « all » removes it', () => {
  show({ region: 'Asie' });
  expect(select('Région').value).toBe('Asie');
  choose('Région', 'Europe');
  expect(onChange).toHaveBeenLastCalledWith({ region: 'Europe' });
  choose('Région', '');
  expect(onChange).toHaveBeenLastCalledWith({ region: undefined });
});

test('a phone offers orders; the key alone stands for a direction not offered', () => {
  const { unmount } = show({ tri: 'prix', ordre: 'desc' });
  expect(select('Trier par').selectedOptions[0]?.text).toBe('Prix décroissant');
  choose('Trier par', 'nom');
  expect(onChange).toHaveBeenLastCalledWith({ tri: 'nom', ordre: undefined });
  choose('Trier par', '');
  expect(onChange).toHaveBeenLastCalledWith({ tri: undefined, ordre: undefined });
  unmount();
  show({ tri: 'nom', ordre: 'desc' });
  expect(select('Trier par').selectedOptions[0]?.text).toBe('Nom');
  choose('Trier par', 'prix desc');
  expect(onChange).toHaveBeenLastCalledWith({ tri: 'prix', ordre: 'desc' });
});

test('a phone folds the filters away and says whether any is active', () => {
  const { unmount } = show({ q: 'lac' });
  expect(screen.getByText('Filtres et tri')).toBeDefined();
  unmount();
  show({ region: 'Asie' });
  expect(screen.getByText('Filtres et tri (actifs)')).toBeDefined();
});

test('a wide window shows the filters; column heads set the order', () => {
  room.isWide = true;
  show({});
  expect(screen.queryByText('Filtres et tri')).toBeNull();
  expect(screen.getAllByRole('combobox')).toEqual([select('Région')]);
});
