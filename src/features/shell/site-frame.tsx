import type { ReactNode } from 'react';
import { useOnline } from '#data/online.ts';
import { OutboxSender } from '#features/requests/outbox-sender.tsx';
import { OfflineStrip } from '#ui/offline-strip.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Announcement } from './frame-parts.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = {
  /** Footer of the page; without one, the page's content fills the window. */
  footer?: ReactNode;
  children: ReactNode;
};

export function SiteFrame({ footer, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Announcement />
      <SiteHeader />
      <OfflineStrip isOnline={useOnline()}>
        Vos favoris restent lisibles{'\u202f'}; les prix datent de votre dernière visite.
      </OfflineStrip>
      <OutboxSender />
      <main id="contenu" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}
