import type { ReactNode } from 'react';

type VisuallyHiddenProps = { as?: 'span' | 'h2' | undefined; children: ReactNode };

/** Text for screen readers. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className="sr-only">{children}</Tag>;
}
