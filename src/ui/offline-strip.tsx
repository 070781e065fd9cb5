import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type OfflineStripProps = { title: string; children?: ReactNode };

export function OfflineStrip({ title, children }: OfflineStripProps) {
  return (
    <div role="status" className="bg-sand">
      <p className="page-margins flex items-start gap-3.5 py-3.5 text-ui md:py-4.25">
        <Icon name="offline" size={18} className="mt-0.5 flex-none" />
        <span>
          <strong>{title}</strong> {children}
        </span>
      </p>
    </div>
  );
}
