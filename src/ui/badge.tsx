import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = { className?: string | undefined; children: ReactNode };

/** A label on the left edge of a picture; its parent is `relative`. */
export function Badge({ className, children }: BadgeProps) {
  return (
    <p
      className={classNames(
        'absolute top-5.5 left-0 z-1 bg-paper px-3 py-1.5 text-caption font-medium text-accent',
        className,
      )}
    >
      {children}
    </p>
  );
}
