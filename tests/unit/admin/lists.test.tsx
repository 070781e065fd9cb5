// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchBox } from '#admin/kit/list/search-box.tsx';
import { useSelection } from '#admin/kit/list/use-selection.ts';

afterEach(cleanup);

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
