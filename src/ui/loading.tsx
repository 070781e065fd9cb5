import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type LoadingProps = { className?: string | undefined; children: ReactNode };

export function Loading({ className, children }: LoadingProps) {
  return (
    <p role="status" className={classNames('late text-body text-ink-2', className)}>
      {children}
    </p>
  );
}
