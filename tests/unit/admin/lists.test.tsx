// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  nextSort,
  oneOf,
  passes,
  readText,
  sortedBy,
  sortOf,
  sortRecords,
} from '#admin/features/list/list-search.ts';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { useSelection } from '#admin/features/list/use-selection.ts';

afterEach(cleanup);

describe('search parameters of a list', () => {
  test('are read as text, whatever their type', () => {
    expect(readText('lac')).toBe('lac');
    expect(readText(1900)).toBe('1900');
    for (const value of ['', '  ', null, undefined, {}, ['lac'], true]) {
      expect(readText(value)).toBeUndefined();
    }
  });

  test('are limited to the allowed values', () => {
    expect(oneOf(['oui', 'non'])('oui')).toBe('oui');
    expect(oneOf(['oui', 'non'])('peut-être')).toBeUndefined();
    expect(oneOf(['oui', 'non'])(undefined)).toBeUndefined();
  });

  test('sort by a column head, and reverse on a second press', () => {
    const first = nextSort({ key: 'nom', direction: 'desc' }, 'prix');
    expect(first).toEqual({ key: 'prix', direction: 'asc' });
    expect(nextSort(first, 'prix')).toEqual({ key: 'prix', direction: 'desc' });
    expect(nextSort({ key: 'prix', direction: 'desc' }, 'prix').direction).toBe('asc');
  });

  test('tell the sort column, if any', () => {
    expect(sortOf({})).toBeUndefined();
    expect(sortOf({ tri: 'nom' })).toEqual({ key: 'nom', direction: 'asc' });
    expect(sortOf({ tri: 'nom', ordre: 'desc' })).toEqual({ key: 'nom', direction: 'desc' });
    expect(sortedBy({}, 'nom')).toEqual({ tri: 'nom', ordre: undefined });
    expect(sortedBy({ tri: 'nom' }, 'nom')).toEqual({ tri: 'nom', ordre: 'desc' });
    expect(sortedBy({ tri: 'nom', ordre: 'desc' }, 'prix')).toEqual({ tri: 'prix' });
  });

  test('filter a boolean field by yes, no, or either', () => {
    expect([true, false].map((value) => passes(undefined, value))).toEqual([true, true]);
    expect([true, false].map((value) => passes('oui', value))).toEqual([true, false]);
    expect([true, false].map((value) => passes('non', value))).toEqual([false, true]);
  });
});

describe('sortRecords', () => {
  const names = (list: readonly { name: string | null }[]) => list.map(({ name }) => name);

  test('sorts in French order, numbers by value', () => {
    const records = ['Zénith', 'école', 'Été', 'Chalet 10', 'Chalet 9', 'eau'].map((name) => ({
      name,
    }));
    const sorted = ['Chalet 9', 'Chalet 10', 'eau', 'école', 'Été', 'Zénith'];
    expect(names(sortRecords(records, 'asc', ({ name }) => name))).toEqual(sorted);
    expect(names(sortRecords(records, 'desc', ({ name }) => name))).toEqual(sorted.toReversed());
  });

  test('puts missing values last in both directions', () => {
    const records = [{ name: null }, { name: 'b' }, { name: 'a' }];
    expect(names(sortRecords(records, 'asc', ({ name }) => name))).toEqual(['a', 'b', null]);
    expect(names(sortRecords(records, 'desc', ({ name }) => name))).toEqual(['b', 'a', null]);
  });

  test('sorts numbers and booleans without changing its argument', () => {
    const records = [10, 9, 100];
    expect(sortRecords(records, 'asc', (value) => value)).toEqual([9, 10, 100]);
    expect(sortRecords([true, false], 'asc', (value) => value)).toEqual([false, true]);
    expect(records).toEqual([10, 9, 100]);
  });
});

describe('useSelection', () => {
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  test('selects one, all, or none', () => {
    const { result } = renderHook(() => useSelection(all));
    expect(result.current.state).toBe('none');
    act(() => result.current.toggle('b'));
    expect(result.current.state).toBe('some');
    expect(result.current.chosen).toEqual([{ id: 'b' }]);
    act(() => result.current.toggleAll());
    expect(result.current.state).toBe('all');
    act(() => result.current.toggleAll());
    expect(result.current.chosen).toEqual([]);
    act(() => result.current.toggle('a'));
    act(() => result.current.clear());
    expect(result.current.has('a')).toBe(false);
  });

  test('chooses what is listed, and says so where there is more', () => {
    const labelOf = (isCut: boolean) =>
      renderHook(() => useSelection(all, isCut)).result.current.allLabel;
    expect(labelOf(false)).toBe('Tout choisir');
    expect(labelOf(true)).toBe('Choisir les 3 affichés');
  });

  test('a record that is filtered out is no longer selected', () => {
    const { result, rerender } = renderHook(({ listed }) => useSelection(listed), {
      initialProps: { listed: all },
    });
    act(() => result.current.toggleAll());
    rerender({ listed: all.slice(0, 1) });
    expect(result.current.chosen).toEqual([{ id: 'a' }]);
    expect(result.current.state).toBe('all');
  });
});

describe('SearchBox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nom' });
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const wait = () => act(() => vi.advanceTimersByTime(200));

  test('searches shortly after the last key', () => {
    const onSearch = vi.fn();
    render(<SearchBox label="Nom" value="" onSearch={onSearch} />);
    type('l');
    type('la');
    expect(onSearch).not.toHaveBeenCalled();
    wait();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('la');
  });

  test('keeps the input while the URL lags behind', () => {
    const { rerender } = render(<SearchBox label="Nom" value="" onSearch={() => undefined} />);
    const arrive = (value: string) =>
      rerender(<SearchBox label="Nom" value={value} onSearch={() => undefined} />);
    type('la');
    wait();
    type('lac');
    wait();
    expect(box().value).toBe('lac');
    arrive('la');
    expect(box().value).toBe('lac');
    arrive('lac');
    expect(box().value).toBe('lac');
  });

  test('follows a URL that changes by itself', () => {
    const { rerender } = render(<SearchBox label="Nom" value="lac" onSearch={vi.fn()} />);
    rerender(<SearchBox label="Nom" value="" onSearch={vi.fn()} />);
    expect(box().value).toBe('');
  });
});
