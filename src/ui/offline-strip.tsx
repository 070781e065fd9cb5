import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type OfflineStripProps = { isOnline: boolean; children: ReactNode };

/** Renders a strip while offline. Its live region stays in the page, so that screen readers announce changes. */
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
