import type { ReactNode } from 'react';
import { useOnline } from '#data/online.ts';
import { OutboxSender } from '#features/requests/outbox-sender.tsx';
import { Icon } from '#ui/icon.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Announcement } from './frame-parts.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = {
  /** Footer of the page; without one, the page fills the window. */
  footer?: ReactNode;
  children: ReactNode;
};

export function SiteFrame({ footer, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Announcement />
      <SiteHeader />
      <OfflineNotice />
      <OutboxSender />
      <main id="contenu" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}

function OfflineNotice() {
  const online = useOnline();
  return (
    <>
      <OfflineStrip isOnline={online}>
        Vos favoris restent lisibles{'\u202f'}; les prix datent de votre dernière visite.
      </OfflineStrip>
      <p
        aria-hidden="true"
        className="pointer-events-none sticky top-0 z-20 -mt-9 flex h-9 self-end text-caption"
      >
        {!online && (
          <span className="flex items-center gap-2 border-b border-l border-rule bg-sand px-4 print:hidden">
            <Icon name="offline" size={16} />
            Hors connexion
          </span>
        )}
      </p>
    </>
  );
}
