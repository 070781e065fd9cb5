import type { ReactNode } from 'react';

type VisuallyHiddenProps = { as?: 'span' | 'h2' | undefined; children: ReactNode };

export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className="sr-only">{children}</Tag>;
}
