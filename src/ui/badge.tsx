import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <p className="absolute top-5.5 left-0 z-1 bg-paper px-3 py-1.5 text-caption font-medium text-accent">
      {children}
    </p>
  );
}
