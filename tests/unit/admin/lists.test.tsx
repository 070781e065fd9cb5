// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { SearchBox } from '#admin/kit/list/search-box.tsx';
import { useSelection } from '#admin/kit/list/use-selection.ts';

afterEach(cleanup);

describe('useSelection', () => {
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  test('selects one record, all records, or no record', () => {
    const { result } = renderHook(() => useSelection(all));
    expect(result.current.isAll).toBe(false);
    act(() => result.current.toggle('b'));
    expect(result.current.isAll).toBe(false);
    expect(result.current.chosen).toEqual([{ id: 'b' }]);
    act(() => result.current.toggleAll());
    expect(result.current.isAll).toBe(true);
    act(() => result.current.toggleAll());
    expect(result.current.chosen).toEqual([]);
    act(() => result.current.toggle('a'));
    act(() => result.current.clear());
    expect(result.current.has('a')).toBe(false);
  });

  test('selects at most the 100 records that one write can change, and says so', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ id: `r${index}` }));
    const { result } = renderHook(() => useSelection(many));
    expect(result.current.allLabel).toBe('Choisir les 100 premières lignes');
    act(() => result.current.toggleAll());
    expect(result.current.chosen).toHaveLength(100);
    expect(result.current.isAll).toBe(true);
  });

  test('a record that is filtered out is no longer selected', () => {
    const { result, rerender } = renderHook(({ listed }) => useSelection(listed), {
      initialProps: { listed: all },
    });
    act(() => result.current.toggleAll());
    rerender({ listed: all.slice(0, 1) });
    expect(result.current.chosen).toEqual([{ id: 'a' }]);
    expect(result.current.isAll).toBe(true);
  });
});

describe('SearchBox', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nom' });
  const inUrl = (value: string) => <SearchBox label="Nom" value={value} onSearch={() => {}} />;

  test('keeps what is typed while the URL lags behind', () => {
    const { rerender } = render(inUrl(''));
    box().focus();
    fireEvent.change(box(), { target: { value: 'lac' } });
    rerender(inUrl('la'));
    expect(box().value).toBe('lac');
  });

  test('follows a URL change that does not come from typing', () => {
    const { rerender } = render(inUrl('lac'));
    rerender(inUrl(''));
    expect(box().value).toBe('');
  });
});
