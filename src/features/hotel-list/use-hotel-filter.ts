import { useEffect, useEffectEvent, useState } from 'react';
import {
  DEFAULT_HOTEL_FILTER,
  type HotelFilter,
  toHotelFilter,
  toHotelSearch,
} from '#domain/hotel/hotel-filter.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';

/** Safari allows a hundred URL replacements in 30 s. */
const URL_DELAY_MS = 250;

export function hotelFilterKey(filter: HotelFilter): string {
  return JSON.stringify([filter.q, filter.region, filter.budget]);
}

type State = {
  filter: HotelFilter;
  /** The URL's filter at the last render. */
  seen: string;
  /** Keys sent to the URL that have not come back yet, oldest first. */
  sent: readonly string[];
  /** The last change was a choice: the URL need not wait for more typing. */
  chosen: boolean;
};

/**
 * Holds the filter and syncs the URL: 250 ms after typing, at once after a choice. A filter from
 * elsewhere (back, forward, a link) replaces what was typed.
 */
export function useHotelFilter(search: HotelSearch, onSearch: (search: HotelSearch) => void) {
  const urlFilter = toHotelFilter(search);
  const inUrl = hotelFilterKey(urlFilter);
  const [state, setState] = useState<State>({
    filter: urlFilter,
    seen: inUrl,
    sent: [],
    chosen: false,
  });
  if (state.seen !== inUrl) {
    const own = state.sent.indexOf(inUrl);
    setState({
      ...state,
      filter: own === -1 ? urlFilter : state.filter,
      seen: inUrl,
      sent: own === -1 ? [] : state.sent.slice(own + 1),
    });
  }

  const { filter, chosen } = state;
  const key = hotelFilterKey(filter);
  const isInUrl = key === (state.sent.at(-1) ?? state.seen);

  /** Updates the URL before the page is left, so that coming back finds the filter. */
  const writeUrl = () => {
    if (isInUrl) return;
    setState((current) => ({ ...current, sent: [...current.sent, key] }));
    onSearch(toHotelSearch(filter));
  };
  const writeLatest = useEffectEvent(writeUrl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the filter starts the wait again.
  useEffect(() => {
    if (isInUrl) return;
    if (chosen) {
      // oxlint-disable-next-line react/set-state-in-effect -- remembers what the URL has been sent.
      writeLatest();
      return;
    }
    const timer = setTimeout(() => writeLatest(), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, isInUrl, chosen]);

  const apply = (part: Partial<HotelFilter>, chosen: boolean) =>
    setState((current) => ({ ...current, filter: { ...current.filter, ...part }, chosen }));

  return {
    filter,
    key,
    isDefault: key === hotelFilterKey(DEFAULT_HOTEL_FILTER),
    /** For typing and dragging: the URL waits for a pause. */
    change: (part: Partial<HotelFilter>) => apply(part, false),
    /** For a choice: the URL follows at once. */
    choose: (part: Partial<HotelFilter>) => apply(part, true),
    reset: () => apply(DEFAULT_HOTEL_FILTER, true),
    writeUrl,
  };
}
