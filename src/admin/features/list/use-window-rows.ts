import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** The rows near the viewport: rendering five thousand would take seconds. */
export function useWindowRows<TElement extends HTMLElement>(count: number, estimate: number) {
  const element = useRef<TElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const rect = element.current?.getBoundingClientRect();
    if (rect) setTop(rect.top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: 8,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    element,
    rows,
    measure: virtualizer.measureElement,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  };
}
