import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** A bar of buttons at the foot of the window, lower on a phone; as wide as what has the focus behind it. */
const BAR =
  'sticky bottom-0 z-10 flex flex-wrap items-center gap-3.5 border-t border-rule bg-paper-2 py-3.5 shadow-[-6px_0_var(--paper-2),6px_0_var(--paper-2)] max-md:gap-2 max-md:py-2 max-md:[&_.btn]:min-h-11 max-md:[&_.btn]:px-4';

type BottomBarProps = {
  ref?: RefObject<HTMLDivElement | null>;
  /** Makes it a region with this name. */
  label?: string;
  children: ReactNode;
};

/** A bar of buttons that stays at the foot of the window; notices are shown above it. */
export function BottomBar({ ref, label, children }: BottomBarProps) {
  const own = useRef<HTMLDivElement>(null);
  const bar = ref ?? own;
  useNoticesAbove(bar);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the label comes with the role.
    <div
      ref={bar}
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      className={BAR}
    >
      {children}
    </div>
  );
}

/** How high notices may reach above the foot of the window: a bar higher up is out of their way. */
const NOTICES_PX = 320;

/**
 * The height at the foot of a window that a bar takes, its top and bottom being these; 0 when it is
 * out of sight or far above.
 */
export function takenByBar(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  windowHeight: number,
): number {
  const isNear = top < windowHeight && bottom > windowHeight - NOTICES_PX;
  return isNear ? Math.round(windowHeight - top) : 0;
}

/** Keeps notices (`.toast-layer`) above a bar, wherever it is scrolled to and however it wraps. */
function useNoticesAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const place = () => {
      const taken = takenByBar(element.getBoundingClientRect(), innerHeight);
      style.setProperty('--bottom-bar', `${taken}px`);
    };
    const size = new ResizeObserver(place);
    size.observe(element);
    size.observe(document.body);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      size.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
