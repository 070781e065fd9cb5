// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { useHotelFilter } from '#features/hotel-list/use-hotel-filter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderFilter(search: HotelSearch = {}) {
  const onSearch = vi.fn<(search: HotelSearch) => void>();
  const view = renderHook(({ url }) => useHotelFilter(url, onSearch), {
    initialProps: { url: search },
  });
  return {
    onSearch,
    unmount: view.unmount,
    filter: () => view.result.current.filter,
    type: (q: string) => act(() => view.result.current.change({ q })),
    leaveField: () => act(() => view.result.current.writeUrl()),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    /** Changes the URL. */
    urlIs: (url: HotelSearch) => view.rerender({ url }),
  };
}

describe('useHotelFilter', () => {
  it('writes the URL once, a quarter of a second after the last keystroke', () => {
    const { onSearch, filter, type, wait } = renderFilter();
    type('l');
    wait(200);
    type('la');
    wait(249);
    expect(filter().q).toBe('la');
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([[{ q: 'la' }]]);
    wait(5000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('writes at once when a field is left, and not again', () => {
    const { onSearch, type, leaveField, wait } = renderFilter();
    type('lac');
    leaveField();
    expect(onSearch.mock.calls).toEqual([[{ q: 'lac' }]]);
    wait(1000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('keeps what is typed when URL updates come back late', () => {
    const { filter, type, wait, urlIs } = renderFilter();
    type('la');
    wait(250);
    type('lac');
    wait(250);
    urlIs({ q: 'la' });
    expect(filter().q).toBe('lac');
    urlIs({ q: 'lac' });
    expect(filter().q).toBe('lac');
  });

  it('follows back, forward and links, and drops a pending URL update', () => {
    const { filter, onSearch, type, wait, urlIs } = renderFilter({ q: 'lac' });
    type('lac b');
    urlIs({ region: 'Europe' });
    expect(filter()).toEqual({ q: '', region: 'Europe', budget: 2000 });
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('writes nothing once the page is left', () => {
    const { onSearch, type, unmount, wait } = renderFilter();
    type('lac');
    unmount();
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
