import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export function Failed({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom text-error">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </span>
  );
}
