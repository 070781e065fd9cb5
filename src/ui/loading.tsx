import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type LoadingProps = { className?: string | undefined; children: ReactNode };

/** Shows a loading message, visible only after 300 ms. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <div
      role="status"
      className={classNames('appear-late grid justify-items-start gap-4', className)}
    >
      <p className="text-body text-ink-2">{children}</p>
      <span className="loading-line" />
    </div>
  );
}
