import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  DEFAULT_HOTEL_FILTER,
  type HotelFilter,
  toHotelFilter,
  toHotelSearch,
} from '#domain/hotel/hotel-filter.ts';

/** Safari allows 100 URL replacements in 30 s. */
const URL_DELAY_MS = 250;

export function hotelFilterKey(filter: HotelFilter): string {
  return JSON.stringify([filter.q, filter.region, filter.budget]);
}

/**
 * Holds the filter; the URL follows 250 ms after the last change. A filter that comes from the URL
 * (Back, Forward, a link) replaces what was typed.
 */
export function useHotelFilter() {
  const navigate = useNavigate();
  const urlFilter = toHotelFilter(useSearch({ strict: false, shouldThrow: false }) ?? {});
  const inUrl = hotelFilterKey(urlFilter);
  const [filter, setFilter] = useState(urlFilter);
  const [url, setUrl] = useState({ seen: inUrl, written: inUrl });
  if (url.seen !== inUrl) {
    // The URL may report an earlier write of this hook while a later write is pending.
    const isOwn = url.written !== url.seen;
    setUrl({ seen: inUrl, written: isOwn ? url.written : inUrl });
    if (!isOwn) setFilter(urlFilter);
  }

  const key = hotelFilterKey(filter);
  /** Also called on blur and submit, before the visitor leaves, so that Back restores the filter. */
  const writeUrl = () => {
    if (key === url.written) return;
    setUrl({ ...url, written: key });
    void navigate({
      to: '.',
      search: ({ q, region, budget, ...others }: Record<string, unknown>) => ({
        ...others,
        ...toHotelSearch(filter),
      }),
      replace: true,
      resetScroll: false,
    });
  };
  const writeLatest = useEffectEvent(writeUrl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the filter restarts the timer.
  useEffect(() => {
    const timer = setTimeout(() => writeLatest(), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);

  return {
    filter,
    key,
    isDefault: key === hotelFilterKey(DEFAULT_HOTEL_FILTER),
    change: (part: Partial<HotelFilter>) => setFilter((now) => ({ ...now, ...part })),
    reset: () => setFilter(DEFAULT_HOTEL_FILTER),
    writeUrl,
  };
}
