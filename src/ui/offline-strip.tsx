import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type OfflineStripProps = { isOnline: boolean; children: ReactNode };

/** Renders a message across the page while offline. Its live region always exists, so that screen readers read it. */
export const OfflineStrip = ({ isOnline, children }: OfflineStripProps) => (
  <div role="status" className="bg-sand">
    {!isOnline && (
      <p className="page-margins flex items-start gap-3.5 py-3.5 text-ui md:py-4.25">
        <Icon name="offline" size={18} className="mt-0.5 flex-none" />
        <span>
          <strong>Vous êtes hors connexion.</strong> {children}
        </span>
      </p>
    )}
  </div>
);
