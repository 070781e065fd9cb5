import type { ReactNode } from 'react';

/** Lower on a phone; the shadow covers focus outlines that would show beside the bar. */
const BAR =
  'bottom-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-3.5 border-t border-rule bg-paper-2 py-3.5 shadow-[-6px_0_var(--color-paper-2),6px_0_var(--color-paper-2)] max-md:gap-2 max-md:py-2 max-md:[&_.btn]:min-h-11 max-md:[&_.btn]:px-4';

/** A bar of buttons fixed at the bottom of the window; admin.css keeps notices above it. */
export const BottomBar = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section aria-label={label} className={BAR}>
    {children}
  </section>
);
