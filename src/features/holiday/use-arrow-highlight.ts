import { useEffect, useRef, useState } from 'react';
import {
  ARROW_BREAKPOINT_PX,
  ARROW_HIGHLIGHT_LARGE_MS,
  ARROW_HIGHLIGHT_SMALL_MS,
} from '#domain/site/layout.ts';

export type Arrow = 'previous' | 'next';

/** Which arrow was just pressed: for 150 ms under 1024 px, 200 ms otherwise (spec section 2). */
export function useArrowHighlight(): [Arrow | null, (arrow: Arrow) => void] {
  const [arrow, setArrow] = useState<Arrow | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function highlight(pressed: Arrow): void {
    clearTimeout(timer.current);
    setArrow(pressed);
    const isSmall = window.innerWidth < ARROW_BREAKPOINT_PX;
    timer.current = setTimeout(
      () => setArrow(null),
      isSmall ? ARROW_HIGHLIGHT_SMALL_MS : ARROW_HIGHLIGHT_LARGE_MS,
    );
  }
  return [arrow, highlight];
}
