import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';

export const TitledSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-ink pt-3 pb-8">
    <h2 className="mb-4 font-display text-[1.625rem]/[1.2]">{title}</h2>
    {children}
  </section>
);

/**
 * Classes of the bar with the save buttons, which is lower on a phone; its shadow covers the focus outlines of fields
 * that scroll behind it.
 */
const BAR =
  'bottom-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-3.5 border-t border-rule bg-paper-2 py-3.5 shadow-[-6px_0_var(--color-paper-2),6px_0_var(--color-paper-2)] max-md:gap-1.5 max-md:py-2 max-md:[&_.btn]:min-h-11 max-md:[&_.btn]:px-2.5';

export const BottomBar = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section aria-label={label} className={BAR}>
    {children}
  </section>
);

export const ErrorText = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 align-bottom text-error">
    <Icon name="warning" size={16} />
    <span>{children}</span>
  </span>
);

export const LoadingOrProblem = ({ problem }: { problem: string | undefined }) =>
  problem === undefined ? (
    <Loading>Chargement…</Loading>
  ) : (
    <p role="status" className="text-ink-2">
      {problem}
    </p>
  );
