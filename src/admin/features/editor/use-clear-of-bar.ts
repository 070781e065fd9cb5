import { type RefObject, useEffect } from 'react';

/** Between what has the focus and the bar; above it at the least. */
const GAP = 16;

/** What Tab leads to may be under the bar at the foot of the window: it is scrolled free of it. */
export function useClearOfBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || !focused || !bar.current) return;
      if (bar.current.contains(focused) || focused.closest('dialog')) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const hidden = bottom + GAP - bar.current.getBoundingClientRect().top;
      const shift = Math.min(hidden, top - GAP);
      if (shift > 0) scrollBy({ top: shift });
    };
    addEventListener('keyup', onKeyUp);
    return () => removeEventListener('keyup', onKeyUp);
  }, [bar]);
}
