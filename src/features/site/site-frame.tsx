import type { ReactNode } from 'react';
import { OutboxSender } from '#features/requests/outbox-sender.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Announcement } from './frame-parts.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = {
  /** Without a footer, the page fills the window and has no newsletter. */
  footer?: ReactNode;
  children: ReactNode;
};

export function SiteFrame({ footer, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Announcement />
      <SiteHeader hasNewsletter={footer !== undefined} />
      <OfflineNotice />
      {footer !== undefined && <OutboxSender />}
      <main id="contenu" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}
