import type { ReactNode } from 'react';

/** Lower on a phone; its shadow covers the sides of what has the focus behind the bar. */
const BAR =
  'bottom-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-3.5 border-t border-rule bg-paper-2 py-3.5 shadow-[-6px_0_var(--paper-2),6px_0_var(--paper-2)] max-md:gap-2 max-md:py-2 max-md:[&_.btn]:min-h-11 max-md:[&_.btn]:px-4';

/** A bar of buttons that stays at the foot of the window; admin.css keeps notices above it. */
export const BottomBar = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section aria-label={label} className={BAR}>
    {children}
  </section>
);
