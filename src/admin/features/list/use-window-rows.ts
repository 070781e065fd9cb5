import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetWanted, keepPlace, wantedPlace } from './list-place.ts';

/**
 * The rows near the viewport: rendering five thousand would take seconds. The list remembers how it is
 * left, for `returnTo`.
 */
export function useWindowRows<TElement extends HTMLElement>(count: number, estimate: number) {
  const element = useRef<TElement>(null);
  const [top, setTop] = useState(0);
  const [path] = useState(() => location.pathname);
  const [place] = useState(wantedPlace);
  const href = useRef('');
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: 8,
    scrollMargin: top,
    initialMeasurementsCache: place?.rows ?? [],
  });
  useLayoutEffect(() => {
    const rect = element.current?.getBoundingClientRect();
    if (rect) setTop(rect.top + window.scrollY);
    if (place) scrollTo({ top: place.top, behavior: 'instant' });
    forgetWanted();
    return () =>
      keepPlace(path, {
        href: href.current,
        top: window.scrollY,
        rows: virtualizer.takeSnapshot(),
      });
  }, [place, path, virtualizer]);
  useEffect(() => {
    // The address changes before the list is left.
    if (location.pathname === path) href.current = path + location.search;
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    element,
    rows,
    measure: virtualizer.measureElement,
    before: first ? first.start - top : 0,
    // Before the first rows are known the list is as high already: it may have to be scrolled.
    after: virtualizer.getTotalSize() - (last ? last.end - top : 0),
  };
}
