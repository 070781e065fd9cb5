import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type HotelFilter, parseHotelFilter } from '#domain/hotel/hotel-filter.ts';

/** Delay in ms before the filter is copied to the URL: Safari allows 100 URL replacements in 30 s. */
const URL_DELAY_MS = 250;

export const serialiseHotelFilter = (filter: HotelFilter): string => JSON.stringify(filter);

/** Holds the hotel filter; copies it to the URL after a pause; reads it from the URL after a link, Back or Forward. */
export function useHotelFilter() {
  const { history, options } = useRouter();
  const navigate = useNavigate();
  const readUrl = () => parseHotelFilter(options.parseSearch(history.location.search));
  const [filter, setFilter] = useState(readUrl);
  const [pathname] = useState(history.location.pathname);
  const key = serialiseHotelFilter(filter);

  const isHere = () => history.location.pathname === pathname;
  const followUrl = useEffectEvent((action: string) => {
    if (isHere() && action !== 'REPLACE') setFilter(readUrl());
  });
  useEffect(() => history.subscribe(({ action }) => followUrl(action.type)), [history]);

  const writeUrl = useEffectEvent(() => {
    // The visitor may have followed a link during the delay: the filter must not reach the URL of another page.
    if (!isHere() || key === serialiseHotelFilter(readUrl())) return;
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, ...filter }),
      replace: true,
      resetScroll: false,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the filter restarts the timer.
  useEffect(() => {
    const timer = setTimeout(() => writeUrl(), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);

  return {
    filter,
    isDefault: key === serialiseHotelFilter({}),
    /** Changes some of the filter's values, which may be raw values of form controls; unusable ones are dropped. */
    change: (values: Partial<Record<keyof HotelFilter, unknown>>) =>
      setFilter((current) => parseHotelFilter({ ...current, ...values })),
    reset: () => setFilter(parseHotelFilter({})),
  };
}
